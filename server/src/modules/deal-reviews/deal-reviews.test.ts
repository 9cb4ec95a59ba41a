import type { BookingReviews, PublicReview, ReportedReview } from '@motohaat/contract/deal-reviews';
import { hiddenDays } from '@motohaat/domain/deal-review';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import {
  lockBooking,
  markCompleted,
  markDisputed,
  markPaid,
  markRefunded,
  markRefundPending,
} from '../bookings/booking.transitions.ts';
import { tellShown } from './tell-shown.ts';
import { writeReview } from './write-review.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

type Deal = { buyer: Person; seller: Person; id: string };
const day = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * day);

async function move(id: string, step: (...args: Parameters<typeof markPaid>) => Promise<unknown>) {
  await market.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id);
    if (booking) await step(trx, booking);
  });
}

async function handedOver(): Promise<Deal> {
  const buyer = await market.signIn('buyer', { name: 'Rina Khatun' });
  const bike = await market.bike();
  const answer = await market.post(buyer, '/api/bookings', { productId: bike.id });
  const { insertedId: id } = answer.json<{ insertedId: string }>();
  await move(id, markPaid);
  await move(id, (trx, row) => markCompleted(trx, row, { actor: 'buyer', how: 'word' }));
  return { buyer, seller: market.seller, id };
}

const put = ({ authorization }: Person, { id }: Deal, stars: number, words: string) =>
  market.app.inject({
    method: 'PUT',
    url: `/api/bookings/${id}/review`,
    headers: { authorization },
    payload: { stars, words },
  });
const read = async (person: Person, { id }: Deal) =>
  (await market.get(person, `/api/bookings/${id}/reviews`)).json<BookingReviews>();
const shownAt = async (url: string) =>
  (await market.app.inject(url)).json<PublicReview[]>().map(({ words }) => words);
const sellerUrl = async () => {
  const { public_id: id } = await market.db
    .selectFrom('users')
    .select('public_id')
    .where('id', '=', market.seller.id)
    .executeTakeFirstOrThrow();
  return `/api/sellers/${id}`;
};

test('a review is hidden until both have written, and then stands; each answers once', async () => {
  const deal = await handedOver();
  const url = `${await sellerUrl()}/reviews`;
  expect((await put(deal.buyer, deal, 5, 'As described, papers in order.')).statusCode).toBe(200);
  expect((await put(deal.buyer, deal, 4, 'As described, but late.')).statusCode).toBe(200);
  expect(await read(deal.seller, deal)).toMatchObject({ theirs: null, mine: null, mayWrite: true });
  expect(await read(deal.buyer, deal)).toMatchObject({ mine: { stars: 4, isShown: false } });
  expect(await shownAt(url)).not.toContain('As described, but late.');

  expect((await put(deal.seller, deal, 5, 'Came in time and paid.')).statusCode).toBe(200);
  const ofSeller = await read(deal.seller, deal);
  expect(ofSeller).toMatchObject({ theirs: { stars: 4, mayAnswer: true }, mayWrite: false });
  expect(await shownAt(url)).toContain('As described, but late.');
  expect(await shownAt(url)).not.toContain('Came in time and paid.');
  expect((await put(deal.buyer, deal, 1, 'I changed my mind.')).statusCode).toBe(409);

  const answering = `/api/reviews/${ofSeller.theirs?._id}/answer`;
  const words = 'The ferry was late, sorry.';
  expect((await market.post(deal.seller, answering, { words })).statusCode).toBe(200);
  expect((await market.post(deal.seller, answering, { words: 'Once more.' })).statusCode).toBe(409);
  expect((await read(deal.buyer, deal)).mine?.answer).toMatchObject({ words });
  const told = await market.db
    .selectFrom('notices')
    .select(['user_id', 'kind'])
    .where('booking_id', '=', deal.id)
    .where('kind', 'in', ['reviewed', 'review_answered'])
    .orderBy('kind')
    .execute();
  expect(told.filter(({ kind }) => kind === 'reviewed')).toHaveLength(2);
  expect(told.filter(({ kind }) => kind === 'review_answered')).toEqual([
    { user_id: deal.buyer.id, kind: 'review_answered' },
  ]);
});

test('a review alone is told of when its 14 days are over, once', async () => {
  const deal = await handedOver();
  await put(deal.buyer, deal, 2, 'The battery was dead.');
  const tellAt = (days: number) =>
    market.db
      .transaction()
      .execute((trx) => tellShown(trx, { now: later(days), bookingId: deal.id }));
  expect(await tellAt(hiddenDays - 1)).toBe(0);
  expect(await tellAt(hiddenDays)).toBe(1);
  expect(await tellAt(hiddenDays + 1)).toBe(0);
});

test.each([
  ['what was written stays after a day', 1, 3],
  ['nothing is written 60 days after completion', 60, undefined],
])('%s', async (_, days, stars) => {
  const deal = await handedOver();
  const writing = { bookingId: deal.id, actorId: deal.buyer.id };
  const review = { stars: 3, words: 'It was all right.' };
  if (stars !== undefined) await writeReview(market.db, { ...writing, review });
  const again = { ...writing, review: { ...review, stars: 1 }, now: later(days) };
  await expect(writeReview(market.db, again)).rejects.toMatchObject({ code: 'conflict' });
  expect((await read(deal.buyer, deal)).mine?.stars).toBe(stars);
});

test('nobody reviews what is not completed, and a refund afterwards takes reviews away', async () => {
  const deal = await handedOver();
  const url = `${await sellerUrl()}/reviews`;
  await put(deal.buyer, deal, 1, 'The engine broke at once.');
  await put(deal.seller, deal, 1, 'The buyer broke the engine.');
  expect(await shownAt(url)).toContain('The engine broke at once.');
  await move(deal.id, (trx, row) =>
    markDisputed(trx, row, { reason: 'other', words: 'It broke down.' }),
  );
  expect(await shownAt(url)).toContain('The engine broke at once.');
  await move(deal.id, (trx, row) => markRefundPending(trx, row, { text: 'It was broken.' }));
  await move(deal.id, markRefunded);
  expect(await shownAt(url)).not.toContain('The engine broke at once.');
  const late = await put(deal.buyer, deal, 5, 'Now it is all right.');
  expect(late.json()).toMatchObject({ code: 'conflict' });
});

test('a reported review is looked at once: it is removed for everybody, or it stays', async () => {
  const deal = await handedOver();
  const admin = await market.signIn('admin');
  const url = `${await sellerUrl()}/reviews`;
  await put(deal.buyer, deal, 1, 'He is a thief and a liar.');
  await put(deal.seller, deal, 5, 'A friendly buyer.');
  const { theirs } = await read(deal.seller, deal);
  const of = `/api/reviews/${theirs?._id}`;
  const report = { reason: 'abusive', note: 'I am none.' };
  expect((await market.post(deal.seller, `${of}/report`, report)).statusCode).toBe(200);
  expect((await market.post(deal.seller, `${of}/report`, report)).statusCode).toBe(409);
  const list = async () =>
    (await market.get(admin, '/api/reportedReviews'))
      .json<ReportedReview[]>()
      .filter(({ _id }) => _id === theirs?._id);
  expect(await list()).toMatchObject([{ reports: 1, reasons: ['abusive'], notes: ['I am none.'] }]);
  // Nobody judges an own case: its writer has become an admin since.
  const own = market.db.updateTable('users').where('id', '=', deal.buyer.id);
  await own.set({ role: 'admin' }).execute();
  expect((await market.post(deal.buyer, `${of}/keep`, { reason: '' })).statusCode).toBe(403);
  await own.set({ role: 'buyer' }).execute();
  expect((await market.post(admin, `${of}/keep`, { reason: '' })).statusCode).toBe(200);
  expect(await list()).toEqual([]);
  expect(await shownAt(url)).toContain('He is a thief and a liar.');
  expect((await market.post(admin, `${of}/remove`, { reason: 'An insult.' })).statusCode).toBe(200);
  expect(await shownAt(url)).not.toContain('He is a thief and a liar.');
  expect((await market.post(admin, `${of}/remove`, { reason: 'Again.' })).statusCode).toBe(409);
});

test('words that are too short or too many stars are refused with a sentence', async () => {
  const deal = await handedOver();
  const short = await put(deal.buyer, deal, 5, 'Good.');
  expect(short.json()).toMatchObject({ code: 'invalid', fields: { words: expect.any(String) } });
  expect((await put(deal.buyer, deal, 6, 'More than five stars.')).statusCode).toBe(422);
  expect((await read(deal.buyer, deal)).mine).toBeNull();
});
