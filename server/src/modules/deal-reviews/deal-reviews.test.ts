import type { BookingReviews, PublicReview, ReportedReview } from '@motohaat/contract/deal-reviews';
import { hiddenDays, reviewableUntil } from '@motohaat/domain/deal-review';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addBooking, addProduct } from '../../testing/rows.ts';
import { listEvents } from '../bookings/booking-events.ts';
import {
  lockBooking,
  markCompleted,
  markDisputed,
  markPaid,
  markRefunded,
  markRefundPending,
} from '../bookings/booking.transitions.ts';
import { dealOf } from '../bookings/deal-facts.ts';
import { reportReview } from './reported-reviews.ts';
import { readStanding } from './standing.ts';
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
const sellerUrl = async (seller = market.seller) => {
  const { public_id: id } = await market.db
    .selectFrom('users')
    .select('public_id')
    .where('id', '=', seller.id)
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
    .select(['user_id', 'kind', 'data'])
    .where('booking_id', '=', deal.id)
    .where('kind', 'in', ['reviewed', 'review_answered'])
    .execute();
  expect(told).toHaveLength(3);
  for (const [{ id }, kind, data] of [
    [deal.seller, 'reviewed', { as: 'seller', stars: 4 }],
    [deal.buyer, 'reviewed', { as: 'buyer', stars: 5 }],
    [deal.buyer, 'review_answered', expect.any(Object)],
  ] as const) {
    expect(told).toContainEqual({ user_id: id, kind, data });
  }
});

test('a review alone is told of when its 14 days are over, once', async () => {
  const deal = await handedOver();
  await put(deal.buyer, deal, 2, 'The battery was dead.');
  const other = await handedOver();
  await put(other.buyer, other, 3, 'It was another bike.');
  const tellAt = (days: number, { id: bookingId } = deal) =>
    market.db.transaction().execute((trx) => tellShown(trx, { now: later(days), bookingId }));
  expect(await tellAt(hiddenDays - 1)).toBe(0);
  expect(await tellAt(hiddenDays)).toBe(1);
  expect(await tellAt(hiddenDays + 1)).toBe(0);
  expect(await tellAt(hiddenDays, other)).toBe(1);
});

test('a review is written up to the last moment of its time', async () => {
  const { id, buyer } = await handedOver();
  const events = (await listEvents(market.db, [id])).get(id) ?? [];
  const until = reviewableUntil(dealOf(await market.storedBooking(id), events)) ?? 0;
  const review = { stars: 3, words: 'It was all right.' };
  const writeAt = (at: number) =>
    writeReview(market.db, { bookingId: id, actorId: buyer.id, review, now: new Date(at) });
  await expect(writeAt(until)).rejects.toMatchObject({ code: 'conflict' });
  await expect(writeAt(until - 1)).resolves.toBeUndefined();
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

test('reviews of a booking are not found by a stranger, and what is none by nobody', async () => {
  const deal = await handedOver();
  await put(deal.buyer, deal, 5, 'As described, papers in order.');
  const stranger = await market.signIn('buyer');
  for (const id of [deal.id, newId()]) {
    const answer = await market.get(stranger, `/api/bookings/${id}/reviews`);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  }
  const admin = await market.signIn('admin');
  const none = await market.post(admin, `/api/reviews/${newId()}/remove`, { reason: 'An insult.' });
  expect(none.json()).toMatchObject({ code: 'not_found' });
  await expect(report(newId(), stranger)).rejects.toMatchObject({ code: 'not_found' });
});

test('words that are too short or too many stars are refused with a sentence', async () => {
  const deal = await handedOver();
  const short = await put(deal.buyer, deal, 5, 'Good.');
  expect(short.json()).toMatchObject({ code: 'invalid', fields: { words: expect.any(String) } });
  expect((await put(deal.buyer, deal, 6, 'More than five stars.')).statusCode).toBe(422);
  expect((await read(deal.buyer, deal)).mine).toBeNull();
});

/** Adds a review that a buyer wrote, and that can be read. */
async function addReview(about = market.seller, minutes = 1) {
  const buyer = await market.signIn('buyer');
  const bike = await addProduct(market.db, { seller_id: about.id });
  const row = { buyer_id: buyer.id, status: 'completed' } as const;
  const { id: booking_id } = await addBooking(market.db, bike, row);
  const [id, at] = [newId(), new Date(Date.now() - minutes * 60_000)];
  await market.db
    .insertInto('deal_reviews')
    .values({
      id,
      booking_id,
      side: 'buyer',
      author_id: buyer.id,
      about_id: about.id,
      stars: 3,
      words: 'It was all right.',
      written_at: at,
      shown_at: at,
    })
    .execute();
  return id;
}
const report = (reviewId: string, reporter: Person, id = newId()) =>
  reportReview(market.db, { id, reviewId, reporterId: reporter.id, report: { reason: 'untrue' } });

test('a report that is sent again is the same one, and an account makes 20 in a day', async () => {
  const [stranger, id] = [await market.signIn('buyer'), newId()];
  const first = await addReview();
  for (const _ of [1, 2]) await report(first, stranger, id);
  await expect(report(first, stranger)).rejects.toMatchObject({ code: 'duplicate' });
  for (let made = 1; made < 20; made += 1) await report(await addReview(), stranger);
  const refused = report(await addReview(), stranger);
  await expect(refused).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 86_400 });
  await market.db
    .updateTable('deal_review_reports')
    .set({ created_at: later(-1) })
    .where('id', '=', id)
    .execute();
  await report(await addReview(), stranger);
});

/** All pages from here on, one entry each. */
async function entriesOf<Entry>(url: string, person: Person) {
  return (await readPages<Entry>(`${url}?limit=1`, (page) => market.get(person, page))).flat();
}

test('reviews of a seller are read by pages, the latest first, and reported ones the oldest first', async () => {
  const seller = await market.signIn('seller');
  const ids = [await addReview(seller, 3), await addReview(seller, 2), await addReview(seller, 1)];
  const shown = await entriesOf<PublicReview>(`${await sellerUrl(seller)}/reviews`, seller);
  expect(shown.map(({ _id }) => _id)).toEqual(ids.toReversed());
  const stranger = await market.signIn('buyer');
  for (const id of ids) await report(id, stranger);
  const admin = await market.signIn('admin');
  const reported = await entriesOf<ReportedReview>('/api/reportedReviews', admin);
  expect(reported.map(({ _id }) => _id).filter((id) => ids.includes(id))).toEqual(ids);
});

test.each([
  ['keep', 'review.kept', null],
  ['remove', 'review.removed', expect.any(Date)],
] as const)('what an admin decides is kept: %s', async (act, action, removedAt) => {
  const id = await addReview();
  await report(id, await market.signIn('buyer'));
  const admin = await market.signIn('admin');
  await market.post(admin, `/api/reviews/${id}/${act}`, { reason: 'An insult.' });
  const review = market.db.selectFrom('deal_reviews').select('removed_at').where('id', '=', id);
  expect(await review.executeTakeFirst()).toEqual({ removed_at: removedAt });
  const audit = market.db.selectFrom('audit_log').select('action').where('actor_id', '=', admin.id);
  expect(await audit.execute()).toEqual([{ action }]);
});

test('nobody is known of whom there is no account', async () => {
  expect(await readStanding(market.db, newId())).toEqual({
    handOvers: 0,
    reviews: { count: 0, stars: null },
    answerMinutes: null,
  });
});
