import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createPayingMarket, type Customer, type PayingMarket } from '../../testing/paying.ts';
import { sendWebhook, sign, type Signing } from '../../testing/payments.ts';

let market: PayingMarket;
beforeAll(async () => {
  market = await createPayingMarket();
});
afterAll(() => market.stop());
beforeEach(() => market.card.failures([]));

/** A customer whose charge succeeded, and the provider's event of it. */
async function charged() {
  const customer = await market.customer();
  const intent = await market.opened(customer);
  await market.card.confirm(intent);
  const { events } = await market.card.state();
  const event = events.find(
    ({ type, data }) =>
      type === 'payment_intent.succeeded' && (data.object as { id?: string }).id === intent,
  );
  if (!event) throw new Error('The provider has no event of the charge.');
  return { customer, intent, event };
}

const statusOf = async ({ bookingId }: Customer) => (await market.storedBooking(bookingId)).status;
const knownEvents = async (id: string) =>
  market.db.selectFrom('payment_events').selectAll().where('provider_event_id', '=', id).execute();
const seconds = () => Math.floor(Date.now() / 1000);

describe('the signature', () => {
  test.each<[string, () => Signing]>([
    ['of now', () => ({})],
    ['of five minutes ago', () => ({ timestamp: seconds() - 295 })],
  ])('%s is taken', async (_name, signing) => {
    const { customer, event } = await charged();
    const answer = await sendWebhook(market.app, JSON.stringify(event), signing());
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await statusOf(customer)).toBe('paid');
  });

  test.each<[string, () => Signing]>([
    ['of more than five minutes ago', () => ({ timestamp: seconds() - 305 })],
    ['with another secret', () => ({ secret: 'whsec_another' })],
    ['of another body', () => ({ signed: '{"id":"evt_2"}' })],
  ])('%s is refused', async (_name, signing) => {
    const { customer, event } = await charged();
    const answer = await sendWebhook(market.app, JSON.stringify(event), signing());
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'bad_request' }]);
    expect(await statusOf(customer)).toBe('pending_payment');
    expect(await knownEvents(event.id)).toEqual([]);
  });

  test.each<[string, (signature: string) => string | undefined]>([
    ['missing', () => undefined],
    ['empty', () => ''],
    ['garbage', () => 'garbage'],
    ['without a time', (signature) => signature.replace(/^t=\d+,/, '')],
    ['without its scheme', (signature) => signature.replace('v1=', 'v0=')],
    ['cut short', (signature) => signature.slice(0, -1)],
    ['with another time', (signature) => signature.replace(/^t=\d+/, `t=${seconds() - 1}`)],
  ])('%s is refused', async (_name, change) => {
    const { customer, event } = await charged();
    const payload = JSON.stringify(event);
    const signature = change(sign(payload));
    const answer = await market.app.inject({
      method: 'POST',
      url: '/api/webhooks/payments',
      headers: {
        'content-type': 'application/json',
        authorization: customer.buyer.authorization,
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(await statusOf(customer)).toBe('pending_payment');
  });

  test('is over the very bytes: spaces and unusual letters count', async () => {
    const { customer, event } = await charged();
    const payload = `${JSON.stringify({ ...event, note: 'ঢাকা é' }, null, 3)}\n`;
    expect((await sendWebhook(market.app, payload)).statusCode).toBe(200);
    expect(await statusOf(customer)).toBe('paid');
  });

  test.each(['application/json', 'text/plain', 'application/octet-stream'])(
    'is all that counts, also with the type %s',
    async (type) => {
      const { event } = await charged();
      const payload = JSON.stringify(event);
      const answer = await market.app.inject({
        method: 'POST',
        url: '/api/webhooks/payments',
        headers: { 'content-type': type, 'stripe-signature': sign(payload) },
        payload,
      });
      expect(answer.statusCode).toBe(200);
    },
  );

  test.each(['', 'not JSON', '[]', 'null', '"text"'])(
    'does not make an event of %j',
    async (payload) => {
      expect((await sendWebhook(market.app, payload)).statusCode).toBe(400);
    },
  );
});

describe('an event', () => {
  test('acts once, however often and at once it is told', async () => {
    const { customer, event } = await charged();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => market.card.tell(market.app, event)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await statusOf(customer)).toBe('paid');
    expect(await knownEvents(event.id)).toHaveLength(1);
    const { calls } = await market.card.state();
    await market.card.tell(market.app, event);
    expect((await market.card.state()).calls).toHaveLength(calls.length);
  });

  test('is asked about, not believed', async () => {
    const customer = await market.customer();
    const intent = await market.opened(customer);
    const event = {
      id: 'evt_forged_in_the_vendors_name',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: intent, object: 'payment_intent', status: 'succeeded' } },
    };
    expect((await sendWebhook(market.app, JSON.stringify(event))).statusCode).toBe(200);
    expect(await statusOf(customer)).toBe('pending_payment');
  });

  test.each([
    ['of a kind that nobody knows', { object: { id: 'x_1', object: 'x' } }],
    ['about an unknown intent', { object: { id: 'pi_unknown', object: 'payment_intent' } }],
    ['about nothing', {}],
  ])('%s is taken and has no effect', async (_name, data) => {
    const event = { id: `evt_${Math.random()}`, object: 'event', type: 'some.thing', data };
    expect((await sendWebhook(market.app, JSON.stringify(event))).statusCode).toBe(200);
    expect(await knownEvents(event.id)).toEqual([]);
  });

  test('about an intent that another system made is taken and has no effect', async () => {
    const { stripe } = market.card;
    const intent = await stripe.paymentIntents.create({
      amount: 5_000_000,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      confirm: true,
      return_url: 'https://shop.example',
    });
    const { events } = await market.card.state();
    const told = events.filter(({ data }) => (data.object as { id?: string }).id === intent.id);
    const answers = await Promise.all(told.map((event) => market.card.tell(market.app, event)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const row = market.db.selectFrom('payments').select('id');
    expect(await row.where('transaction_id', '=', intent.id).execute()).toEqual([]);
  });

  test('that cannot be looked into now is asked for again', async () => {
    const { customer, event } = await charged();
    await market.card.failures([{ match: '/v1/', status: 429 }]);
    expect((await market.card.tell(market.app, event)).statusCode).toBe(503);
    expect(await knownEvents(event.id)).toEqual([]);
    await market.card.failures([]);
    expect((await market.card.tell(market.app, event)).statusCode).toBe(200);
    expect(await statusOf(customer)).toBe('paid');
  });

  test('of a refund and of a charge count for their intent', async () => {
    const { customer, intent } = await charged();
    const { events } = await market.card.state();
    const ofCharge = events.find(
      ({ type, data }) =>
        type === 'charge.succeeded' &&
        (data.object as { payment_intent?: string }).payment_intent === intent,
    );
    if (ofCharge) await market.card.tell(market.app, ofCharge);
    expect(await statusOf(customer)).toBe('paid');
    await market.card.stripe.refunds.create({ payment_intent: intent });
    const later = (await market.card.state()).events.slice(events.length);
    await Promise.all(later.map((event) => market.card.tell(market.app, event)));
    expect(await statusOf(customer)).toBe('refunded');
    expect(await market.storedBike(customer.bikeId)).toMatchObject({ status: 'active' });
  });
});

test('a body beyond any event of the provider is refused', async () => {
  const answer = await sendWebhook(market.app, JSON.stringify({ id: 'x'.repeat(600_000) }));
  expect(answer.statusCode).toBe(413);
});
