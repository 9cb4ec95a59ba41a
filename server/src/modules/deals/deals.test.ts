import type { BookingStory } from '@motohaat/contract/deal';
import { maximumDealEvents } from '@motohaat/domain/deal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { lockBooking, markPaid } from '../bookings/booking.transitions.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

type Deal = { buyer: Person; id: string; bikeId: string };

async function booked(): Promise<Deal> {
  const buyer = await market.signIn('buyer', { name: 'Rina Khatun' });
  const bike = await market.bike();
  const answer = await market.post(buyer, '/api/bookings', {
    productId: bike.id,
    phone: '01712345678',
  });
  return { buyer, bikeId: bike.id, id: answer.json<{ insertedId: string }>().insertedId };
}

async function paid(): Promise<Deal> {
  const deal = await booked();
  await market.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, deal.id);
    if (booking) await markPaid(trx, booking);
  });
  return deal;
}

const post = (person: Person, { id }: Deal, act: string, body?: Record<string, unknown>) =>
  market.post(person, `/api/bookings/${id}/${act}`, body);
const put = ({ authorization }: Person, { id }: Deal, seen: boolean) =>
  market.app.inject({
    method: 'PUT',
    url: `/api/bookings/${id}/seen`,
    headers: { authorization },
    payload: { seen },
  });
const story = async (person: Person, { id }: Deal) =>
  (await market.get(person, `/api/bookings/${id}/story`)).json<BookingStory>();
const codeOf = async ({ buyer, id }: Deal) =>
  (await market.get(buyer, `/api/bookings/${id}/handOverCode`)).json<{ code: string }>().code;
const decide = (admin: Person, { id }: Deal, how: 'complete' | 'refund', reason: string) =>
  market.post(admin, `/api/bookings/${id}/${how}`, { reason });
const book = async (buyer: Person) => {
  const bike = await market.bike();
  return market.post(buyer, '/api/bookings', { productId: bike.id });
};
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const bookAndCancel = async (buyer: Person) => {
  const { insertedId } = (await book(buyer)).json<{ insertedId: string }>();
  await market.post(buyer, `/api/bookings/${insertedId}/cancel`);
  return insertedId;
};
const kinds = ({ events }: BookingStory) => events.map(({ kind }) => kind).toReversed();

test('both sides follow the same steps, each with the other’s number and what is next', async () => {
  const deal = await paid();
  const [ours, theirs] = [await story(deal.buyer, deal), await story(market.seller, deal)];
  expect(ours.steps.map(({ state }) => state)).toEqual(['done', 'skipped', 'done', 'now', 'open']);
  expect(theirs.steps).toEqual(ours.steps);
  expect(kinds(ours)).toEqual(['booked', 'paid']);
  expect(ours).toMatchObject({ side: 'buyer', phone: null, next: 'collect', isReachable: true });
  expect(theirs).toMatchObject({ side: 'seller', phone: '+8801712345678', next: 'enter_code' });
  expect(ours.deadline?.kind).toBe('complete');
});

test('no number is shown once a booking was cancelled, and both read why', async () => {
  const deal = await booked();
  await post(deal.buyer, deal, 'cancel');
  const seen = await story(market.seller, deal);
  expect(seen).toMatchObject({ phone: null, next: 'nothing', deadline: null });
  const sales = (await market.get(market.seller, '/api/sales')).json<{ _id: string }[]>();
  expect(sales.find(({ _id }) => _id === deal.id)).toMatchObject({ phone: '' });
  expect(seen.events[0]).toMatchObject({
    kind: 'cancelled',
    by: 'buyer',
    words: 'The buyer cancelled the booking.',
  });
});

test('having seen the bike is said and taken back until it is paid', async () => {
  const deal = await booked();
  expect((await story(deal.buyer, deal)).next).toBe('see_and_pay');
  for (const seen of [true, true, false, true]) await put(deal.buyer, deal, seen);
  const after = await story(deal.buyer, deal);
  expect(after).toMatchObject({ next: 'pay', seenAt: expect.any(String) });
  expect(kinds(after)).toEqual(['booked', 'seen', 'not_seen', 'seen']);
  const bought = await paid();
  expect((await put(bought.buyer, bought, true)).json()).toMatchObject({ code: 'conflict' });
});

describe('a meeting', () => {
  const proposal = { place: 'BRTA office, Mirpur', time: at(24) };

  test('stands once the other side has confirmed the last proposal', async () => {
    const deal = await booked();
    await post(deal.buyer, deal, 'meeting', { place: 'My shop', time: at(5) });
    const { meeting: first } = await story(market.seller, deal);
    await post(deal.buyer, deal, 'meeting', proposal);
    const old = await post(market.seller, deal, 'meeting/confirm', { number: first?.number });
    expect(old.json()).toMatchObject({ code: 'conflict' });
    const { meeting } = await story(market.seller, deal);
    expect(meeting).toMatchObject({ ...proposal, by: 'buyer', confirmedAt: null });
    const number = meeting?.number;
    const own = await post(deal.buyer, deal, 'meeting/confirm', { number });
    expect(own.json()).toMatchObject({ code: 'conflict' });
    await post(market.seller, deal, 'meeting/confirm', { number });
    expect((await story(deal.buyer, deal)).meeting?.confirmedAt).toEqual(expect.any(String));
  });

  test.each([
    ['time', 'the past', { ...proposal, time: at(-1) }],
    ['time', '31 days ahead', { ...proposal, time: at(31 * 24) }],
    ['time', 'no time', { ...proposal, time: 'soon' }],
    ['place', 'nowhere', { ...proposal, place: ' ' }],
    ['location', 'two lines', { ...proposal, place: 'here\nor there' }],
  ])('is refused with a sentence at %s for %s', async (field, _what, body) => {
    const deal = await booked();
    const answer = await post(deal.buyer, deal, 'meeting', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ fields: object }>().fields).toHaveProperty(field);
    expect((await story(deal.buyer, deal)).meeting).toBeNull();
  });
});

test('a story ends at its hundredth entry', async () => {
  const deal = await booked();
  const { length } = (await story(deal.buyer, deal)).events;
  const meeting = () => post(deal.buyer, deal, 'meeting', { place: 'My shop', time: at(5) });
  const filler = Array.from({ length: maximumDealEvents - 1 - length }, (_, index) => ({
    booking_id: deal.id,
    number: length + 1 + index,
    kind: 'seen' as const,
    actor: 'buyer' as const,
    data: '{}',
  }));
  await market.db.insertInto('booking_events').values(filler).execute();
  expect((await meeting()).statusCode).toBe(200);
  expect((await meeting()).json()).toMatchObject({ code: 'limit_reached' });
});

describe('the hand-over', () => {
  test('with the code completes at once, in either script, and twice is once', async () => {
    const deal = await paid();
    const code = await codeOf(deal);
    const inBangla = code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    const typed = `${inBangla.slice(0, 3)} ${inBangla.slice(3)}`;
    const first = await post(market.seller, deal, 'handOver', { code: typed });
    const second = await post(market.seller, deal, 'handOver', { code: typed });
    expect(first.json()).toEqual({ acknowledged: true, status: 'completed' });
    expect(second.json()).toEqual(first.json());
    expect((await market.storedBike(deal.bikeId)).status).toBe('sold');
    const after = await story(deal.buyer, deal);
    expect(kinds(after)).toEqual(['booked', 'paid', 'handed_over']);
    expect(after.events[0]).toMatchObject({ by: 'seller', how: 'code' });
    expect(after).toMatchObject({ mayComplain: true, deadline: { kind: 'complain' } });
  });

  test('on the buyer’s own word completes too', async () => {
    const deal = await paid();
    await post(deal.buyer, deal, 'received');
    const after = await story(market.seller, deal);
    expect(after).toMatchObject({
      status: 'completed',
      events: [{ by: 'buyer', how: 'word' }, {}, {}],
    });
  });

  test('refuses all codes for an hour after five wrong ones, and has another code then', async () => {
    const deal = await paid();
    const code = await codeOf(deal);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await post(market.seller, deal, 'handOver', { code: wrong });
      expect(answer.json()).toMatchObject({ code: 'wrong_code' });
    }
    const next = await codeOf(deal);
    expect(next).not.toBe(code);
    const refused = await post(market.seller, deal, 'handOver', { code: next });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await story(deal.buyer, deal)).status).toBe('paid');
    await market.db
      .updateTable('booking_events')
      .set({ at: new Date(Date.now() - 3_601_000) })
      .where('booking_id', '=', deal.id)
      .where('kind', '=', 'wrong_code')
      .execute();
    const answer = await post(market.seller, deal, 'handOver', { code: next });
    expect(answer.json()).toMatchObject({ status: 'completed' });
  });

  test('has no code before it is paid', async () => {
    const deal = await booked();
    const answer = await market.get(deal.buyer, `/api/bookings/${deal.id}/handOverCode`);
    expect(answer.json()).toMatchObject({ code: 'conflict' });
  });
});

describe('what is wrong', () => {
  const complaint = { reason: 'papers', words: 'The number on the frame is another.' };

  test('stops the booking until an admin has decided, with a reason that both read', async () => {
    const deal = await paid();
    const admin = await market.signIn('admin');
    await post(deal.buyer, deal, 'dispute', complaint);
    const code = await post(market.seller, deal, 'handOver', { code: '123456' });
    expect(code.json()).toMatchObject({ code: 'conflict' });
    expect(await story(market.seller, deal)).toMatchObject({ status: 'disputed', next: 'answer' });
    const words = 'It is the number in the certificate.';
    await post(market.seller, deal, 'dispute/answer', { words });
    const again = await post(market.seller, deal, 'dispute/answer', { words });
    expect(again.json()).toMatchObject({ code: 'conflict' });
    expect((await story(admin, deal)).events).toMatchObject([
      { kind: 'answered', by: 'seller', words },
      { kind: 'disputed', by: 'buyer', ...complaint },
      {},
      {},
    ]);
    await decide(admin, deal, 'complete', 'The papers are right.');
    for (const person of [deal.buyer, market.seller]) {
      expect(await story(person, deal)).toMatchObject({
        status: 'completed',
        events: [{ by: 'admin', how: 'admin', words: 'The papers are right.' }, {}, {}, {}, {}],
      });
    }
  });

  test('is not settled by returning money that never came', async () => {
    const deal = await paid();
    await post(deal.buyer, deal, 'dispute', complaint);
    const admin = await market.signIn('admin');
    const refused = await decide(admin, deal, 'refund', 'The papers are wrong.');
    expect(refused.json()).toMatchObject({ code: 'conflict' });
    expect((await market.storedBooking(deal.id)).status).toBe('disputed');
  });

  test('can be said for a week after the hand-over, and not later', async () => {
    const [soon, late] = [await paid(), await paid()];
    for (const deal of [soon, late]) await post(deal.buyer, deal, 'received');
    await market.db
      .updateTable('booking_events')
      .set({ at: new Date(Date.now() - 7 * 86_400_000 - 1_000) })
      .where('booking_id', '=', late.id)
      .where('kind', '=', 'handed_over')
      .execute();
    expect((await post(soon.buyer, soon, 'dispute', complaint)).statusCode).toBe(200);
    const refused = await post(late.buyer, late, 'dispute', complaint);
    expect(refused.json()).toMatchObject({
      code: 'conflict',
      message: 'The week in which you could say that something is wrong is over.',
    });
    expect((await market.storedBooking(late.id)).status).toBe('completed');
  });

  test.each(['Bad.', 'x'.repeat(2_001)])('is told in 10 to 2000 characters: %s', async (words) => {
    const deal = await paid();
    const answer = await post(deal.buyer, deal, 'dispute', { ...complaint, words });
    expect(answer.statusCode).toBe(422);
    expect((await market.storedBooking(deal.id)).status).toBe('paid');
  });
});

describe('an account books no more', () => {
  test('after five bookings in a day', async () => {
    const buyer = await market.signIn('buyer');
    for (let number = 0; number < 5; number += 1) await bookAndCancel(buyer);
    const answer = await book(buyer);
    expect(answer.json()).toMatchObject({
      code: 'limit_reached',
      message: 'You can book 5 bikes a day. Try again tomorrow.',
    });
  });

  test('for a week after three holds ran out in 30 days', async () => {
    const buyer = await market.signIn('buyer');
    for (let number = 0; number < 3; number += 1) {
      const id = await bookAndCancel(buyer);
      await market.db
        .updateTable('bookings')
        .set({ status: 'expired', updated_at: new Date(Date.now() - (number + 1) * 86_400_000) })
        .where('id', '=', id)
        .execute();
    }
    expect((await book(buyer)).json()).toMatchObject({
      code: 'limit_reached',
      message: '3 of your bookings ran out unpaid, so you can book again in 6 days.',
    });
  });
});
