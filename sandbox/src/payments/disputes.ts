import { randomId } from '../random-id.ts';
import { findCharge } from './charges.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { emit } from './events.ts';
import type { Charge, Dispute, PaymentIntent } from './objects.ts';
import { type Payments, secondsNow } from './payments.ts';

/** What can become of a dispute: its shop answers, and the bank decides for the shop or the buyer. */
export const DISPUTE_STEPS = ['under_review', 'won', 'lost'] as const;
type DisputeStep = (typeof DISPUTE_STEPS)[number];

/** Seconds for which a bank waits for the shop's answer. */
const ANSWER_S = 7 * 24 * 3600;

/**
 * The dispute of an id.
 *
 * @throws HttpError `resource_missing`.
 */
export function findDispute(payments: Payments, id: string): Dispute {
  const dispute = payments.state.value.disputes[id];
  if (dispute) return dispute;
  throw noSuch('dispute', id, 'id');
}

/**
 * The buyer's bank takes the money of a charge back until it has decided.
 *
 * @throws HttpError 400 for an intent that was not paid, or is disputed already.
 */
export function openDispute(payments: Payments, { id, latest_charge: of }: PaymentIntent): Dispute {
  const charge = of === null ? undefined : findCharge(payments, of);
  if (!charge?.paid) throw invalidRequest(`PaymentIntent ${id} was not paid.`);
  if (isDisputed(payments, charge))
    throw invalidRequest(`Charge ${charge.id} is disputed already.`);
  const dispute: Dispute = {
    id: `du_3${randomId(23)}`,
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: secondsNow(payments),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: secondsNow(payments) + ANSWER_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'general',
    status: 'needs_response',
  };
  payments.state.value.disputes[dispute.id] = dispute;
  charge.disputed = true;
  payments.state.changed();
  emit(payments, 'charge.dispute.created', dispute);
  emit(payments, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/**
 * Lets the bank go on: what it has decided stays decided.
 *
 * @throws HttpError 400 after its decision.
 */
export function moveDispute(payments: Payments, dispute: Dispute, to: DisputeStep): Dispute {
  if (isDecided(dispute)) throw invalidRequest(`This dispute is ${dispute.status} already.`);
  dispute.status = to;
  payments.state.changed();
  if (to === 'won') emit(payments, 'charge.dispute.funds_reinstated', dispute);
  emit(payments, `charge.dispute.${isDecided(dispute) ? 'closed' : 'updated'}`, dispute);
  return dispute;
}

/** Whether a bank has the money of a charge at this time, or has taken it for good. */
export function isDisputed(payments: Payments, { id }: Pick<Charge, 'id'>): boolean {
  return Object.values(payments.state.value.disputes).some(
    ({ charge, status }) => charge === id && status !== 'won',
  );
}

function isDecided({ status }: Dispute): boolean {
  return status === 'won' || status === 'lost';
}
