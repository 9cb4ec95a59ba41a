import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';

import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Shop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const get = (pathname: string) => fetch(new URL(pathname, shop.sandbox.url));

const end = (source: string, outcome: string) =>
  fetch(`${shop.sandbox.url}/payments/frames/challenge`, {
    method: 'POST',
    body: new URLSearchParams({ source: source, outcome }),
  });

const sourceOf = ({ next_action: action }: Stripe.PaymentIntent) =>
  String(action?.use_stripe_sdk?.['source']);

describe('the browser library', () => {
  it('is one classic script at the place that the loader names for this edition', async () => {
    const { scriptUrl } = shop.sandbox.payments;
    expect(scriptUrl).toBe(`${shop.sandbox.url}/endive/stripe.js`);
    const answer = await fetch(scriptUrl);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    const text = await answer.text();
    expect(() => new Script(text)).not.toThrow();
    expect(text).not.toMatch(/^(import|export) /m);
  });
});

describe('the frames', () => {
  it.each(['card', 'challenge?source=src_none'])(
    '%s: only pages of this computer',
    async (name) => {
      const answer = await get(`/payments/frames/${name}`);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain('frame-ancestors http://localhost:* http://127.0.0.1:*');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(await answer.text()).not.toMatch(/<script(?![^>]* src=)|style=/);
    },
  );

  it('load nothing that is not there', async () => {
    for (const frame of ['card', 'challenge']) {
      const text = await (await get(`/payments/frames/${frame}`)).text();
      const files = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file ?? '');
      expect(files).toHaveLength(2);
      for (const file of files) {
        const content = await (await get(file)).text();
        const imports = [...content.matchAll(/from '\.\/([^']+)'/g)].map(([, name]) => name);
        for (const name of imports) expect((await get(`/payments/frames/${name}`)).ok).toBe(true);
      }
    }
  });
});

describe('the check by the bank', () => {
  it.each([
    ['authenticationRequired', 'complete', 'succeeded', undefined],
    [
      'authenticationRequired',
      'fail',
      'requires_payment_method',
      'payment_intent_authentication_failure',
    ],
    ['threeDSecureRequiredChargeDeclined', 'complete', 'requires_payment_method', 'card_declined'],
  ])('of %s, ended by %s, leads to %s', async (card, outcome, status, code) => {
    const intent = await shop.intent({ payment_method: `pm_card_${card}`, confirm: true });
    expect(intent.status).toBe('requires_action');
    const source = sourceOf(intent);
    expect(await (await get(`/payments/frames/challenge?source=${source}`)).text()).toContain(
      'BDT 1,85,000.00',
    );
    expect((await end(source, outcome)).status).toBe(200);
    const after = await shop.stripe.paymentIntents.retrieve(intent.id);
    expect([after.status, after.last_payment_error?.code]).toEqual([status, code]);
    expect((await end(source, 'complete')).status).toBe(404);
  });

  it('counts for nothing once the intent is cancelled', async () => {
    const intent = await shop.intent({
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    });
    await shop.stripe.paymentIntents.cancel(intent.id);
    const answer = await end(sourceOf(intent), 'complete');
    expect(answer.status).toBe(404);
    expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
  });
});

describe('the state', () => {
  it('survives a restart: intents, refunds, events and idempotency keys', async () => {
    const key = { idempotencyKey: 'k1' };
    const paid = await shop.intent({ payment_method: 'pm_card_visa', confirm: true }, key);
    await shop.stripe.refunds.create({ payment_intent: paid.id, amount: 100 });
    const before = await shop.state();
    await shop.sandbox.stop();
    await shop.startSandbox();
    const after = await shop.state();
    for (const kind of ['intents', 'charges', 'refunds'] as const) {
      expect(after[kind]).toEqual(before[kind]);
    }
    expect(after.events.map(({ id }) => id)).toEqual(before.events.map(({ id }) => id));
    const again = await shop.intent({ payment_method: 'pm_card_visa', confirm: true }, key);
    expect(again.id).toBe(paid.id);
  });

  it('goes with a reset of the whole sandbox', async () => {
    await shop.intent();
    await fetch(`${shop.sandbox.url}/__sandbox/reset`, { method: 'POST' });
    expect(await shop.state()).toMatchObject({ intents: [], events: [], calls: [] });
  });

  it.each(['{}', '{"version":1,"methods":{},"intents":{"pi_1":{}}}'])(
    'sets aside a file that reads %s',
    async (content) => {
      await shop.sandbox.stop();
      await writeFile(path.join(shop.dir, 'payments.json'), content);
      await shop.startSandbox();
      expect(await readdir(shop.dir)).toContainEqual(
        expect.stringContaining('payments.json.unreadable'),
      );
      expect(shop.messages.at(-1)).toContain('was set aside as');
    },
  );

  it('may not be steered by another page', async () => {
    for (const call of ['reset', 'faults', 'webhook', 'webhook/resend', 'intents/pi_1/advance']) {
      const answer = await fetch(`${shop.sandbox.url}/__sandbox/payments/${call}`, {
        method: 'POST',
        headers: { origin: 'http://localhost:4400' },
      });
      expect(answer.status).toBe(403);
    }
  });
});
