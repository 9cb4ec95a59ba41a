import { isId } from '@motohaat/contract/id';
import type { AuditAction } from '@motohaat/domain/audit';
import { chargeOf, mayBecome, type PaymentStatus, toPoisha } from '@motohaat/domain/payment';

import type { PaymentEvent, ProviderIntent } from '../../adapters/payments/port.ts';
import type { Queryable } from '../../database/index.ts';
import { writeAudit } from '../audit/audit.ts';
import {
  type BookingRow,
  lockIfBooking,
  markBankDisputed,
  markBankKept,
  markPaid,
  markRefunded,
  markRefundPending,
  markReturned,
} from '../bookings/booking.transitions.ts';
import {
  isGivenBack,
  isKept,
  isOpen,
  isReturned,
  paysFor,
  returnedOf,
  takaOf,
} from './payment.states.ts';
import {
  findPayment,
  findUnnamed,
  insertEvent,
  insertPayment,
  listPayments,
  type PaymentRow,
  updatePayment,
} from './payments.repository.ts';
import { nextFreeTry } from './tries.ts';

/** How things are after a settlement. */
export type Settled = {
  payment: PaymentRow;
  booking: BookingRow;
  /** What the provider said. */
  intent: ProviderIntent;
  /** What is to be done at the provider now. */
  next: 'nothing' | 'withdraw' | 'refund' | 'take';
};

type Facts = {
  provider: string;
  intent: ProviderIntent;
  /** The payment as it was before the provider was asked. */
  known: PaymentRow | undefined;
  event: PaymentEvent | undefined;
};

/**
 * Writes what the provider said of an intent, and moves booking and bike with it: one transaction,
 * in the order of machine M3.
 *
 * @returns nothing for an intent that is none of ours; `stale` if the payment has changed since the
 *   provider was asked
 */
export async function writeSettlement(
  trx: Queryable,
  { provider, intent, known, event }: Facts,
): Promise<Settled | 'stale' | undefined> {
  const bookingId = known?.booking_id ?? intent.metadata['bookingId'] ?? '';
  const booking = isId(bookingId) ? await lockIfBooking(trx, bookingId) : undefined;
  if (!booking) return undefined;
  const stored = await findPayment(trx, intent.id);
  if (stored?.version !== known?.version) return 'stale';
  if (event) await insertEvent(trx, provider, event);

  const before = stored ?? (await findPrepared(trx, intent, booking));
  // Of an intent that is not ours by name, only money matters.
  if (!before && intent.status !== 'succeeded') return undefined;
  const others = (await listPayments(trx, booking.id)).filter(({ id }) => id !== before?.id);
  const outcome = await decide(trx, { intent, booking, before, others });
  const payment = await write(trx, { provider, intent, before, outcome });
  const disputed = await followBank(trx, outcome.booking, { intent, before, payment });
  const why = intent.disputes.lost > 0 ? 'bank_returned' : 'money_returned';
  const after = await followRefunds(trx, disputed, { payments: [...others, payment], why });
  return { payment, booking: after, intent, next: await nextStep(trx, payment, after, intent) };
}

/** The row that was written before the provider was asked for the intent. */
async function findPrepared(trx: Queryable, { metadata }: ProviderIntent, booking: BookingRow) {
  const id = metadata['paymentId'] ?? '';
  return isId(id) ? findUnnamed(trx, { id, bookingId: booking.id }) : undefined;
}

type Situation = {
  intent: ProviderIntent;
  booking: BookingRow;
  before: PaymentRow | undefined;
  /** The booking's other payments. */
  others: PaymentRow[];
};

type Outcome = {
  status: PaymentStatus;
  refundReason: PaymentRow['refund_reason'];
  booking: BookingRow;
};

async function decide(trx: Queryable, situation: Situation): Promise<Outcome> {
  const { intent, booking, before } = situation;
  const refundReason = before?.refund_reason ?? null;
  if (intent.status !== 'succeeded') {
    const isNews = !before || mayBecome(before.status, intent.status);
    return { status: isNews ? intent.status : before.status, refundReason, booking };
  }
  if (before && !mayBecome(before.status, 'succeeded')) {
    return { status: standing(intent, before.status), refundReason, booking };
  }
  if (!paysFor(intent, booking)) {
    return { status: isReturned(intent) ? 'refunded' : 'review', refundReason, booking };
  }
  return { status: standing(intent, 'succeeded'), ...(await takeMoney(trx, situation)) };
}

/** Where a charge that succeeded is now: a bank may look into it, and leave it, or take it back. */
function standing(intent: ProviderIntent, before: PaymentStatus): PaymentStatus {
  if (isReturned(intent)) return 'refunded';
  if (before !== 'succeeded' && before !== 'disputed') return before;
  return intent.disputes.isOpen ? 'disputed' : 'succeeded';
}

/** A charge succeeded: it pays the booking, or has to go back. */
async function takeMoney(
  trx: Queryable,
  { booking, others }: Situation,
): Promise<Pick<Outcome, 'booking' | 'refundReason'>> {
  if (others.some(isKept)) return { booking, refundReason: 'duplicate' };
  const paid = await markPaid(trx, booking);
  if (paid) return { booking: paid, refundReason: null };
  const late = await markRefundPending(trx, booking, 'paid_too_late');
  return { booking: late ?? booking, refundReason: 'too_late' };
}

type Writing = {
  provider: string;
  intent: ProviderIntent;
  before: PaymentRow | undefined;
  outcome: Outcome;
};

async function write(trx: Queryable, { provider, intent, before, outcome }: Writing) {
  const { booking, status, refundReason } = outcome;
  const isMismatch = status === 'review' && before?.status !== 'review';
  if (isMismatch) await tellAdmin(trx, 'payment.review', intent, booking);
  // Banks may refuse money that was on its way back already.
  const isBounced = before?.status === 'refunded' && !isReturned(intent) && wasReturned(before);
  if (isBounced) await tellAdmin(trx, 'payment.refund_failed', intent, booking);
  const amount = status === 'review' ? takaOf(intent) : (before?.amount ?? takaOf(intent));
  const returned = Math.min(amount, Math.floor(returnedOf(intent) / 100));
  const values = {
    transaction_id: intent.id,
    status,
    amount,
    refunded_amount: returned,
    charged_at: before?.charged_at ?? (intent.status === 'succeeded' ? new Date() : null),
    returned_at: before?.returned_at ?? (returned > 0 ? new Date() : null),
    currency: intent.currency,
    declines: Math.max(before?.declines ?? 0, intent.declines.count),
    tried_at: latest(before?.tried_at, intent.declines.latest),
    refund_reason: refundReason,
  };
  if (!before) {
    const who = { booking_id: booking.id, buyer_id: booking.buyer_id, provider };
    return insertPayment(trx, { ...who, ...values });
  }
  return isSame(before, values) ? before : updatePayment(trx, before.id, values);
}

function wasReturned({ amount, refunded_amount: returned }: PaymentRow): boolean {
  return returned >= amount;
}

function latest(one: Date | undefined, other: Date | null): Date {
  const times = [one, other].map((time) => time?.getTime() ?? 0);
  return new Date(Math.max(...times) || Date.now());
}

function isSame(row: PaymentRow, values: Partial<PaymentRow>): boolean {
  return Object.entries(values).every(([name, value]) => {
    const old = row[name as keyof PaymentRow];
    return value instanceof Date ? value.getTime() === old?.valueOf() : value === old;
  });
}

/** Money that is not where it belongs: a person has to look. */
async function tellAdmin(
  trx: Queryable,
  action: Extract<AuditAction, `payment.${string}`>,
  intent: ProviderIntent,
  booking: BookingRow,
) {
  await writeAudit(trx, {
    actorId: null,
    action,
    subject: { kind: 'booking', id: booking.id },
    detail: {
      transactionId: intent.id,
      received: intent.received,
      returned: returnedOf(intent),
      currency: intent.currency,
      booked: chargeOf(booking),
    },
  });
}

/**
 * Begins and ends the wait for a bank, which is asked to answer at the provider: the admin is told. A
 * charge that has to go back anyway moves no booking.
 */
async function followBank(
  trx: Queryable,
  booking: BookingRow,
  { intent, before, payment }: { payment: PaymentRow } & Pick<Situation, 'intent' | 'before'>,
): Promise<BookingRow> {
  const wasDisputed = before?.status === 'disputed';
  const isDisputed = payment.status === 'disputed';
  if (isDisputed === wasDisputed) return booking;
  if (isDisputed) await tellAdmin(trx, 'payment.disputed', intent, booking);
  if (!isKept(payment)) return booking;
  return isDisputed ? markBankDisputed(trx, booking) : markBankKept(trx, booking);
}

/** A booking whose money is back, whoever returned it, is over. */
async function followRefunds(
  trx: Queryable,
  booking: BookingRow,
  { payments, why }: { payments: PaymentRow[]; why: 'money_returned' | 'bank_returned' },
): Promise<BookingRow> {
  let current = booking;
  if (!payments.some(isKept) && payments.some(isGivenBack)) {
    current = (await markReturned(trx, current, why)) ?? current;
  }
  const statuses = payments.map(({ status }) => status);
  const isOver =
    statuses.includes('refunded') &&
    !statuses.includes('succeeded') &&
    !statuses.includes('disputed');
  if (current.status === 'refund_pending' && isOver) {
    current = (await markRefunded(trx, current)) ?? current;
  }
  return current;
}

async function nextStep(
  trx: Queryable,
  payment: PaymentRow,
  booking: BookingRow,
  intent: ProviderIntent,
): Promise<Settled['next']> {
  const { status, received, refunds, disputes } = intent;
  if (status === 'succeeded') {
    const isOnItsWay = returnedOf(intent) + refunds.pending >= received;
    // While a bank looks into it, the provider gives nothing back.
    const isWanted = payment.refund_reason !== null && !disputes.isOpen;
    return isWanted && !isOnItsWay ? 'refund' : 'nothing';
  }
  if (!isOpen({ status })) return 'nothing';
  // Only for a booking that waits for just this money; otherwise the payer's word is not used.
  const isWanted =
    booking.status === 'pending_payment' && intent.amount === toPoisha(chargeOf(booking));
  if (intent.isToBeTaken && isOpen(payment) && isWanted) return 'take';
  if (status === 'processing') return 'nothing';
  if (!isOpen(payment) || booking.status !== 'pending_payment') return 'withdraw';
  // Once the last of the allowed cards was refused, no other may be tried.
  if (status !== 'failed') return 'nothing';
  const buyer = { buyerId: booking.buyer_id, bookingId: booking.id };
  return (await nextFreeTry(trx, buyer, new Date())) ? 'withdraw' : 'nothing';
}
