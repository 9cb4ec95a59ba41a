import { conversationsPerDay, messagesPerHour, talkReportsPerDay } from '@motohaat/domain/talk';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';

let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
});

const ask = async (productId: string, person = buyer) =>
  market.post(person, '/api/conversations', { productId });
async function opened(): Promise<{ id: string; bikeId: string }> {
  const bike = await market.bike();
  const answer = await ask(bike.id);
  return { id: answer.json<{ insertedId: string }>().insertedId, bikeId: bike.id };
}
const send = (person: Person, id: string, text: string) =>
  market.post(person, `/api/conversations/${id}/messages`, { text, clientId: newId() });

test('only a buyer opens a conversation, and only about a bike', async () => {
  const bike = await market.bike();
  const other = await market.signIn('seller');
  expect((await ask(bike.id, other)).json()).toMatchObject({ code: 'forbidden' });
  for (const person of [buyer, other]) {
    const nothing = await market.post(person, '/api/conversations', {});
    expect(nothing.json()).toMatchObject({
      code: 'invalid',
      fields: { productId: expect.any(String) },
    });
  }
  expect((await ask('x')).json()).toMatchObject({ code: 'not_for_sale' });
  const unknown = await market.post(buyer, '/api/conversations', { bookingId: 'x' });
  expect(unknown.json()).toMatchObject({ code: 'not_found' });
});

test('conversations of a day and messages of an hour have a limit with a sentence', async () => {
  const { id, bikeId } = await opened();
  const rows = Array.from({ length: messagesPerHour }, (_, index) => ({
    conversation_id: id,
    number: index + 1,
    sender_id: buyer.id,
    client_id: newId(),
    text: 'Hello',
  }));
  await market.db.insertInto('messages').values(rows).execute();
  await market.db
    .updateTable('conversations')
    .set({ last_number: messagesPerHour })
    .where('id', '=', id)
    .execute();
  const flood = await send(buyer, id, 'One more');
  expect(flood.statusCode).toBe(429);
  expect(flood.json()).toMatchObject({
    message: 'You can send 60 messages an hour. Try again in 60 minutes.',
  });
  expect(Number(flood.headers['retry-after'])).toBeGreaterThan(3_000);
  for (let count = 1; count < conversationsPerDay; count += 1) {
    // One after the other, as people do.
    expect((await ask((await market.bike()).id)).statusCode).toBe(200);
  }
  const another = await market.bike();
  const offer = (productId: string) =>
    market.post(buyer, '/api/offers', { productId, amount: 80_000 });
  for (const refused of [await ask(another.id), await offer(another.id)]) {
    expect(refused.json()).toMatchObject({ code: 'limit_reached' });
  }
  // One more than there can be, as of before the limit.
  await market.db
    .insertInto('conversations')
    .values({
      id: newId(),
      product_id: another.id,
      buyer_id: buyer.id,
      seller_id: market.seller.id,
    })
    .execute();
  for (const known of [await ask(bikeId), await offer(bikeId)]) expect(known.statusCode).toBe(200);
});

test('ten conversations a day are reported at the most, decided or not', async () => {
  const { id } = await opened();
  const closed_at = new Date();
  const earlier = Array.from({ length: talkReportsPerDay - 1 }, () => ({
    id: newId(),
    conversation_id: id,
    reporter_id: buyer.id,
    reason: 'spam' as const,
    last_number: 0,
    status: 'dismissed' as const,
    closed_at,
  }));
  await market.db.insertInto('conversation_reports').values(earlier).execute();
  const report = async () =>
    market.post(buyer, `/api/conversations/${(await opened()).id}/report`, { reason: 'spam' });
  expect((await report()).statusCode).toBe(200);
  expect((await report()).json()).toMatchObject({ code: 'limit_reached' });
});
