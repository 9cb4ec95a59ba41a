import { randomId } from '../random-id.ts';
import { readAmount, readCurrency } from './amount.ts';
import type { Call } from './calls.ts';
import { confirmIntent, readMethod } from './confirm.ts';
import { invalidRequest } from './errors.ts';
import { emit } from './events.ts';
import type { Params } from './form.ts';
import { setMethod } from './intents.ts';
import { changedMetadata } from './metadata.ts';
import type { PaymentIntent } from './objects.ts';
import {
  assertKnown,
  readChoice,
  readFlag,
  readGroup,
  readText,
  readTexts,
  requireText,
} from './params.ts';
import { type Payments, secondsNow } from './payments.ts';

const CREATE_PARAMS = [
  'allowed_payment_method_types',
  'amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'currency',
  'description',
  'expand',
  'metadata',
  'payment_method',
  'payment_method_data',
  'receipt_email',
  'return_url',
  'transfer_group',
  'use_stripe_sdk',
];

/**
 * Opens a payment, and with `confirm=true` goes on to pay it at once.
 *
 * @throws HttpError 400 for wrong parameters, 402 for a card that was declined at once.
 */
export function createIntent(payments: Payments, params: Params, call: Call): PaymentIntent {
  assertKnown(params, CREATE_PARAMS);
  const intent = newIntent(payments, params);
  const method = readMethod(payments, params);
  if (method) setMethod(payments, intent, method.object.id);
  payments.state.value.intents[intent.id] = intent;
  payments.state.changed();
  emit(payments, 'payment_intent.created', intent, call);
  if (readFlag(params, 'confirm') !== true) return intent;
  return confirmIntent(payments, intent, { return_url: params['return_url'] ?? '' }, call);
}

function newIntent(payments: Payments, params: Params): PaymentIntent {
  const currency = readCurrency(params);
  const amount = readAmount(params, currency);
  const id = `pi_3${randomId(23)}`;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: readAllowedTypes(params),
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: readAutomaticMethods(params),
    canceled_at: null,
    cancellation_reason: null,
    capture_method:
      readChoice(params, 'capture_method', ['automatic', 'automatic_async']) ?? 'automatic_async',
    client_secret: `${id}_secret_${randomId(25)}`,
    confirmation_method: 'automatic',
    created: secondsNow(payments),
    currency,
    customer: null,
    customer_account: null,
    description: readText(params, 'description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: changedMetadata(params),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: readText(params, 'receipt_email') ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: readText(params, 'transfer_group') ?? null,
  };
}

function readAllowedTypes(params: Params): string[] | null {
  const types = readTexts(params, 'allowed_payment_method_types');
  if (types.length === 0) return null;
  if (types.includes('card')) return types;
  throw invalidRequest('The sandbox takes cards only; allowed_payment_method_types needs card.', {
    param: 'allowed_payment_method_types',
  });
}

/** Every way to pay that the account has, unless the request says otherwise. */
function readAutomaticMethods(params: Params): PaymentIntent['automatic_payment_methods'] {
  const automatic = readGroup(params, 'automatic_payment_methods');
  if (!automatic) return { allow_redirects: 'always', enabled: true };
  assertKnown(automatic, ['enabled', 'allow_redirects']);
  if (requireText(automatic, 'enabled') === 'false') return null;
  return {
    allow_redirects: readChoice(automatic, 'allow_redirects', ['always', 'never']) ?? 'always',
    enabled: true,
  };
}
