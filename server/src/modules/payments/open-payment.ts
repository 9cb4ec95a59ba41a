import type { IntentAnswer, NewIntent } from '@motohaat/contract/payments';
import { chargeOf, currency, toPoisha } from '@motohaat/domain/payment';

import type { PaymentsPort, ProviderIntent } from '../../adapters/payments/port.ts';
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
import { type Payments, providerNamed } from './payments.ts';
import { settle } from './settle.ts';
import { refuseManyTries } from './tries.ts';
import { withdrawPayments } from './withdraw.ts';

/** How often an intent may turn out to be used up while it is being opened. */
const attempts = 4;

/**
 * Opens the card form for a booking, or bKash's page: finds its open intent, or makes the next one. However
 * often and however many at once ask, a booking has one open intent (rulings S4.10, S7.18); who chooses
 * the other way to pay gets a new one, and the one before is ended.
 *
 * @param returnUrlOf where the buyer of a booking comes back to from the provider's page
 * @returns the client secret, which the provider keeps and the server does not, and the page
 * @throws AppError as `findBookingToPay` and `refuseUnpayable` do; `rate_limited`; `in_progress`
 *   while a charge is being decided; `unavailable`
 */
export async function openPayment(
  payments: Payments,
  buyerId: string,
  wanted: NewIntent,
  returnUrlOf?: (bookingId: string) => string,
): Promise<IntentAnswer> {
  const { id } = await findBookingToPay(payments.db, buyerId, wanted);
  const provider = wanted.method === 'bkash' ? payments.wallet : payments.provider;
  if (!provider) throw new AppError('invalid', { fields: { method: (t) => t.payments.noBkash } });
  const { clientSecret, pageUrl } = await openOnce(payments, {
    bookingId: id,
    provider,
    returnUrl: returnUrlOf?.(id),
  });
  return { clientSecret, ...(pageUrl !== undefined && { pageUrl }) };
}

/** What is opened, with which provider. */
type Opening = { bookingId: string; provider: PaymentsPort; returnUrl: string | undefined };

/** Clicks that come while the first is at work share its answer, instead of asking again. */
const opening = new WeakMap<Payments['db'], Map<string, Promise<ProviderIntent>>>();

function openOnce(payments: Payments, wanted: Opening): Promise<ProviderIntent> {
  const underWay = opening.get(payments.db) ?? new Map<string, Promise<ProviderIntent>>();
  opening.set(payments.db, underWay);
  const name = `${wanted.provider.name} ${wanted.bookingId}`;
  const first = underWay.get(name);
  if (first) return first;
  const work = open(payments, wanted).finally(() => underWay.delete(name));
  underWay.set(name, work);
  return work;
}

async function open(payments: Payments, wanted: Opening): Promise<ProviderIntent> {
  const { bookingId, provider, returnUrl } = wanted;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Each attempt starts from what the one before it left.
    const payment = await preparePayment(payments, wanted);
    if (payment.transaction_id === null && payment.provider !== provider.name) {
      await withdrawPayments(payments, bookingId);
    } else if (payment.transaction_id === null) {
      const intent = await requestIntent(payments, payment, returnUrl);
      if (intent) return intent;
    } else {
      const settled = await settle(payments, payment.transaction_id);
      if (settled?.payment.status === 'processing') {
        throw new AppError('in_progress', { message: (t) => t.payments.inProgress, retryAfter: 5 });
      }
      if (settled && isOpen(settled.payment)) {
        const { intent, booking } = settled;
        if (isUsable(payment, intent, { provider, amount: chargeOf(booking) })) return intent;
        // Somebody changed it in the provider's console, or its page may be over.
        await withdrawPayments(payments, bookingId);
      }
    }
  }
  throw new AppError('conflict');
}

/** A page of bKash may be closed already, of which bKash tells nothing: each press opens a new one. */
function isUsable(
  { provider: name }: PaymentRow,
  { amount, pageUrl }: ProviderIntent,
  wanted: { provider: PaymentsPort; amount: number },
): boolean {
  const isSame = name === wanted.provider.name && amount === toPoisha(wanted.amount);
  return isSame && pageUrl === undefined;
}

/** The booking's open payment; otherwise a new row, before the provider knows of it. */
async function preparePayment(
  { db }: Payments,
  { bookingId, provider }: Opening,
): Promise<PaymentRow> {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const now = new Date();
      const booking = await lockBooking(trx, bookingId);
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
        amount: chargeOf(booking),
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
  payments: Payments,
  payment: PaymentRow,
  returnUrl?: string,
): Promise<ProviderIntent | undefined> {
  const { db } = payments;
  const provider = providerNamed(payments, payment.provider);
  const metadata: IntentMetadata = {
    bookingId: payment.booking_id,
    buyerId: payment.buyer_id,
    paymentId: payment.id,
  };
  const intent = await provider.createIntent({
    amount: toPoisha(payment.amount),
    currency,
    metadata,
    ...(returnUrl !== undefined && { returnUrl }),
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
  const isWanted = booking.status === 'pending_payment';
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
