import { HttpError } from '../errors.ts';
import { emit } from './events.ts';
import { isOpen, setMethod } from './intents.ts';
import type { PaymentIntent } from './objects.ts';
import { endChallenge, refuse, succeed } from './outcomes.ts';
import type { Payments } from './payments.ts';
import { GENERIC_DECLINE } from './test-cards.ts';

/** Where a test may move an intent to. */
export const STEPS = ['processing', 'succeeded', 'requires_payment_method'] as const;

/**
 * Moves an intent on without its buyer: to the bank (`processing`), to success, or to a refusal, as
 * a failed check (from `requires_action`) or a declined card (from `processing`). An intent without
 * a card gets a Visa first.
 *
 * @throws HttpError 409 when there is no way from where the intent is.
 */
export function advance(
  payments: Payments,
  intent: PaymentIntent,
  step: (typeof STEPS)[number],
): PaymentIntent {
  const isWaiting = intent.status === 'requires_action' || intent.status === 'processing';
  const mayMove = step === 'requires_payment_method' ? isWaiting : isWaiting || isOpen(intent);
  if (!mayMove || intent.status === step) {
    throw new HttpError(409, `There is no way from ${intent.status} to ${step}.`);
  }
  if (intent.payment_method === null) setMethod(payments, intent, 'pm_card_visa');
  if (step === 'succeeded') return succeed(payments, intent);
  if (step === 'processing') {
    intent.status = 'processing';
    intent.next_action = null;
    payments.state.changed();
    emit(payments, 'payment_intent.processing', intent);
  } else if (intent.status === 'requires_action') endChallenge(payments, intent, false);
  else refuse(payments, intent, GENERIC_DECLINE);
  return intent;
}
