import { randomId } from '../random-id.ts';
import type { Call } from './calls.ts';
import { findCharge } from './charges.ts';
import { isDisputed } from './disputes.ts';
import { invalidRequest, missingParam, noSuch } from './errors.ts';
import { emit } from './events.ts';
import type { Params } from './form.ts';
import { findIntent } from './intents.ts';
import { changedMetadata } from './metadata.ts';
import type { Charge, Refund, RefundStatus } from './objects.ts';
import { assertKnown, readChoice, readInteger, readText } from './params.ts';
import { type Payments, secondsNow } from './payments.ts';

const PARAMS = ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason'];
const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/**
 * The refund of an id.
 *
 * @throws HttpError `resource_missing`.
 */
export function findRefund(payments: Payments, id: string): Refund {
  const refund = payments.state.value.refunds[id];
  if (refund) return refund;
  throw noSuch('refund', id, 'id');
}

/**
 * Gives a charge's money back, all that is left of it unless an amount is named.
 *
 * @throws HttpError 400 when there is no such charge or not so much left.
 */
export function createRefund(payments: Payments, params: Params, call?: Call): Refund {
  assertKnown(params, PARAMS);
  const reason = readChoice(params, 'reason', REASONS) ?? null;
  const charge = readCharge(payments, params);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (isDisputed(payments, charge)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const amount = readInteger(params, 'amount') ?? left;
  if (amount < 1 || amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}), or nothing.`,
      { param: 'amount' },
    );
  }
  const refund: Refund = {
    id: `re_3${randomId(23)}`,
    object: 'refund',
    amount,
    balance_transaction: `txn_3${randomId(23)}`,
    charge: charge.id,
    created: secondsNow(payments),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: changedMetadata(params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  payments.state.value.refunds[refund.id] = refund;
  addRefunded(charge, amount);
  payments.state.changed();
  emit(payments, 'refund.created', refund, call);
  emit(payments, 'charge.refunded', charge, call);
  return refund;
}

/**
 * Lets a refund go another way, as banks do: it may stay pending for days, and fail in the end, upon
 * which the money is with the seller again.
 */
export function moveRefund(payments: Payments, refund: Refund, status: RefundStatus): Refund {
  const charge = findCharge(payments, refund.charge);
  if (refund.status === 'failed' || refund.status === status) {
    throw invalidRequest(`This refund is ${refund.status} already.`);
  }
  refund.status = status;
  if (status === 'failed') {
    refund.failure_reason = 'declined';
    addRefunded(charge, -refund.amount);
    emit(payments, 'refund.failed', refund);
  }
  payments.state.changed();
  emit(payments, 'refund.updated', refund);
  emit(payments, 'charge.refund.updated', refund);
  return refund;
}

function addRefunded(charge: Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
}

function readCharge(payments: Payments, params: Params): Charge {
  const chargeId = readText(params, 'charge');
  if (chargeId !== undefined) return assertPaid(findCharge(payments, chargeId, 400));
  const intentId = readText(params, 'payment_intent');
  if (intentId === undefined) throw missingParam('payment_intent');
  const intent = findIntent(payments, intentId, 400);
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    );
  }
  return findCharge(payments, intent.latest_charge);
}

function assertPaid(charge: Charge): Charge {
  if (charge.paid) return charge;
  throw invalidRequest(`Charge ${charge.id} was not paid and cannot be refunded.`, {
    code: 'charge_not_refundable',
    param: 'charge',
  });
}
