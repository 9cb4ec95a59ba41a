import { Stripe } from 'stripe';

import { AppError } from '../../http/app-error.ts';

/** Seconds after which asking the provider again may help. */
const retryAfter = 5;

/** What an intent or a charge answers that is not in the state that was thought. */
const movedOn = new Set([
  'payment_intent_unexpected_state',
  'charge_already_refunded',
  'charge_disputed',
]);

/**
 * The product's own error for one of the SDK's. A wrong key or a missing right is an error of the
 * settings, which the log shows; to people it is the same as a provider that is away.
 *
 * Source: Stripe, "Error handling" and "Error codes".
 */
export function translateStripeError(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause;
  if (cause.code === 'idempotency_key_in_use') {
    return new AppError('in_progress', { cause, retryAfter: 1 });
  }
  if (cause instanceof Stripe.errors.StripeInvalidRequestError) {
    if (cause.code === 'resource_missing') return new AppError('not_found', { cause });
    return new AppError(movedOn.has(cause.code ?? '') ? 'conflict' : 'internal', { cause });
  }
  const isRefused =
    cause instanceof Stripe.errors.StripeCardError ||
    cause instanceof Stripe.errors.StripeIdempotencyError;
  if (isRefused) return new AppError('internal', { cause });
  return new AppError('unavailable', {
    cause,
    message: (t) => t.payments.providerAway,
    retryAfter,
  });
}
