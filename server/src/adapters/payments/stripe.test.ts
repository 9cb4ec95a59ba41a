import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Stripe } from 'stripe';
import { expect, onTestFinished, test } from 'vitest';

import { translateStripeError } from './stripe.errors.ts';
import { stripePayments } from './stripe.ts';

const intent = {
  id: 'pi_1',
  status: 'requires_payment_method',
  amount: 8_700_000,
  amount_received: 0,
  currency: 'bdt',
  metadata: {},
  client_secret: 'secret',
  last_payment_error: null,
  latest_charge: null,
};
const paid = { ...intent, status: 'succeeded', amount_received: 8_700_000 };
const error = { code: 'card_declined' };

/** What the adapter makes of an intent and the lists about it, and which of those it read. */
async function read(stored: object, lists: Record<string, object[]> = {}) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const [, , what = '', id] = new URL(url, 'http://localhost').pathname.split('/');
    if (id === undefined) asked.push(what);
    const body = id === undefined ? { object: 'list', data: lists[what] ?? [] } : stored;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const apiBase = `http://127.0.0.1:${port}`;
  const settings = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase };
  return { found: await stripePayments(settings).retrieveIntent('pi_1'), asked };
}

test.each([
  ['requires_payment_method', null, 'created'],
  ['requires_payment_method', error, 'failed'],
  ['requires_confirmation', error, 'created'],
  ['requires_action', null, 'requires_action'],
  ['canceled', null, 'cancelled'],
  ['processing', null, 'processing'],
  ['succeeded', null, 'succeeded'],
  ['of which nobody has heard yet', null, 'processing'],
])('an intent that is %s after the error %j is %s', async (status, last_payment_error, said) => {
  expect((await read({ ...intent, status, last_payment_error })).found?.status).toBe(said);
});

test('cards that were refused are counted, with the time of the latest', async () => {
  const charges = [
    { status: 'failed', created: 1_900_000_000 },
    { status: 'succeeded', created: 1_900_000_200 },
    { status: 'failed', created: 1_900_000_100 },
  ];
  const refused = await read({ ...intent, last_payment_error: error }, { charges });
  expect(refused.found?.declines).toEqual({ count: 2, latest: new Date(1_900_000_100_000) });
  const none = { count: 0, latest: null };
  const before = await read({ ...intent, last_payment_error: error });
  expect([before.found?.declines, before.asked]).toEqual([none, ['charges']]);
  const fresh = await read(intent, { charges });
  expect([fresh.found?.declines, fresh.asked]).toEqual([none, []]);
});

test('what goes back is told apart by how far it is', async () => {
  const refunds = [
    { status: 'succeeded', amount: 100 },
    { status: 'succeeded', amount: 20 },
    { status: 'pending', amount: 3 },
    { status: 'requires_action', amount: 4 },
    { status: 'failed', amount: 1_000 },
    { status: 'canceled', amount: 2_000 },
  ];
  const { found, asked } = await read(paid, { refunds });
  expect(found?.refunds).toEqual({ returned: 120, pending: 7, failed: 2 });
  expect(asked).toEqual(['refunds']);
});

const charged = (disputed: boolean) => ({ ...paid, latest_charge: { disputed } });
test.each([
  [['lost', 'lost'], { isOpen: false, lost: 14 }],
  [['needs_response', 'lost'], { isOpen: true, lost: 7 }],
  [['warning_needs_response'], { isOpen: true, lost: 0 }],
  [['under_review'], { isOpen: true, lost: 0 }],
  [['won', 'warning_closed', 'prevented'], { isOpen: false, lost: 0 }],
])('disputes that are %j are summed up', async (statuses, sum) => {
  const disputes = statuses.map((status) => ({ status, amount: 7 }));
  expect((await read(charged(true), { disputes })).found?.disputes).toEqual(sum);
  const calm = await read(charged(false), { disputes });
  expect([calm.found?.disputes, calm.asked]).toEqual([{ isOpen: false, lost: 0 }, ['refunds']]);
});

test.each([
  ['an intent', { object: 'payment_intent', id: 'pi_1', payment_intent: null }, 'pi_1'],
  ['a charge of one', { object: 'charge', id: 'ch_1', payment_intent: 'pi_2' }, 'pi_2'],
  ['a charge of none', { object: 'charge', id: 'ch_1', payment_intent: null }, null],
  ['something else', { object: 'account', id: 'acct_1' }, null],
])('an event about %s names it', (_what, object, intentId) => {
  const secret = 'whsec_1';
  const payload = JSON.stringify({ id: 'evt_1', type: 'said', data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const apiBase = 'http://127.0.0.1:1';
  const payments = stripePayments({ secretKey: 'sk_test_1', webhookSecret: secret, apiBase });
  const event = payments.verifyWebhook(Buffer.from(payload), signature);
  expect(event).toEqual({ id: 'evt_1', type: 'said', intentId });
  expect(() => payments.verifyWebhook(Buffer.from(`${payload} `), signature)).toThrow(
    expect.objectContaining({ code: 'bad_request' }),
  );
});

const { errors } = Stripe;
const raw = (type: Stripe.RawErrorType, code?: string) => ({
  type,
  message: 'No.',
  ...(code !== undefined && { code }),
});
test.each([
  [
    'in_progress',
    new errors.StripeIdempotencyError(raw('idempotency_error', 'idempotency_key_in_use')),
  ],
  [
    'not_found',
    new errors.StripeInvalidRequestError(raw('invalid_request_error', 'resource_missing')),
  ],
  [
    'conflict',
    new errors.StripeInvalidRequestError(raw('invalid_request_error', 'charge_disputed')),
  ],
  [
    'internal',
    new errors.StripeInvalidRequestError(raw('invalid_request_error', 'parameter_missing')),
  ],
  ['internal', new errors.StripeInvalidRequestError(raw('invalid_request_error'))],
  ['internal', new errors.StripeIdempotencyError(raw('idempotency_error'))],
  ['internal', new errors.StripeCardError(raw('card_error', 'card_declined'))],
  ['unavailable', new errors.StripeAuthenticationError(raw('authentication_error'))],
  ['unavailable', new errors.StripeConnectionError({ message: 'Cut.' })],
])('an error is %s to the product: %s', (code, cause) => {
  expect(translateStripeError(cause)).toMatchObject({ code, cause });
});

test('an error that is none of Stripe’s stays what it is', () => {
  const fault = new TypeError('A fault of ours.');
  expect(translateStripeError(fault)).toBe(fault);
});
