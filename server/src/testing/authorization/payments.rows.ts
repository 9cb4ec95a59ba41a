import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { sign } from '../payments.ts';
import { addBooking, addProduct } from '../rows.ts';
import { walletControl } from '../wallet.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Expectation, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String) };
const notFound = { ...refused, code: 'not_found', message: 'There is nothing here.' };
const conflict = { ...refused, code: 'conflict' };

function buyersOnly(own: Expectation, foreign: Expectation): Row['cells'] {
  return {
    ...everyone([403, { ...refused, code: 'forbidden' }]),
    AN: [401, { ...refused, code: 'unauthenticated' }],
    'B=': own,
    'B≠': foreign,
  };
}

/** A booking of the target's, on a bike of its own; for sellers and the admin, of some buyer's. */
async function book({ db, seller, buyer }: World, { target }: Cell, status = 'pending_payment') {
  const product = await addProduct(db, {
    seller_id: seller.id,
    category_id: 3,
    status: status === 'pending_payment' ? 'reserved' : 'active',
  });
  const { id: buyer_id } = target.role === 'buyer' ? target : buyer;
  return addBooking(db, product, { buyer_id, status: status as 'cancelled' });
}

/** An intent for a booking of the target's. */
async function opened(world: World, cell: Cell): Promise<{ intent: string; bookingId: string }> {
  const { id: bookingId } = await book(world, cell);
  const owner = [world.buyer, world.otherBuyer].find(({ id }) => id === cell.target.id);
  const { authorization } = owner ?? world.buyer;
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/create-payment-intent',
    headers: { authorization },
    payload: { bookingId },
  });
  const { clientSecret } = answer.json<{ clientSecret: string }>();
  return { intent: clientSecret.split('_secret_')[0] ?? '', bookingId };
}

/** A payment by bKash for a booking of a buyer's, whose page nobody has confirmed or somebody has. */
async function openedAtBkash(world: World, cell: Cell, { confirmed }: { confirmed: boolean }) {
  const owner = [world.buyer, world.otherBuyer].find(({ id }) => id === cell.target.id);
  if (!owner) return { transactionId: 'TR0011forged' };
  const { id: bookingId } = await book(world, cell);
  // Other rows have tried as often as an account may in an hour.
  await world.db
    .updateTable('payments')
    .set({ tried_at: new Date(Date.now() - 7_200_000) })
    .where('buyer_id', '=', owner.id)
    .execute();
  const { authorization } = owner;
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/create-payment-intent',
    headers: { authorization },
    payload: { bookingId, method: 'bkash' },
  });
  const { pageUrl } = answer.json<{ pageUrl: string }>();
  const transactionId = new URL(pageUrl).searchParams.get('paymentID') ?? '';
  if (confirmed) await walletControl(world.payments.url).confirm(transactionId);
  return { transactionId, bookingId };
}

const openIntent = { call: calls.payments.openIntent };
const record = { call: calls.payments.create };
const webhook = { call: calls.payments.webhook };

const opening = (body: (world: World, cell: Cell) => Promise<object>): Row['request'] =>
  async function request(world, cell) {
    return { url: urlOf(openIntent.call), body: { ...(await body(world, cell)) } };
  };

const event = { id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } };
const toldBy =
  (headers: (payload: string) => Record<string, string | undefined>): Row['request'] =>
  () => ({ url: urlOf(webhook.call), body: event, headers: headers(JSON.stringify(event)) });

export const paymentRows: readonly Row[] = [
  {
    ...openIntent,
    number: '18',
    request: opening(async (world, cell) => ({ bookingId: (await book(world, cell)).id })),
    cells: buyersOnly(
      [200, { clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/) }],
      [404, notFound],
    ),
  },
  {
    ...openIntent,
    number: '18, a booking that does not exist',
    request: opening(async () => ({ bookingId: newId() })),
    cells: buyersOnly([404, notFound], [404, notFound]),
  },
  {
    ...openIntent,
    number: '18, another price',
    request: opening(async (world, cell) => ({
      bookingId: (await book(world, cell)).id,
      price: 1,
    })),
    cells: buyersOnly([409, { ...refused, code: 'price_changed' }], [404, notFound]),
  },
  ...['paid', 'cancelled', 'expired', 'refund_pending', 'refunded'].map((status) => ({
    ...openIntent,
    number: `18, ${status}`,
    request: opening(async (world, cell) => ({ bookingId: (await book(world, cell, status)).id })),
    cells: buyersOnly([409, conflict], [404, notFound]),
  })),
  {
    ...openIntent,
    number: '18, the provider is down',
    request: opening(async (world, cell) => {
      await world.payments.failures([{ match: '/v1/payment_intents', status: 429, times: 1 }]);
      return { bookingId: (await book(world, cell)).id };
    }),
    cells: buyersOnly([503, { ...refused, code: 'unavailable' }], [404, notFound]),
  },
  {
    ...record,
    number: '19, an intent of nobody',
    request: () => ({ url: urlOf(record.call), body: { transactionId: 'pi_nobody' } }),
    cells: buyersOnly([404, notFound], [404, notFound]),
  },
  {
    ...record,
    number: '19',
    request: async (world, cell) => {
      await world.payments.failures([]);
      const { intent, bookingId } = await opened(world, cell);
      await world.payments.confirm(intent);
      return { url: urlOf(record.call), body: { transactionId: intent, bookingId } };
    },
    cells: buyersOnly([200, { insertedId: expect.any(String) }], [404, notFound]),
  },
  {
    ...record,
    number: '19, not succeeded',
    request: async (world, cell) => {
      const { intent, bookingId } = await opened(world, cell);
      return { url: urlOf(record.call), body: { transactionId: intent, bookingId } };
    },
    cells: buyersOnly([409, conflict], [404, notFound]),
  },
  {
    ...record,
    number: '19, another e-mail address',
    request: () => ({
      url: urlOf(record.call),
      body: { transactionId: 'pi_nobody', email: 'else@example.com' },
    }),
    cells: buyersOnly(
      [403, { ...refused, code: 'email_mismatch' }],
      [403, { ...refused, code: 'email_mismatch' }],
    ),
  },
  // bKash's page leads back to the site's own, which brings here what stands in its address: the server
  // asks bKash, and believes nothing of it.
  {
    ...record,
    number: '45, with a payment that bKash does not know',
    request: () => ({ url: urlOf(record.call), body: { transactionId: 'TR0011forged' } }),
    cells: buyersOnly([404, notFound], [404, notFound]),
  },
  {
    ...record,
    number: '45, before the payer has confirmed it',
    request: async (world, cell) => ({
      url: urlOf(record.call),
      body: await openedAtBkash(world, cell, { confirmed: false }),
    }),
    cells: buyersOnly([409, conflict], [404, notFound]),
  },
  {
    ...record,
    number: '45',
    request: async (world, cell) => ({
      url: urlOf(record.call),
      body: await openedAtBkash(world, cell, { confirmed: true }),
    }),
    cells: buyersOnly([200, { insertedId: expect.any(String) }], [404, notFound]),
  },
  {
    ...webhook,
    number: '27',
    request: toldBy((payload) => ({ 'stripe-signature': sign(payload) })),
    cells: everyone(200),
  },
  {
    ...webhook,
    number: '27, without a signature',
    request: (_world, { caller }) => ({
      url: urlOf(webhook.call),
      body: event,
      headers: { authorization: caller?.authorization },
    }),
    cells: everyone([400, { code: 'bad_request' }]),
  },
  {
    ...webhook,
    number: '27, with an old signature',
    request: toldBy((payload) => ({
      'stripe-signature': sign(payload, { timestamp: Math.floor(Date.now() / 1000) - 301 }),
    })),
    cells: everyone([400, { code: 'bad_request' }]),
  },
  {
    ...webhook,
    number: '27, signed with another secret',
    request: toldBy((payload) => ({ 'stripe-signature': sign(payload, { secret: 'whsec_else' }) })),
    cells: everyone([400, { code: 'bad_request' }]),
  },
];
