import { createHash } from 'node:crypto';

import { randomId } from '../random-id.ts';
import { brandOf, expiryProblem, isCardNumber, isCvc } from './browser/card-rules.js';
import { cardError, invalidRequest, missingParam, noSuch } from './errors.ts';
import { isParams, type Params } from './form.ts';
import { changedMetadata } from './metadata.ts';
import type { PaymentMethod } from './objects.ts';
import { assertKnown, readGroup, readInteger, readText, requireText } from './params.ts';
import { type Payments, secondsNow } from './payments.ts';
import type { StoredMethod } from './state.ts';
import { testCard, testCardName } from './test-cards.ts';

const READY_MADE = 'pm_card_';
const TOKEN = 'tok_';

interface CardEntry {
  /** Name of the test card. */
  name: string;
  number: string;
  month: number;
  year: number;
  hasCvc: boolean;
}

/**
 * Makes a payment method of a card, given in full or by one of the vendor's test tokens.
 *
 * @throws HttpError 400 for wrong parameters, 402 for a card that cannot be one or is no test card.
 */
export function createMethod(payments: Payments, params: Params): StoredMethod {
  const type = requireText(params, 'type');
  if (type !== 'card') throw invalidRequest(`The sandbox takes cards only, not ${type}.`);
  assertKnown(params, ['type', 'card', 'billing_details', 'metadata', 'allow_redisplay', 'expand']);
  const card = readGroup(params, 'card');
  if (!card) throw missingParam('card');
  return keep(payments, readCard(payments, card), params);
}

/**
 * The method of an id; one of the vendor's ready-made ids (`pm_card_visa`, …) makes a new one.
 *
 * @throws HttpError `resource_missing`.
 */
export function findMethod(payments: Payments, id: string, status = 400): StoredMethod {
  const known = payments.state.value.methods[id];
  if (known) return known;
  const card = id.startsWith(READY_MADE) ? readyMade(payments, id.slice(READY_MADE.length)) : null;
  if (!card) throw noSuch('PaymentMethod', id, 'payment_method', status);
  return keep(payments, card, {});
}

function readCard(payments: Payments, card: Params): CardEntry {
  assertKnown(card, ['number', 'exp_month', 'exp_year', 'cvc', 'token']);
  const token = readText(card, 'token');
  if (token !== undefined) {
    const entry = token.startsWith(TOKEN) ? readyMade(payments, token.slice(TOKEN.length)) : null;
    if (!entry) throw noSuch('token', token, 'card[token]', 400);
    return entry;
  }
  const number = requireText(card, 'number').replace(/[\s-]/g, '');
  if (!isCardNumber(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', { param: 'number' });
  }
  const { month, year } = readExpiry(payments, card);
  const cvc = readText(card, 'cvc');
  if (cvc !== undefined && !isCvc(cvc, brandOf(number))) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' });
  }
  const name = testCardName(number);
  if (name === undefined) {
    throw cardError(
      'card_declined',
      'Your card was declined. This is a sandbox, which takes the published test cards only.',
      { decline_code: 'test_mode_live_card' },
    );
  }
  return { name, number, month, year, hasCvc: cvc !== undefined };
}

function readExpiry(payments: Payments, card: Params): { month: number; year: number } {
  const month = readInteger(card, 'exp_month') ?? 0;
  const shortYear = readInteger(card, 'exp_year') ?? 0;
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  const problem = expiryProblem(month, year, new Date(payments.now()));
  if (problem === undefined) return { month, year };
  const part = problem.startsWith('month') ? 'month' : 'year';
  throw cardError(`invalid_expiry_${part}`, `Your card's expiration ${part} is invalid.`, {
    param: `exp_${part}`,
  });
}

function readyMade(payments: Payments, name: string): CardEntry | null {
  const number = testCard(name)?.number;
  const year = new Date(payments.now()).getFullYear() + 1;
  return number === undefined ? null : { name, number, month: 12, year, hasCvc: true };
}

function keep(payments: Payments, entry: CardEntry, params: Params): StoredMethod {
  const brand = brandOf(entry.number);
  const object: PaymentMethod = {
    id: `pm_1${randomId(23)}`,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(readGroup(params, 'billing_details') ?? {}),
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: entry.hasCvc ? 'unchecked' : null,
      },
      country: 'US',
      display_brand: brand,
      exp_month: entry.month,
      exp_year: entry.year,
      fingerprint: createHash('sha256').update(entry.name).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: entry.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: secondsNow(payments),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: changedMetadata(params),
    type: 'card',
  };
  const method: StoredMethod = { card: entry.name, object };
  payments.state.value.methods[object.id] = method;
  payments.state.changed();
  return method;
}

function text(params: Params, name: string): string | null {
  return readText(params, name) ?? null;
}

function billingDetails(params: Params): PaymentMethod['billing_details'] {
  assertKnown(params, ['address', 'email', 'name', 'phone', 'tax_id']);
  const address = isParams(params['address']) ? params['address'] : {};
  return {
    address: {
      city: text(address, 'city'),
      country: text(address, 'country'),
      line1: text(address, 'line1'),
      line2: text(address, 'line2'),
      postal_code: text(address, 'postal_code'),
      state: text(address, 'state'),
    },
    email: text(params, 'email'),
    name: text(params, 'name'),
    phone: text(params, 'phone'),
    tax_id: text(params, 'tax_id'),
  };
}
