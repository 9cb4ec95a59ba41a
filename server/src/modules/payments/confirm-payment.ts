import type { NewPayment } from '@motohaat/contract/payments';

import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { givenPrice } from '../listings/named-bike.ts';
import { findOwnBooking } from './payable.ts';
import { isKept } from './payment.states.ts';
import { findPayment, type PaymentRow } from './payments.repository.ts';
import type { Payments } from './payments.ts';
import { settle } from './settle.ts';

/** What a provider's id can be. */
const nameForm = /^\w{1,255}$/;

/**
 * The buyer's browser says that an intent has succeeded. Nothing of it is believed: the provider is
 * asked (ruling S7.19).
 *
 * @returns the payment's id, the same for every repeat; nothing while the provider has not decided
 * @throws AppError `not_found` for an intent of nobody or of another, `conflict` with the reason for
 *   one that pays nothing, `unavailable`
 */
export async function confirmPayment(
  payments: Payments,
  buyerId: string,
  claim: NewPayment,
): Promise<string | undefined> {
  if (!nameForm.test(claim.transactionId)) throw new AppError('not_found');
  const known = await findPayment(payments.db, claim.transactionId);
  if (known?.buyer_id !== buyerId) {
    await tellAudit(payments, buyerId, claim, known ? 'intent of another' : 'unknown intent');
    throw new AppError('not_found');
  }
  await refuseOtherFacts(payments, buyerId, claim, known);
  const payment = isKept(known) ? known : (await settle(payments, claim.transactionId))?.payment;
  if (payment && isKept(payment)) return payment.id;
  if (payment?.status === 'processing') return undefined;
  await tellAudit(payments, buyerId, claim, `is ${payment?.status ?? 'gone'}`);
  throw new AppError('conflict', { message: whyNotPaid(payment) });
}

/** What the body says besides the intent has to be true, although nothing rests on it. */
async function refuseOtherFacts(
  payments: Payments,
  buyerId: string,
  claim: NewPayment,
  known: PaymentRow,
): Promise<void> {
  const { bookingId } = claim;
  const price = givenPrice(claim);
  const { db } = payments;
  // The price is the booking's, also where a part of it is charged.
  const paid = await findOwnBooking(db, buyerId, known.booking_id);
  const isOther =
    (bookingId !== undefined && bookingId !== known.booking_id) ||
    (price !== undefined && price !== paid?.amount);
  if (!isOther) return;
  const isMissing = bookingId !== undefined && !(await findOwnBooking(db, buyerId, bookingId));
  await tellAudit(payments, buyerId, claim, 'another booking or price');
  if (isMissing) throw new AppError('not_found');
  throw new AppError('conflict', { message: (t) => t.payments.somethingElse });
}

/** What its buyer is told of a payment that pays nothing. */
export function whyNotPaid(payment: PaymentRow | undefined): Say {
  if (payment?.status === 'review') {
    return (t) => t.payments.beingChecked;
  }
  if (payment?.refund_reason === 'duplicate') {
    return (t) => t.payments.duplicate;
  }
  if (payment?.refund_reason === 'too_late') {
    return (t) => t.payments.tooLate;
  }
  if (isDecided(payment) && payment?.status !== 'refunded') {
    return (t) => t.payments.beingReturned;
  }
  if (payment?.status === 'refunded') return (t) => t.payments.returned;
  return (t) => t.payments.notSucceeded;
}

/** Whether somebody has decided that its money goes back. */
function isDecided(payment: PaymentRow | undefined): boolean {
  const reason = payment?.refund_reason;
  return reason === 'by_admin' || reason === 'by_seller';
}

/** Claims that are not true are kept: somebody may be trying what the server believes. */
async function tellAudit(
  { db }: Payments,
  buyerId: string,
  { transactionId }: NewPayment,
  finding: string,
): Promise<void> {
  await auditedTransaction(db, (trx) =>
    writeAudit(trx, {
      actorId: buyerId,
      action: 'payment.claim_refused',
      subject: { kind: 'intent', id: transactionId },
      detail: { finding },
    }),
  );
}
