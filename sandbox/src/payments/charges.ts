import { randomId } from '../random-id.ts';
import { noSuch } from './errors.ts';
import type { Charge, PaymentIntent } from './objects.ts';
import { findMethod } from './payment-methods.ts';
import { type Payments, secondsNow } from './payments.ts';
import type { Decline } from './test-cards.ts';

/**
 * The charge of an id.
 *
 * @throws HttpError `resource_missing`.
 */
export function findCharge(payments: Payments, id: string, status = 404): Charge {
  const charge = payments.state.value.charges[id];
  if (charge) return charge;
  throw noSuch('charge', id, status === 404 ? 'id' : 'charge', status);
}

/** Records what the bank said when the intent's card was charged. */
export function recordCharge(
  payments: Payments,
  intent: PaymentIntent,
  methodId: string,
  decline?: Decline,
): Charge {
  const { object: method } = findMethod(payments, methodId);
  const charge: Charge = {
    id: `ch_3${randomId(23)}`,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : `txn_3${randomId(23)}`,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'MOTOHAAT SANDBOX',
    captured: !decline,
    created: secondsNow(payments),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method.card, intent.amount),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
  payments.state.value.charges[charge.id] = charge;
  intent.latest_charge = charge.id;
  payments.state.changed();
  return charge;
}

function outcomeOf(decline: Decline | undefined): Charge['outcome'] {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.decline_code ?? null,
    risk_level: 'normal',
    seller_message: decline ? 'The bank declined the payment.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function detailsOf(
  card: { brand: string; country: string | null; exp_month: number; exp_year: number } & {
    fingerprint?: string | null;
    funding: string;
    last4: string;
  },
  amount: number,
): Charge['payment_method_details'] {
  return {
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: null,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  };
}
