import { readAmount } from './amount.ts';
import type { Call } from './calls.ts';
import { noSuch, unexpectedState } from './errors.ts';
import { emit } from './events.ts';
import type { Params } from './form.ts';
import { changedMetadata } from './metadata.ts';
import type { PaymentIntent } from './objects.ts';
import { assertKnown, readChoice, readText } from './params.ts';
import { findMethod } from './payment-methods.ts';
import { type Payments, secondsNow } from './payments.ts';

const UPDATE_PARAMS = [
  'amount',
  'metadata',
  'description',
  'receipt_email',
  'payment_method',
  'expand',
];

const CANCEL_REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** An intent that is none of these is settled, or is with the bank. */
const OPEN: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** Says whether an intent may still be changed, confirmed or cancelled. */
export function isOpen({ status }: PaymentIntent): boolean {
  return OPEN.includes(status);
}

/**
 * The intent of an id.
 *
 * @throws HttpError `resource_missing`.
 */
export function findIntent(payments: Payments, id: string, status = 404): PaymentIntent {
  const intent = payments.state.value.intents[id];
  if (intent) return intent;
  throw noSuch('payment_intent', id, status === 404 ? 'intent' : 'payment_intent', status);
}

/**
 * Changes an open intent.
 *
 * @throws HttpError 400 for wrong parameters or a settled intent.
 */
export function updateIntent(
  payments: Payments,
  intent: PaymentIntent,
  params: Params,
): PaymentIntent {
  assertKnown(params, UPDATE_PARAMS);
  const amount = 'amount' in params ? readAmount(params, intent.currency) : intent.amount;
  if (!isOpen(intent) && (amount !== intent.amount || 'payment_method' in params)) {
    throw unexpectedState(
      `This PaymentIntent could not be updated because it has a status of ${intent.status}.`,
      intent,
    );
  }
  const metadata = changedMetadata(params, intent.metadata);
  const method = readText(params, 'payment_method');
  if (method !== undefined) setMethod(payments, intent, method);
  intent.amount = amount;
  intent.metadata = metadata;
  if ('description' in params) intent.description = readText(params, 'description') ?? null;
  if ('receipt_email' in params) intent.receipt_email = readText(params, 'receipt_email') ?? null;
  payments.state.changed();
  return intent;
}

/**
 * Ends an open intent for good.
 *
 * @throws HttpError 400 for a settled intent or one that is with the bank.
 */
export function cancelIntent(
  payments: Payments,
  intent: PaymentIntent,
  params: Params,
  call: Call,
): PaymentIntent {
  assertKnown(params, ['cancellation_reason', 'expand']);
  const reason = readChoice(params, 'cancellation_reason', CANCEL_REASONS);
  if (!isOpen(intent)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. ` +
        `Only a PaymentIntent with one of these statuses may be canceled: ${OPEN.join(', ')}.`,
      intent,
    );
  }
  intent.status = 'canceled';
  intent.canceled_at = secondsNow(payments);
  intent.cancellation_reason = reason ?? null;
  intent.next_action = null;
  payments.state.changed();
  emit(payments, 'payment_intent.canceled', intent, call);
  return intent;
}

/** Chooses what to pay with; the vendor's ready-made ids become a method of their own. */
export function setMethod(payments: Payments, intent: PaymentIntent, id: string): void {
  intent.payment_method = findMethod(payments, id).object.id;
  intent.status = 'requires_confirmation';
  intent.next_action = null;
}
