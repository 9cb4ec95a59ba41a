import type { Conversation, Message } from '@motohaat/contract/conversations';
import type { Notice } from '@motohaat/contract/notices';
import type { Offer } from '@motohaat/contract/offers';
import { acceptedHours, answerHours, offersPerDay } from '@motohaat/domain/offer';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import type { Actor } from '../../plugins/authentication.ts';
import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { readPages } from '../../testing/read-pages.ts';
import { makeOffer } from './make-offer.ts';
import { expireOffers } from './offers.repository.ts';

let market: Market;
let buyer: Person;
let bike: Awaited<ReturnType<Market['bike']>>;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
  bike = await market.bike({ name: 'Yamaha R15 V3', resale_price: 100_000 });
});

const make = (amount: number, by = buyer, on = bike) =>
  market.post(by, '/api/offers', { productId: on.id, amount });
const listed = async (person: Person) =>
  (await market.get(person, `/api/offers?productId=${bike.id}`)).json<Offer[]>();
const one = async (person: Person) => {
  const [offer] = await listed(person);
  if (!offer) throw new Error('There is no offer');
  return offer;
};
/** Answers the offer as this person sees it. */
async function answer(person: Person, act: string, amount?: number) {
  const { _id, version } = await one(person);
  return market.post(person, `/api/offers/${_id}/answer`, { act, version, amount });
}
const book = (price?: number, by = buyer) =>
  market.post(by, '/api/bookings', { productId: bike.id, ...(price !== undefined && { price }) });
const reason = (reply: Awaited<ReturnType<typeof book>>) => [
  reply.statusCode,
  reply.json<{ code?: string }>().code,
];

test('two people agree on a price, and the buyer books for that, once, while the public price stays', async () => {
  expect((await make(80_000)).statusCode).toBe(200);
  expect(await one(market.seller)).toMatchObject({
    side: 'seller',
    amount: 80_000,
    price: 100_000,
    acts: ['accept', 'decline', 'counter'],
  });
  expect((await answer(market.seller, 'counter', 92_000)).json()).toMatchObject({
    status: 'countered',
  });
  expect((await answer(buyer, 'counter', 88_000)).json()).toMatchObject({ status: 'open' });
  expect((await answer(market.seller, 'accept')).json()).toMatchObject({ status: 'accepted' });
  const notices = (await market.get(buyer, '/api/notices')).json<{ title: string }[]>();
  expect(notices[0]?.title).toBe('Your offer was accepted');
  const dear = await book(100_000);
  expect(reason(dear)).toEqual([409, 'price_changed']);
  expect(dear.json()).toMatchObject({ message: messagesIn('en').offers.agreed(88_000) });
  const booked = await book(88_000);
  expect(booked.statusCode, booked.body).toBe(200);
  const { insertedId } = booked.json<{ insertedId: string }>();
  expect(await market.storedBooking(insertedId)).toMatchObject({ amount: 88_000, asked: 100_000 });
  expect((await market.storedBike(bike.id)).resale_price).toBe(100_000);
  expect((await one(buyer)).status).toBe('used');
  await market.post(buyer, `/api/bookings/${insertedId}/cancel`);
  expect(reason(await book(88_000))).toEqual([409, 'price_changed']);
  expect((await book(100_000)).statusCode).toBe(200);
});

test('what is done about an offer stands in the conversation, in its order among the messages', async () => {
  await make(80_000);
  const { conversationId } = await one(buyer);
  const thread = async (person: Person) =>
    (await market.get(person, `/api/conversations/${conversationId}/messages`)).json<Message[]>();
  const mine = async (person: Person) =>
    (await market.get(person, `/api/conversations/${conversationId}`)).json<Conversation>();
  const say = (person: Person, text: string) =>
    market.post(person, `/api/conversations/${conversationId}/messages`, {
      text,
      clientId: newId(),
    });
  await say(buyer, 'It has a scratch.');
  expect(await mine(market.seller)).toMatchObject({ unread: 2, last: { offer: null } });
  await answer(market.seller, 'counter', 92_000);
  expect(await mine(buyer)).toMatchObject({
    unread: 1,
    last: { own: false, text: null, offer: { event: 'countered', amount: 92_000 } },
  });
  const told = (await market.get(buyer, '/api/notices')).json<Notice[]>();
  expect(told).toMatchObject([
    { kind: 'offer', path: `/dashboard/messages/${conversationId}`, read: false },
  ]);
  await market.app.inject({
    method: 'PUT',
    url: `/api/conversations/${conversationId}/seen`,
    headers: { authorization: buyer.authorization },
    payload: { number: 3 },
  });
  expect((await market.get(buyer, '/api/notices')).json()).toMatchObject([{ read: true }]);
  await answer(buyer, 'accept');
  expect((await book(92_000)).statusCode).toBe(200);
  expect((await thread(market.seller)).toReversed()).toMatchObject([
    { number: 1, own: false, text: null, offer: { event: 'made', amount: 80_000 } },
    { number: 2, own: false, text: 'It has a scratch.', offer: null },
    { number: 3, own: true, offer: { event: 'countered', amount: 92_000 } },
    { number: 4, own: false, offer: { event: 'accepted', amount: 92_000 } },
    { number: 5, own: false, offer: { event: 'booked', amount: 92_000 } },
  ]);
  const removed = await market.remove(
    market.seller,
    `/api/conversations/${conversationId}/messages/3`,
  );
  expect(reason(removed)).toEqual([409, 'conflict']);
  const listedHere = await market.get(buyer, `/api/offers?conversationId=${conversationId}`);
  expect(listedHere.json()).toMatchObject([{ status: 'used', conversationId }]);
  const elsewhere = await market.get(buyer, `/api/offers?conversationId=${newId()}`);
  expect(elsewhere.json()).toEqual([]);
});

test('between two of whom one has blocked the other no price is agreed on; either takes an own one back', async () => {
  await make(80_000);
  const { conversationId } = await one(buyer);
  const block = `/api/conversations/${conversationId}/block`;
  const { authorization } = market.seller;
  await market.app.inject({ method: 'PUT', url: block, headers: { authorization } });
  for (const [act, amount] of [['accept'], ['counter', 90_000]] as const) {
    const refused = await answer(market.seller, act, amount);
    expect(refused.json()).toMatchObject({
      message: 'No more messages can be sent in this conversation.',
    });
  }
  expect((await answer(buyer, 'withdraw')).statusCode).toBe(200);
  expect(reason(await make(81_000))).toEqual([409, 'conflict']);
  await market.remove(market.seller, block);
});

test('whoever’s offer is over makes another at once', async () => {
  await make(80_000);
  const { _id } = await one(buyer);
  const expires_at = new Date(Date.now() - 1_000);
  await market.db.updateTable('offers').set({ expires_at }).where('id', '=', _id).execute();
  expect((await make(85_000)).statusCode).toBe(200);
});

test('an accepted offer does not come back with a bike that another has booked and given back', async () => {
  await make(80_000);
  await answer(market.seller, 'accept');
  const other = await market.signIn('buyer');
  const { insertedId } = (await book(100_000, other)).json<{ insertedId: string }>();
  await market.post(other, `/api/bookings/${insertedId}/cancel`);
  expect((await one(buyer)).status).toBe('expired');
});

test('the price is the server’s: nobody else books for what two agreed on', async () => {
  await make(80_000);
  expect(reason(await book(80_000))).toEqual([409, 'price_changed']);
  await answer(market.seller, 'accept');
  const other = await market.signIn('buyer');
  expect(reason(await book(80_000, other))).toEqual([409, 'price_changed']);
  expect((await book(100_000, other)).statusCode).toBe(200);
  expect((await one(buyer)).status).toBe('expired');
  expect(reason(await book(80_000))).toEqual([409, 'already_booked']);
});

test('of two answers at once one counts', async () => {
  await make(80_000);
  const { _id, version } = await one(market.seller);
  const say = (act: string, who: Person) =>
    market.post(who, `/api/offers/${_id}/answer`, { act, version });
  const answers = await Promise.all([
    say('accept', market.seller),
    say('accept', market.seller),
    say('withdraw', buyer),
    say('decline', market.seller),
  ]);
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((one_, two) => one_ - two);
  expect(codes).toEqual([200, 409, 409, 409]);
});

test.each([
  ['its time', { expires_at: new Date(0) }, {}],
  ['the bike is hidden', {}, { status: 'hidden' }],
  ['the bike is sold', {}, { status: 'sold' }],
  ['the bike costs less', {}, { resale_price: 80_000 }],
] as const)('an accepted offer ends: %s', async (_, offer, change) => {
  await make(80_000);
  await answer(market.seller, 'accept');
  const { _id } = await one(buyer);
  if ('expires_at' in offer) {
    await market.db.updateTable('offers').set(offer).where('id', '=', _id).execute();
  }
  if ('status' in change || 'resale_price' in change) {
    await market.db.updateTable('products').set(change).where('id', '=', bike.id).execute();
  }
  expect((await one(buyer)).status).toBe('expired');
  expect((await answer(buyer, 'withdraw')).statusCode).toBe(409);
  await expireOffers(market.db, { now: new Date(), limit: 500 });
  const stored = await market.db
    .selectFrom('offers')
    .select('status')
    .where('id', '=', _id)
    .execute();
  expect(stored).toEqual([{ status: 'expired' }]);
});

test('an answer to what is over, or was changed since it was read, says so', async () => {
  await make(80_000);
  const { _id, version } = await one(market.seller);
  const say = (act: string, who: Person, amount?: number) =>
    market.post(who, `/api/offers/${_id}/answer`, { act, version, amount });
  expect(reason(await say('counter', market.seller, 100_000))).toEqual([422, 'invalid']);
  expect((await say('counter', market.seller, 90_000)).statusCode).toBe(200);
  expect(reason(await say('accept', buyer))).toEqual([409, 'conflict']);
  expect(await one(buyer)).toMatchObject({ status: 'countered', amount: 90_000 });
  const expires_at = new Date(0);
  await market.db.updateTable('offers').set({ expires_at }).where('id', '=', _id).execute();
  expect((await answer(buyer, 'accept')).json()).toMatchObject({
    code: 'conflict',
    message: 'This offer is over.',
  });
});

test('an answer leaves a week for the next, and an accepted offer two days to book', async () => {
  await make(80_000);
  const hoursLeft = async () =>
    Math.round((Date.parse((await one(buyer)).expiresAt) - Date.now()) / 3_600_000);
  expect(await hoursLeft()).toBe(answerHours);
  await answer(market.seller, 'counter', 90_000);
  expect(await hoursLeft()).toBe(answerHours);
  await answer(buyer, 'accept');
  expect(await hoursLeft()).toBe(acceptedHours);
});

test('nobody accepts an own offer, nor for another amount than was offered; the other side is told', async () => {
  await make(80_000);
  expect(reason(await answer(buyer, 'accept'))).toEqual([409, 'conflict']);
  expect((await answer(market.seller, 'accept', 90_000)).statusCode).toBe(200);
  expect(await one(buyer)).toMatchObject({ status: 'accepted', amount: 80_000 });
  const told = market.db.selectFrom('notices').select('data').where('user_id', '=', buyer.id);
  expect(await told.execute()).toMatchObject([{ data: { as: 'buyer', amount: 80_000 } }]);
});

test('whoever’s agreed price is over books for the public one', async () => {
  await make(80_000);
  await answer(market.seller, 'accept');
  const { _id } = await one(buyer);
  const expires_at = new Date(0);
  await market.db.updateTable('offers').set({ expires_at }).where('id', '=', _id).execute();
  expect(reason(await book(80_000))).toEqual([409, 'price_changed']);
  expect((await book(100_000)).statusCode).toBe(200);
});

test('an offer that is sent again is the same one', async () => {
  const id = newId();
  const actor = { id: buyer.id, role: 'buyer' } as Actor;
  const send = () => makeOffer(market.db, actor, { productId: bike.id, amount: 80_000 }, { id });
  expect([await send(), await send()]).toEqual([id, id]);
  expect(await listed(buyer)).toMatchObject([{ _id: id, amount: 80_000 }]);
});

test('offers are read by pages, newest first, and of one bike alone', async () => {
  const bikes = [bike, await market.bike(), await market.bike()];
  for (const each of bikes) await make(80_000, buyer, each);
  expect(await listed(buyer)).toMatchObject([{ productId: bike.id }]);
  const pages = await readPages<Offer>('/api/offers?limit=2', (url) => market.get(buyer, url));
  expect(pages.flat().map(({ productId }) => productId)).toEqual(
    bikes.map(({ id }) => id).toReversed(),
  );
  for (const what of ['productId', 'conversationId']) {
    const none = await market.get(buyer, `/api/offers?${what}=none`);
    expect([none.statusCode, none.json()]).toEqual([200, []]);
  }
});

test('offers have bounds: below the price, one for a bike, so many a day, not for one’s own', async () => {
  expect((await make(100_000)).statusCode).toBe(422);
  expect((await make(0)).statusCode).toBe(422);
  expect((await make(90_000)).statusCode).toBe(200);
  expect(reason(await make(95_000))).toEqual([409, 'duplicate']);
  for (let more = 1; more < offersPerDay; more += 1) {
    expect((await make(1_000, buyer, await market.bike())).statusCode).toBe(200);
  }
  expect(reason(await make(1_000, buyer, await market.bike()))).toEqual([409, 'limit_reached']);
  const stranger = await market.signIn('buyer');
  expect(await listed(stranger)).toEqual([]);
  const exported = (await market.get(buyer, '/api/profile/export')).json<{ offers: object[] }>();
  expect(exported.offers).toHaveLength(offersPerDay);
});
