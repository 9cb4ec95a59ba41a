import { isChargeable } from '@motohaat/domain/payment';

import { AppError } from '../../../http/app-error.ts';
import type { IntentStatus, PaymentsPort, ProviderIntent } from '../port.ts';
import { bkashClient, type BkashPayment, BkashRefusal, type BkashSettings } from './client.ts';
import type { BkashStore, StoredPayment } from './store.ts';

/** bKash's own codes. Source: bKash, "Error codes". */
const codes = {
  unknownPayment: '2002',
  /** Executed before, perhaps by a call whose answer was lost. */
  done: new Set(['2062', '2117']),
};
/** ms after which an execution whose answer never came may be asked for again. */
const executionMs = 60_000;

/**
 * Payments by bKash. Its payer confirms a payment on bKash's page, which moves no money: that happens when
 * the server takes it. What comes back with the payer's browser is a hint; what bKash answers when it is
 * asked is what counts. There is one refund for a payment, of all of it, and no dispute.
 *
 * @param options.store what bKash does not remember: that a payment was given up, or is being taken
 */
export function bkashPayments({
  store,
  ...settings
}: BkashSettings & { store: BkashStore }): PaymentsPort {
  const client = bkashClient(settings);

  async function retrieve(stored: StoredPayment): Promise<ProviderIntent | undefined> {
    const payment = await orNothing(client.query(stored.id), codes.unknownPayment);
    if (!payment) return undefined;
    const intent = describe(payment, stored);
    if (intent.status !== 'succeeded' || payment.trxID === undefined) return intent;
    const { paymentID, trxID } = payment;
    const refund = await orNothing(client.refundStatus({ paymentID, trxID }));
    return refund ? { ...intent, refunds: refundsOf(refund) } : intent;
  }

  async function known(id: string): Promise<StoredPayment> {
    const stored = await store.find(id);
    if (!stored) throw new AppError('not_found');
    return stored;
  }

  return {
    name: 'bkash',
    createIntent: async ({ amount, metadata, idempotencyKey, returnUrl }) => {
      if (!isChargeable(amount / 100) || returnUrl === undefined) throw new AppError('internal');
      let stored = await store.findByKey(idempotencyKey);
      if (!stored) {
        const created = await translated(
          client.create({
            amount: takaOf(amount),
            callbackURL: returnUrl,
            payerReference: `${metadata['bookingId']}.${metadata['buyerId']}`,
            merchantInvoiceNumber: metadata['paymentId'] ?? '',
          }),
        );
        await store.insert(idempotencyKey, { id: created.paymentID, pageUrl: created.bkashURL });
        // Another process may have been faster; nobody sees the page of the slower one.
        stored = await store.findByKey(idempotencyKey);
      }
      const intent = stored && (await retrieve(stored));
      if (intent?.amount !== amount) throw new AppError('internal');
      return intent;
    },
    retrieveIntent: async (id) => {
      const stored = await store.find(id);
      return stored && retrieve(stored);
    },
    cancelIntent: async (id) => {
      await known(id);
      if (!(await store.cancel(id))) throw new AppError('conflict');
    },
    takeIntent: async (id) => {
      await known(id);
      const staleBefore = new Date(Date.now() - executionMs);
      if (!(await store.beginExecution(id, staleBefore))) throw new AppError('conflict');
      try {
        await client.execute(id);
      } catch (error) {
        // If no answer came, the money may be taken: bKash is asked before it is told again.
        if (!(error instanceof BkashRefusal)) throw error;
        if (codes.done.has(error.code)) return;
        await store.decline(id);
        throw new AppError('conflict', { cause: error });
      }
    },
    refund: async ({ intentId, amount, reason }) => {
      const stored = await known(intentId);
      const payment = await translated(client.query(stored.id));
      const { paymentID, trxID, amount: all } = payment;
      if (payment.transactionStatus !== completed || trxID === undefined) {
        throw new AppError('internal');
      }
      const refund = { paymentID, trxID, amount: amount === undefined ? all : takaOf(amount) };
      await translated(client.refund({ ...refund, sku: 'motorbike', reason }));
    },
    verifyWebhook: () => {
      // bKash sends none that is needed: the reconciler asks.
      throw new AppError('bad_request');
    },
  };
}

const completed = 'Completed';
const takaOf = (poisha: number) => (poisha / 100).toFixed(2);
const poishaOf = (taka: string) => Math.round(Number(taka) * 100);

function describe(payment: BkashPayment, stored: StoredPayment): ProviderIntent {
  const status = statusOf(payment, stored);
  const amount = poishaOf(payment.amount);
  const [bookingId = '', buyerId = ''] = payment.payerReference.split('.');
  const isConfirmed = status === 'requires_action';
  const isStale = Number(stored.executingAt) < Date.now() - executionMs;
  return {
    id: payment.paymentID,
    status,
    amount,
    received: status === 'succeeded' ? amount : 0,
    currency: payment.currency.toLowerCase(),
    metadata: { bookingId, buyerId, paymentId: payment.merchantInvoiceNumber },
    clientSecret: stored.pageUrl,
    pageUrl: stored.pageUrl,
    isToBeTaken: isConfirmed || (status === 'processing' && isStale),
    declines: { count: stored.declinedAt ? 1 : 0, latest: stored.declinedAt },
    refunds: { returned: 0, pending: 0, failed: 0 },
    disputes: { isOpen: false, lost: 0 },
  };
}

function statusOf(payment: BkashPayment, stored: StoredPayment): IntentStatus {
  if (payment.transactionStatus === completed) return 'succeeded';
  if (stored.cancelledAt) return 'cancelled';
  if (stored.declinedAt) return 'failed';
  if (stored.executingAt) return 'processing';
  return payment.userVerificationStatus === 'Complete' ? 'requires_action' : 'created';
}

function refundsOf({ transactionStatus, amount }: { transactionStatus: string; amount: string }) {
  const poisha = poishaOf(amount);
  const isDone = transactionStatus === completed;
  return { returned: isDone ? poisha : 0, pending: isDone ? 0 : poisha, failed: 0 };
}

/** What bKash answers; nothing if it refuses, with one of these codes if any are given. */
async function orNothing<T>(work: Promise<T>, code?: string): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const isNothing = error instanceof BkashRefusal && (code === undefined || error.code === code);
    if (isNothing) return undefined;
    throw translate(error);
  }
}

async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  return error instanceof BkashRefusal ? new AppError('conflict', { cause: error }) : error;
}
