import { AppError } from '../../http/app-error.ts';
import { lockBooking } from '../bookings/booking.transitions.ts';
import { chargeOnItsWay } from '../bookings/charge-on-its-way.ts';
import { isOpen } from './payment.states.ts';
import {
  findUnnamed,
  listPayments,
  type PaymentRow,
  updatePayment,
} from './payments.repository.ts';
import { type Payments, providerNamed } from './payments.ts';
import { settle } from './settle.ts';

/**
 * Before an unpaid booking is cancelled or expires: ends what its buyer could still be charged by, and brings the
 * stored payments up to date. A charge that is on its way cannot be ended; it stays `processing`.
 *
 * @throws AppError `unavailable` if the provider cannot be asked
 */
export async function withdrawPayments(payments: Payments, bookingId: string): Promise<void> {
  const open = (await listPayments(payments.db, bookingId)).filter(isOpen);
  for (const payment of open) {
    // There is one at most.
    await (payment.transaction_id === null
      ? abandon(payments, payment)
      : end(payments, payment.provider, payment.transaction_id));
  }
}

/**
 * The same when the hold has run out; but a buyer whose bank is asking for a confirmation, of which
 * no news may have come yet, is not cut off (machine M3).
 */
export async function withdrawForgotten(
  payments: Payments,
  bookingId: string,
  now = new Date(),
): Promise<void> {
  const open = (await listPayments(payments.db, bookingId)).filter(isOpen);
  for (const { transaction_id: transactionId } of open) {
    // There is one at most.
    if (transactionId !== null) await settle(payments, transactionId);
  }
  const isBusy = await chargeOnItsWay(payments.db, bookingId, { challenged: true, now });
  if (!isBusy) await withdrawPayments(payments, bookingId);
}

async function end(payments: Payments, provider: string, transactionId: string): Promise<void> {
  try {
    await providerNamed(payments, provider).cancelIntent(transactionId);
  } catch (error) {
    // Or the provider knows no such intent.
    const isOver = error instanceof AppError && /^(?:conflict|not_found)$/.test(error.code);
    if (!isOver) throw error;
  }
  await settle(payments, transactionId);
}

/** Nobody has the secret of an intent that has no name yet; whoever is asking for it will end it. */
export async function abandon({ db }: Payments, payment: PaymentRow): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockBooking(trx, payment.booking_id);
    const unnamed = await findUnnamed(trx, { id: payment.id, bookingId: payment.booking_id });
    if (unnamed && isOpen(unnamed)) await updatePayment(trx, payment.id, { status: 'cancelled' });
  });
}
