import type { Call } from './calls.ts';
import { invalidRequest, StripeRefusal } from './errors.ts';
import type { Params } from './form.ts';
import type { PaymentIntent } from './objects.ts';
import { requireText } from './params.ts';

/** What a browser may know of an intent. Source: the type `PaymentIntent` of @stripe/stripe-js. */
const VISIBLE = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const;

/** The part of an intent that the caller may see. */
export function visibleIntent(
  intent: Partial<PaymentIntent>,
  { publishable }: Call,
): Partial<PaymentIntent> {
  if (!publishable) return intent;
  return Object.fromEntries(VISIBLE.map((name) => [name, intent[name]]));
}

/**
 * Refuses browsers.
 *
 * @throws HttpError 403 `secret_key_required`.
 */
export function assertSecretKey({ publishable }: Call): void {
  if (!publishable) return;
  throw new StripeRefusal(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });
}

/**
 * A browser proves with the client secret that the intent is its own.
 *
 * @returns the parameters without the secret.
 * @throws HttpError 400 for a missing or wrong secret.
 */
export function takeClientSecret(intent: PaymentIntent, params: Params, call: Call): Params {
  if (!call.publishable && !('client_secret' in params)) return params;
  const { client_secret: _, ...rest } = params;
  if (requireText(params, 'client_secret') === intent.client_secret) return rest;
  throw invalidRequest(
    'The client_secret provided does not match any associated PaymentIntent on this account.',
    { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
  );
}
