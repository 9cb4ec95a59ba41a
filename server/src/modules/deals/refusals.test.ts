import type { BookingStory } from '@motohaat/contract/deal';
import type { BookingStatus } from '@motohaat/domain/booking';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addBooking } from '../../testing/rows.ts';
import { recordEvent } from '../bookings/booking-events.ts';

let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
  buyer = await market.signIn('buyer');
});
afterAll(() => market.stop());

/** A booking in this state, with what happened to it. */
async function deal(status: BookingStatus, ...kinds: Parameters<typeof recordEvent>[2]['kind'][]) {
  const bike = await market.bike({ status: 'reserved' });
  const { id } = await addBooking(market.db, bike, { buyer_id: buyer.id, status });
  for (const kind of kinds) await recordEvent(market.db, id, { kind, actor: 'buyer' });
  return id;
}

const story = async (id: string) =>
  (await market.get(buyer, `/api/bookings/${id}/story`)).json<BookingStory>();
const kindsOf = async (id: string) => (await story(id)).events.map(({ kind }) => kind).toReversed();
const codeOf = async (id: string) =>
  (await market.get(buyer, `/api/bookings/${id}/handOverCode`)).json<{ code: string }>().code;

const acts = {
  seen: (id: string) =>
    market.app.inject({
      method: 'PUT',
      url: `/api/bookings/${id}/seen`,
      headers: { authorization: buyer.authorization },
      payload: { seen: true },
    }),
  propose: (id: string) => {
    const time = new Date(Date.now() + 3_600_000).toISOString();
    return market.post(buyer, `/api/bookings/${id}/meeting`, { place: 'My shop', time });
  },
  confirm: (id: string, number = 1) =>
    market.post(market.seller, `/api/bookings/${id}/meeting/confirm`, { number }),
  dispute: (id: string) => {
    const dispute = { reason: 'papers', words: 'The number on the frame is another.' };
    return market.post(buyer, `/api/bookings/${id}/dispute`, dispute);
  },
  answer: (id: string) =>
    market.post(market.seller, `/api/bookings/${id}/dispute/answer`, {
      words: 'It is the number in the certificate.',
    }),
  receive: (id: string) => market.post(buyer, `/api/bookings/${id}/received`),
  'hand over': (id: string) =>
    market.post(market.seller, `/api/bookings/${id}/handOver`, { code: '123456' }),
};

const cancelled = 'This booking was cancelled.';
const unpaid = 'This booking is not paid yet.';
const paid = 'This booking is paid already.';
const nothing = 'There is nothing to answer in this booking.';
test.each([
  ['seen', 'paid', [], paid],
  ['seen', 'cancelled', [], cancelled],
  ['propose', 'completed', [], 'This booking is completed.'],
  ['propose', 'cancelled', [], cancelled],
  ['confirm', 'cancelled', ['meeting_proposed'], cancelled],
  ['dispute', 'pending_payment', [], unpaid],
  ['dispute', 'cancelled', [], cancelled],
  ['answer', 'paid', [], nothing],
  ['answer', 'completed', [], nothing],
  ['answer', 'disputed', ['paid', 'bank_disputed'], nothing],
  ['answer', 'disputed', ['disputed', 'answered'], 'You have answered already.'],
  ['receive', 'pending_payment', [], unpaid],
  ['hand over', 'pending_payment', [], unpaid],
  ['hand over', 'cancelled', [], cancelled],
] as const)(
  'to %s in a booking that is %s after %j is refused: %s',
  async (act, status, kinds, message) => {
    const id = await deal(status, ...kinds);
    const answer = await acts[act](id);
    expect(answer.json()).toMatchObject({ code: 'conflict', message });
    expect(await story(id)).toMatchObject({ status });
    expect(await kindsOf(id)).toEqual(kinds);
  },
);

const words = 'It is the number in the certificate.';
test.each([
  ['dispute', 'buyer', { reason: 'papers', words }],
  ['received', 'buyer', undefined],
  ['dispute/answer', 'seller', { words }],
  ['handOver', 'seller', { code: '123456' }],
] as const)('%s is for the %s alone', async (act, side, body) => {
  const id = await deal('paid');
  const other = side === 'buyer' ? market.seller : buyer;
  const refused = await market.post(other, `/api/bookings/${id}/${act}`, body);
  expect(refused.json()).toMatchObject({
    code: 'forbidden',
    message: `Only the ${side} can do this.`,
  });
  expect(await story(id)).toMatchObject({ status: 'paid', events: [] });
});

test('a seller answers what its buyer says is wrong, also when a bank looks into it besides', async () => {
  const id = await deal('disputed', 'paid', 'disputed', 'bank_disputed');
  expect((await acts.answer(id)).statusCode).toBe(200);
  expect(await kindsOf(id)).toContain('answered');
});

test.each([
  ['confirm', 'pending_payment', ['meeting_proposed'], 'meeting_confirmed'],
  ['confirm', 'paid', ['meeting_proposed'], 'meeting_confirmed'],
  ['receive', 'paid', ['paid'], 'handed_over'],
  ['dispute', 'paid', ['paid'], 'disputed'],
] as const)(
  'to %s in a booking that is %s, done twice, is done once',
  async (act, status, kinds, done) => {
    const id = await deal(status, ...kinds);
    for (const _ of [1, 2]) expect((await acts[act](id)).statusCode).toBe(200);
    expect(await kindsOf(id)).toEqual([...kinds, done]);
  },
);

test('the code stays as it is until five wrong ones were tried', async () => {
  const id = await deal('paid');
  const code = await codeOf(id);
  const wrong = code === '000000' ? '000001' : '000000';
  const handOver = (typed: string) =>
    market.post(market.seller, `/api/bookings/${id}/handOver`, { code: typed });
  for (let tries = 0; tries < 4; tries += 1) {
    expect((await handOver(wrong)).json()).toMatchObject({ code: 'wrong_code' });
  }
  expect(await codeOf(id)).toBe(code);
  expect((await handOver(code)).json()).toMatchObject({ status: 'completed' });
});
