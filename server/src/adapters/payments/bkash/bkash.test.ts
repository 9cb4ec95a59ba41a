import { expect, onTestFinished, test, vi } from 'vitest';

import { type Scripted, scriptedBkash } from '../testing/scripted-bkash.ts';
import { bkashPayments } from './bkash.ts';
import type { BkashStore, StoredPayment } from './store.ts';

const at = new Date();
const stored: StoredPayment = {
  id: 'TR1',
  pageUrl: 'https://bkash.example/pay',
  cancelledAt: null,
  executingAt: null,
  declinedAt: null,
};
const payment = {
  paymentID: 'TR1',
  transactionStatus: 'Initiated',
  userVerificationStatus: 'Incomplete',
  amount: '87000.00',
  currency: 'BDT',
  payerReference: 'booking.buyer',
  merchantInvoiceNumber: 'payment',
};
const confirmed = { ...payment, userVerificationStatus: 'Complete' };
const paid = { ...confirmed, transactionStatus: 'Completed', trxID: 'TX1' };
const done = { statusCode: '0000' };
const query = '/payment/status';
const refund = '/payment/refund';

/** bKash that answers so, and what is stored of the payment. */
async function bkash(script: Record<string, Scripted[]>, kept: Partial<StoredPayment> = {}) {
  const host = await scriptedBkash(script);
  const declined: string[] = [];
  const row = { ...stored, ...kept };
  const store: BkashStore = {
    find: async (id) => (id === row.id ? row : undefined),
    findByKey: async () => row,
    insert: async () => {},
    cancel: async () => row.executingAt === null,
    beginExecution: async () => row.cancelledAt === null,
    decline: async (id) => void declined.push(id),
  };
  return { ...host, declined, payments: bkashPayments({ ...host.settings, store }) };
}

const ago = (ms: number) => new Date(at.getTime() - ms);
const longAgo = ago(60_001);
test.each([
  ['created', payment, {}, false],
  ['requires_action', confirmed, {}, true],
  ['cancelled', confirmed, { cancelledAt: at }, false],
  ['failed', confirmed, { declinedAt: at }, false],
  ['processing', confirmed, { executingAt: ago(60_000) }, false],
  ['processing', confirmed, { executingAt: longAgo }, true],
  ['succeeded', paid, { executingAt: longAgo, cancelledAt: at }, false],
] as const)(
  'a payment is %s as bKash and the store have it (%#)',
  async (status, answer, kept, isToBeTaken) => {
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    onTestFinished(() => void vi.useRealTimers());
    const { payments } = await bkash({ [query]: [answer], [refund]: ['2071'] }, kept);
    expect(await payments.retrieveIntent('TR1')).toEqual({
      id: 'TR1',
      status,
      amount: 8_700_000,
      received: status === 'succeeded' ? 8_700_000 : 0,
      currency: 'bdt',
      metadata: { bookingId: 'booking', buyerId: 'buyer', paymentId: 'payment' },
      clientSecret: stored.pageUrl,
      pageUrl: stored.pageUrl,
      isToBeTaken,
      declines: status === 'failed' ? { count: 1, latest: at } : { count: 0, latest: null },
      refunds: { returned: 0, pending: 0, failed: 0 },
      disputes: { isOpen: false, lost: 0 },
    });
  },
);

test.each([
  ['Completed', { returned: 8_700_000, pending: 0, failed: 0 }],
  ['Processing', { returned: 0, pending: 8_700_000, failed: 0 }],
])('money of which bKash says that its refund is %s', async (transactionStatus, refunds) => {
  const answer = { transactionStatus, amount: '87000.00' };
  const { payments } = await bkash({ [query]: [paid], [refund]: [answer] });
  expect(await payments.retrieveIntent('TR1')).toMatchObject({ refunds });
});

test('a refund is asked about once money has come, and by the transaction alone', async () => {
  const { trxID: _none, ...unnamed } = paid;
  for (const answer of [confirmed, unnamed, { ...confirmed, trxID: 'TX1' }]) {
    const { payments, callsOf } = await bkash({ [query]: [answer] });
    expect(await payments.retrieveIntent('TR1')).toMatchObject({ refunds: { returned: 0 } });
    expect(callsOf(refund)).toBe(0);
  }
});

const ask = async (answer: Scripted, refunded: Scripted = '2071') => {
  const { payments } = await bkash({ [query]: [answer], [refund]: [refunded] });
  return payments.retrieveIntent('TR1');
};
test('a payment that bKash does not know is none; what it refuses otherwise, or does not say, is unknown', async () => {
  expect(await ask('2002')).toBeUndefined();
  await expect(ask('2001')).rejects.toMatchObject({ code: 'conflict' });
  await expect(ask(500)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(ask(paid, 500)).rejects.toMatchObject({ code: 'unavailable' });
});

test.each([
  ['takes it', done, undefined, 0],
  ['took it before', '2062', undefined, 0],
  ['took it before, and says so otherwise', '2117', undefined, 0],
  ['refuses it', '2023', { code: 'conflict' }, 1],
  ['gives no answer', 503, { code: 'unavailable' }, 0],
])('a payment is taken while bKash %s', async (_what, answer, refusal, declines) => {
  const { payments, declined } = await bkash({ '/execute': [answer] });
  const taken = payments.takeIntent?.('TR1');
  if (refusal) await expect(taken).rejects.toMatchObject(refusal);
  else await taken;
  expect(declined).toHaveLength(declines);
});

test('what was given up is not taken, and what is being taken is not given up', async () => {
  const conflict = { code: 'conflict' };
  const given = await bkash({ '/execute': [done] }, { cancelledAt: at });
  await expect(given.payments.takeIntent?.('TR1')).rejects.toMatchObject(conflict);
  expect(given.calls).toEqual([]);
  const taken = await bkash({}, { executingAt: at });
  await expect(taken.payments.cancelIntent('TR1')).rejects.toMatchObject(conflict);
});

test('nothing is done about a payment that is none of ours', async () => {
  const { payments, calls } = await bkash({});
  const none = { code: 'not_found' };
  const returning = { intentId: 'TR2', idempotencyKey: 'key', reason: 'duplicate' } as const;
  await expect(payments.cancelIntent('TR2')).rejects.toMatchObject(none);
  await expect(payments.takeIntent?.('TR2')).rejects.toMatchObject(none);
  await expect(payments.refund(returning)).rejects.toMatchObject(none);
  expect(await payments.retrieveIntent('TR2')).toBeUndefined();
  expect(calls).toEqual([]);
});

const returning = { intentId: 'TR1', idempotencyKey: 'key', reason: 'duplicate' } as const;
test.each([
  ['was never taken', confirmed],
  ['was never taken, although it has a number', { ...confirmed, trxID: 'TX1' }],
  ['has no transaction', { ...paid, trxID: undefined }],
])('money that %s does not go back', async (_what, answer) => {
  const { payments, callsOf } = await bkash({ [query]: [answer], [refund]: [done] });
  await expect(payments.refund(returning)).rejects.toMatchObject({ code: 'internal' });
  expect(callsOf(refund)).toBe(0);
});

test.each([
  ['all of it', undefined, '87000.00'],
  ['a part', 8_699_950, '86999.50'],
])('a refund gives back %s, in taka', async (_what, amount, taka) => {
  const { payments, sent } = await bkash({ [query]: [paid], [refund]: [done] });
  await payments.refund({ ...returning, ...(amount !== undefined && { amount }) });
  expect(sent.at(-1)).toMatchObject({ paymentID: 'TR1', trxID: 'TX1', amount: taka });
});

test('a refund that bKash refuses is one that cannot be made now', async () => {
  const { payments } = await bkash({ [query]: [paid], [refund]: ['2072'] });
  await expect(payments.refund(returning)).rejects.toMatchObject({ code: 'conflict' });
});

const wanted = {
  amount: 8_700_000,
  currency: 'bdt',
  metadata: { bookingId: 'booking', buyerId: 'buyer', paymentId: 'payment' },
  returnUrl: 'https://motohaat.test/back',
  idempotencyKey: 'key',
};

test('a payment that is asked for again is the one that was made', async () => {
  const { payments, calls } = await bkash({ [query]: [payment] });
  expect(await payments.createIntent(wanted)).toMatchObject({ id: 'TR1', status: 'created' });
  expect(calls).not.toContain('/create');
});

test.each([
  ['of another amount than bKash has', { amount: 8_700_100 }],
  ['of nothing', { amount: 0 }],
])('a payment %s is not given to anybody', async (_what, change) => {
  const { payments } = await bkash({ [query]: [payment] });
  const asked = payments.createIntent({ ...wanted, ...change });
  await expect(asked).rejects.toMatchObject({ code: 'internal' });
});

test('a payment from which nobody could come back is not opened', async () => {
  const { payments, calls } = await bkash({ [query]: [payment] });
  const { returnUrl: _none, ...rest } = wanted;
  await expect(payments.createIntent(rest)).rejects.toMatchObject({ code: 'internal' });
  expect(calls).toEqual([]);
});

test('bKash tells nothing by itself that would be believed', async () => {
  const { payments } = await bkash({});
  expect(() => payments.verifyWebhook(Buffer.from('{}'), 'signature')).toThrow(
    expect.objectContaining({ code: 'bad_request' }),
  );
});
