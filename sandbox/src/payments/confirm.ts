import { randomId } from '../random-id.ts';
import type { Call } from './calls.ts';
import { invalidRequest, unexpectedState } from './errors.ts';
import { emit } from './events.ts';
import type { Params } from './form.ts';
import { isOpen } from './intents.ts';
import type { PaymentIntent } from './objects.ts';
import { charge } from './outcomes.ts';
import { assertKnown, readGroup, readText } from './params.ts';
import { createMethod, findMethod } from './payment-methods.ts';
import type { Payments } from './payments.ts';
import type { StoredMethod } from './state.ts';
import { testCard } from './test-cards.ts';

const CONFIRM_PARAMS = [
  'expand',
  'payment_method',
  'payment_method_data',
  'receipt_email',
  'return_url',
  'use_stripe_sdk',
];

/**
 * Pays an open intent: charges the card, or asks for the cardholder's proof first.
 *
 * @throws HttpError 400 when the intent or the parameters do not allow it, 402 when the card was
 * declined; the intent then waits for another card.
 */
export function confirmIntent(
  payments: Payments,
  intent: PaymentIntent,
  params: Params,
  call: Call,
): PaymentIntent {
  assertKnown(params, CONFIRM_PARAMS);
  if (!isOpen(intent)) {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      intent,
    );
  }
  assertReturnUrl(intent, params, call);
  const method = readMethod(payments, params) ?? attachedMethod(payments, intent);
  if (!method) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method.",
      intent,
    );
  }
  intent.payment_method = method.object.id;
  intent.last_payment_error = null;
  if ('receipt_email' in params) intent.receipt_email = readText(params, 'receipt_email') ?? null;
  if (!testCard(method.card)?.challenge) return charge(payments, intent, call);

  intent.status = 'requires_action';
  intent.next_action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', source: `src_1${randomId(23)}` },
  };
  payments.state.changed();
  emit(payments, 'payment_intent.requires_action', intent, call);
  return intent;
}

/**
 * The payment method that a request names, or brings along; undefined when it does neither.
 *
 * @throws HttpError 400 or 402 when it cannot be used.
 */
export function readMethod(payments: Payments, params: Params): StoredMethod | undefined {
  const data = readGroup(params, 'payment_method_data');
  if (data) return createMethod(payments, data);
  const id = readText(params, 'payment_method');
  return id === undefined ? undefined : findMethod(payments, id);
}

function attachedMethod(
  payments: Payments,
  { payment_method: id }: PaymentIntent,
): StoredMethod | undefined {
  return id === null ? undefined : findMethod(payments, id);
}

/** Ways to pay that leave the page need an address to come back to, unless they are ruled out. */
function assertReturnUrl(intent: PaymentIntent, params: Params, { publishable }: Call): void {
  const automatic = intent.automatic_payment_methods;
  const isCardOnly = intent.allowed_payment_method_types?.every((type) => type === 'card');
  const mayRedirect = automatic?.enabled === true && automatic.allow_redirects !== 'never';
  if (publishable || isCardOnly || !mayRedirect) return;
  if (readText(params, 'return_url') !== undefined) return;
  throw invalidRequest(
    'This PaymentIntent may use payment methods that redirect your customer, so a `return_url` is ' +
      'needed. To rule them out, set `automatic_payment_methods[allow_redirects]` to `never` or ' +
      'allow `card` alone in `allowed_payment_method_types`.',
  );
}
