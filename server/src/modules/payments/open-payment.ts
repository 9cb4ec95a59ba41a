import type { NewIntent } from '@motohaat/contract/payments';
import { currency, toPoisha } from '@motohaat/domain/payment';

import type { ProviderIntent } from '../../adapters/payments/port.ts';
import { type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { lockBooking, prolongForPayment } from '../bookings/booking.transitions.ts';
import { findBookingToPay, refuseUnpayable } from './payable.ts';
import { type IntentMetadata, isOpen } from './payment.states.ts';
import {
  findPayment,
  findUnnamed,
  insertPayment,
  listPayments,
  type PaymentRow,
  updatePayment,
} from './payments.repository.ts';
import type { Payments } from './payments.ts';
import { settle } from './settle.ts';
import { refuseManyTries } from './tries.ts';
import { withdrawPayments } from './withdraw.ts';

/** How often an intent may turn out to be used up while it is being opened. */
const attempts = 4;

/**
 * Opens the card form for a booking: finds its open intent, or makes the next one. However often and
 * however many at once ask, a booking has one open intent (rulings S4.10, S7.18).
 *
 * @returns the client secret, which the provider keeps and the server does not
 * @throws AppError as `findBookingToPay` and `refuseUnpayable` do; `rate_limited`; `in_progress`
 *   while a charge is being decided; `unavailable`
 */
export async function openPayment(
  payments: Payments,
  buyerId: string,
  wanted: NewIntent,
): Promise<string> {
  const { id } = await findBookingToPay(payments.db, buyerId, wanted);
  return openOnce(payments, id);
}

/** Clicks that come while the first is at work share its answer, instead of asking again. */
const opening = new WeakMap<Payments['db'], Map<string, Promise<string>>>();

function openOnce(payments: Payments, bookingId: string): Promise<string> {
  const underWay = opening.get(payments.db) ?? new Map<string, Promise<string>>();
  opening.set(payments.db, underWay);
  const first = underWay.get(bookingId);
  if (first) return first;
  const work = open(payments, bookingId).finally(() => underWay.delete(bookingId));
  underWay.set(bookingId, work);
  return work;
}

async function open(payments: Payments, bookingId: string): Promise<string> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Each attempt starts from what the one before it left.
    const payment = await preparePayment(payments, bookingId);
    if (payment.transaction_id === null) {
      const intent = await requestIntent(payments, payment);
      if (intent) return intent.clientSecret;
    } else {
      const settled = await settle(payments, payment.transaction_id);
      if (settled?.payment.status === 'processing') {
        throw new AppError('in_progress', { message: (t) => t.payments.inProgress, retryAfter: 5 });
      }
      if (settled && isOpen(settled.payment)) {
        const { intent, booking } = settled;
        if (intent.amount === toPoisha(booking.amount)) return intent.clientSecret;
        // Somebody changed it in the provider's console.
        await withdrawPayments(payments, bookingId);
      }
    }
  }
  throw new AppError('conflict');
}

/** The booking's open payment; otherwise a new row, before the provider knows of it. */
async function preparePayment({ db, provider }: Payments, bookingId: string): Promise<PaymentRow> {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const now = new Date();
      const booking = await lockBooking(trx, bookingId);
      if (!booking) throw new AppError('not_found');
      const earlier = await listPayments(trx, bookingId);
      refuseUnpayable(booking, earlier, now);
      const openOne = earlier.find(isOpen);
      if (openOne) return openOne;
      await refuseManyTries(trx, { buyerId: booking.buyer_id, bookingId }, now);
      await prolongForPayment(trx, booking, now);
      return insertPayment(trx, {
        booking_id: bookingId,
        buyer_id: booking.buyer_id,
        provider: provider.name,
        status: 'created',
        amount: booking.amount,
        attempt: 1 + Math.max(0, ...earlier.map(({ attempt }) => attempt ?? 0)),
        tried_at: now,
      });
    }),
  );
}

/**
 * Asks the provider for the intent of a prepared row, under a key that is the same after every crash,
 * and stores its id.
 *
 * @returns nothing if the booking ended in the meantime; the intent is ended then, and nobody
 *   has seen its secret
 */
export async function requestIntent(
  { db, provider }: Payments,
  payment: PaymentRow,
): Promise<ProviderIntent | undefined> {
  const metadata: IntentMetadata = {
    bookingId: payment.booking_id,
    buyerId: payment.buyer_id,
    paymentId: payment.id,
  };
  const intent = await provider.createIntent({
    amount: toPoisha(payment.amount),
    currency,
    metadata,
    idempotencyKey: `booking:${payment.booking_id}:v${payment.attempt}`,
  });
  const isStored = await withRetry(() =>
    db.transaction().execute((trx) => storeName(trx, payment, intent.id)),
  );
  if (isStored) return intent;
  await provider.cancelIntent(intent.id);
  return undefined;
}

async function storeName(trx: Queryable, { id, booking_id }: PaymentRow, transactionId: string) {
  const booking = await lockBooking(trx, booking_id);
  const unnamed = await findUnnamed(trx, { id, bookingId: booking_id });
  const isWanted = booking?.status === 'pending_payment';
  if (!unnamed) {
    // A webhook may have been faster.
    const named = await findPayment(trx, transactionId);
    return isWanted && named !== undefined && isOpen(named);
  }
  const isStored = isWanted && isOpen(unnamed);
  const status = isStored ? unnamed.status : 'cancelled';
  await updatePayment(trx, id, { transaction_id: transactionId, status });
  return isStored;
}
