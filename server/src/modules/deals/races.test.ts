import type { BookingStory } from '@motohaat/contract/deal';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createPayingMarket, type Customer, type PayingMarket } from '../../testing/paying.ts';
import { runOut } from '../../testing/payment-story.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { settle } from '../payments/settle.ts';
import { withdrawForgotten } from '../payments/withdraw.ts';

let market: PayingMarket;
beforeAll(async () => {
  market = await createPayingMarket();
});
afterAll(() => market.stop());

/** So often is each race run: who is first differs. */
const rounds = 6;
async function race(run: () => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await run();
}

const inBooking = (person: Person, { bookingId }: Customer, act: string, body?: object) =>
  market.post(person, `/api/bookings/${bookingId}/${act}`, body && { ...body });
const storyOf = async (person: Person, { bookingId }: Customer) =>
  (await market.get(person, `/api/bookings/${bookingId}/story`)).json<BookingStory>();
const kindsOf = ({ events }: BookingStory) => events.map(({ kind }) => kind).toReversed();

async function charged(): Promise<Customer & { intent: string }> {
  const customer = await market.customer();
  const intent = await market.opened(customer);
  await market.card.confirm(intent);
  return { ...customer, intent };
}

async function paid(): Promise<Customer> {
  const customer = await charged();
  await settle(market.payments, customer.intent);
  return customer;
}

test('the code and a complaint at once: the complaint is heard, and the bike is sold if the code was first', async () => {
  await race(async () => {
    const deal = await paid();
    const url = `/api/bookings/${deal.bookingId}/handOverCode`;
    const { code } = (await market.get(deal.buyer, url)).json<{ code: string }>();
    const complaint = { reason: 'papers', words: 'The papers are missing.' };
    const [handedOver, disputed] = await Promise.all([
      inBooking(market.seller, deal, 'handOver', { code }),
      inBooking(deal.buyer, deal, 'dispute', complaint),
      inBooking(deal.buyer, deal, 'dispute', complaint),
    ]);
    expect(disputed.statusCode).toBe(200);
    const isFirst = handedOver.statusCode === 200;
    const story = await storyOf(deal.buyer, deal);
    expect(story.status).toBe('disputed');
    const between = isFirst ? ['handed_over'] : [];
    expect(kindsOf(story)).toEqual(['booked', 'paid', ...between, 'disputed']);
    expect((await market.storedBike(deal.bikeId)).status).toBe(isFirst ? 'sold' : 'reserved');
  });
});

test('an agreed price that is booked in two tabs and withdrawn at once is used once or not at all', async () => {
  await race(async () => {
    const buyer = await market.signIn('buyer');
    const bike = await market.bike({ resale_price: 100_000 });
    const made = await market.post(buyer, '/api/offers', { productId: bike.id, amount: 88_000 });
    const { insertedId: id } = made.json<{ insertedId: string }>();
    const answer = (person: Person, act: string, version: number) =>
      market.post(person, `/api/offers/${id}/answer`, { act, version });
    const accepted = await Promise.all([1, 2].map(() => answer(market.seller, 'accept', 1)));
    expect(accepted.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(accepted.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
    const book = () => market.post(buyer, '/api/bookings', { productId: bike.id, price: 88_000 });
    const [one, two, withdrawn] = await Promise.all([book(), book(), answer(buyer, 'withdraw', 2)]);
    const booked = [one, two].filter(({ statusCode }) => statusCode === 200);
    expect(booked.length + (withdrawn.statusCode === 200 ? 1 : 0)).toBe(1);
    const offer = await market.db
      .selectFrom('offers')
      .select(['status', 'booking_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(offer).toEqual(
      booked[0]
        ? { status: 'used', booking_id: booked[0].json<{ insertedId: string }>().insertedId }
        : { status: 'withdrawn', booking_id: null },
    );
  });
});

test('a charge in the last second of a hold: the bike is the buyer’s, or the money goes back with a reason', async () => {
  await race(async () => {
    const { intent, ...deal } = await charged();
    const rival = await market.signIn('buyer');
    await Promise.all([
      runOut(market, deal.bookingId, (id) => withdrawForgotten(market.payments, id)),
      market.post(deal.buyer, '/api/payments', { transactionId: intent }),
      market.post(rival, '/api/bookings', { productId: deal.bikeId }),
    ]);
    await reconcilePayments(market.payments, { now: new Date(Date.now() + 360_000) });
    const { status, events } = await storyOf(deal.buyer, deal);
    const refunds = (await market.card.state()).refunds.filter(
      (each) => each.payment_intent === intent,
    );
    const holders = await market.db
      .selectFrom('bookings')
      .select('id')
      .where('product_id', '=', deal.bikeId)
      .where('status', 'in', ['pending_payment', 'paid'])
      .execute();
    expect(holders).toHaveLength(1);
    if (holders[0]?.id === deal.bookingId) {
      expect([status, refunds.length]).toEqual(['paid', 0]);
    } else {
      expect([status, refunds.length]).toEqual(['refunded', 1]);
      expect(events.find(({ kind }) => kind === 'refund_started')?.words).toBeTruthy();
    }
  });
});

test('both sides review at once, and one of them twice: each has one review, and both are shown', async () => {
  await race(async () => {
    const deal = await paid();
    await inBooking(deal.buyer, deal, 'received');
    const write = ({ authorization }: Person, words: string) =>
      market.app.inject({
        method: 'PUT',
        url: `/api/bookings/${deal.bookingId}/review`,
        headers: { authorization },
        payload: { stars: 4, words },
      });
    const answers = await Promise.all([
      write(deal.buyer, 'All papers were there.'),
      write(deal.buyer, 'All papers were there.'),
      write(market.seller, 'Came in time and paid.'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const reviews = await market.db
      .selectFrom('deal_reviews')
      .select(['side', 'is_told'])
      .where('booking_id', '=', deal.bookingId)
      .where('shown_at', '<=', new Date())
      .orderBy('side')
      .execute();
    expect(reviews).toEqual([
      { side: 'buyer', is_told: true },
      { side: 'seller', is_told: true },
    ]);
  });
});
