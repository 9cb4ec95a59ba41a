import type { Call } from './calls.ts';
import { recordCharge } from './charges.ts';
import { docUrl, type ErrorBody, StripeRefusal } from './errors.ts';
import { emit } from './events.ts';
import type { PaymentIntent } from './objects.ts';
import { findMethod } from './payment-methods.ts';
import type { Payments } from './payments.ts';
import { type Decline, testCard } from './test-cards.ts';

const CHALLENGE_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method ' +
  'and try again.';

/**
 * Charges the intent's card.
 *
 * @throws HttpError 402 when the card is declined.
 */
export function charge(payments: Payments, intent: PaymentIntent, call?: Call): PaymentIntent {
  const method = findMethod(payments, intent.payment_method ?? '');
  const decline = testCard(method.card)?.decline;
  if (!decline) return succeed(payments, intent, call);
  throw new StripeRefusal(402, {
    ...refuse(payments, intent, decline, call),
    payment_intent: intent,
  });
}

/** The money is there. */
export function succeed(payments: Payments, intent: PaymentIntent, call?: Call): PaymentIntent {
  const paid = recordCharge(payments, intent, intent.payment_method ?? '');
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.next_action = null;
  payments.state.changed();
  emit(payments, 'charge.succeeded', paid, call);
  emit(payments, 'payment_intent.succeeded', intent, call);
  return intent;
}

/** The bank has said no: the intent waits for another card. */
export function refuse(
  payments: Payments,
  intent: PaymentIntent,
  decline: Decline,
  call?: Call,
): ErrorBody {
  const failed = recordCharge(payments, intent, intent.payment_method ?? '', decline);
  const error: ErrorBody = { type: 'card_error', ...decline, charge: failed.id };
  emit(payments, 'charge.failed', failed, call);
  return askForAnotherCard(payments, intent, error, call);
}

/**
 * Ends the cardholder's check (3-D Secure). A check that was passed leads to the charge, which may
 * still be declined.
 */
export function endChallenge(payments: Payments, intent: PaymentIntent, isPassed: boolean): void {
  if (!isPassed) {
    askForAnotherCard(payments, intent, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: CHALLENGE_FAILED,
    });
    return;
  }
  const { card } = findMethod(payments, intent.payment_method ?? '');
  const decline = testCard(card)?.decline;
  if (decline) refuse(payments, intent, decline);
  else succeed(payments, intent);
}

function askForAnotherCard(
  payments: Payments,
  intent: PaymentIntent,
  error: ErrorBody & { code?: string },
  call?: Call,
): ErrorBody {
  const { object: method } = findMethod(payments, intent.payment_method ?? '');
  const { payment_intent: _, ...told } = error;
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = {
    ...told,
    ...(told.code && { doc_url: docUrl(told.code) }),
    payment_method: method,
  };
  payments.state.changed();
  emit(payments, 'payment_intent.payment_failed', intent, call);
  return { ...error, payment_method: method };
}
