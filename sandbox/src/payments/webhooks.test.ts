import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Shop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

/** Waits for so many webhooks, and a moment longer for one too many. */
async function arrived(count: number): Promise<string[]> {
  await expect.poll(() => shop.received.length, { timeout: 5000 }).toBeGreaterThanOrEqual(count);
  await sleep(50);
  expect(shop.received).toHaveLength(count);
  return shop.receivedTypes;
}

describe('what is told', () => {
  it('of a payment, signed so that the SDK accepts it', async () => {
    const intent = await shop.intent({ metadata: { bookingId: 'b1' } }, { idempotencyKey: 'k1' });
    await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(await arrived(3)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
    const [created] = shop.received;
    expect(created).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      request: { id: intent.lastResponse.requestId, idempotency_key: 'k1' },
      data: {
        object: { id: intent.id, status: 'requires_payment_method', metadata: { bookingId: 'b1' } },
      },
    });
    expect(created?.id).toMatch(/^evt_3\w{23}$/);
    expect(await shop.stripe.events.retrieve(created?.id ?? '')).toMatchObject({
      type: 'payment_intent.created',
      pending_webhooks: 0,
    });
  });

  it.each([
    ['pm_card_visa_chargeDeclined', ['charge.failed', 'payment_intent.payment_failed']],
    ['pm_card_authenticationRequired', ['payment_intent.requires_action']],
  ])('of a confirmation with %s', async (method, types) => {
    await shop.intent({ payment_method: method, confirm: true }).catch(() => undefined);
    expect((await arrived(1 + types.length)).slice(1)).toEqual(types);
  });

  it('of a cancellation and of processing', async () => {
    const { id } = await shop.intent();
    await shop.stripe.paymentIntents.cancel(id);
    const other = await shop.intent();
    await shop.control(`intents/${other.id}/advance`, { to: 'processing' });
    const types = await arrived(4);
    expect(types).toContain('payment_intent.canceled');
    expect(types).toContain('payment_intent.processing');
  });

  it('can be listed by type', async () => {
    await shop.intent({ payment_method: 'pm_card_visa', confirm: true });
    const types = ['payment_intent.succeeded', 'payment_intent.created'];
    const events = await shop.stripe.events.list({ types });
    expect(events.data.map(({ type }) => type)).toEqual(types);
    const one = await shop.stripe.events.list({ type: 'charge.succeeded', limit: 1 });
    expect(one.data).toHaveLength(1);
  });
});

describe('an endpoint that fails', () => {
  it('is told again until it answers with a 2xx', async () => {
    shop.webhookStatus = 500;
    const { id } = await shop.intent();
    await expect.poll(() => shop.received.length).toBe(2);
    shop.webhookStatus = 302;
    await expect.poll(() => shop.received.length, { timeout: 5000 }).toBe(3);
    shop.webhookStatus = 204;
    await arrived(4);
    expect(new Set(shop.received.map((event) => event.id)).size).toBe(1);
    const { events, deliveries } = await shop.state();
    expect(deliveries.map(({ status }) => status)).toEqual([500, 500, 302, 204]);
    expect(events[0]).toMatchObject({ pending_webhooks: 0, data: { object: { id } } });
  });

  it('is told what it missed after a restart of the sandbox', async () => {
    await shop.control('webhook', { paused: true });
    const { id } = await shop.intent();
    await shop.sandbox.stop();
    expect(shop.received).toEqual([]);
    await shop.startSandbox();
    expect(await arrived(1)).toEqual(['payment_intent.created']);
    expect((await shop.stripe.paymentIntents.retrieve(id)).id).toBe(id);
  });
});

describe('a test may', () => {
  it('pause and resume', async () => {
    await shop.control('webhook', { paused: true });
    await shop.intent({ payment_method: 'pm_card_visa', confirm: true });
    await sleep(100);
    expect(shop.received).toEqual([]);
    await shop.control('webhook', { paused: false });
    await arrived(3);
  });

  it('reverse the order', async () => {
    await shop.control('webhook', { paused: true, reorder: true });
    await shop.intent({ payment_method: 'pm_card_visa', confirm: true });
    await shop.control('webhook', { paused: false });
    expect(await arrived(3)).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);
  });

  it('duplicate', async () => {
    await shop.control('webhook', { duplicates: 2 });
    await shop.intent();
    await arrived(3);
    expect(new Set(shop.received.map(({ id }) => id)).size).toBe(1);
  });

  it('delay', async () => {
    await shop.control('webhook', { delayMs: 300 });
    const start = performance.now();
    await shop.intent();
    await arrived(1);
    expect(performance.now() - start).toBeGreaterThanOrEqual(299);
  });

  it('have one or all told again', async () => {
    await shop.intent({ payment_method: 'pm_card_visa', confirm: true });
    await arrived(3);
    const [first] = shop.received;
    await shop.control('webhook/resend', { event: first?.id });
    await arrived(4);
    await shop.control('webhook/resend', { all: true });
    await arrived(7);
    expect((await shop.control('webhook/resend', { event: 'evt_none' })).status).toBe(404);
  });

  it('name another endpoint, on this computer only', async () => {
    const configure = async (change: object) => (await shop.control('webhook', change)).status;
    expect(await configure({ url: 'https://example.com/hook', secret: 'whsec_x' })).toBe(400);
    expect(await configure({ url: shop.webhook.url })).toBe(400);
    expect(await configure(shop.webhook)).toBe(200);
    const answer = await (await shop.control('webhook')).text();
    expect(answer).toContain(shop.webhook.url);
    expect(answer).not.toContain(shop.webhook.secret);
  });
});
