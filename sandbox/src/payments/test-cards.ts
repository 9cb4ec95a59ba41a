/**
 * The vendor's public test cards. Source: https://docs.stripe.com/testing. No other card is taken,
 * so that nobody's real card number is ever kept, not even here.
 */

/** Why a bank says no. */
export interface Decline {
  code: string;
  decline_code: string;
  message: string;
  param?: string;
}

const DECLINES = {
  generic: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficientFunds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost: { code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' },
  stolen: {
    code: 'card_declined',
    decline_code: 'stolen_card',
    message: 'Your card was declined.',
  },
  expired: {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
    param: 'exp_month',
  },
  incorrectCvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    param: 'cvc',
  },
  processingError: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} satisfies Record<string, Decline>;

/** The decline of a card of which nothing more is known. */
export const GENERIC_DECLINE: Decline = DECLINES.generic;

export interface TestCard {
  number: string;
  /** The bank wants to ask the cardholder first (3-D Secure). */
  challenge?: true;
  /** What the bank says in the end, when it says no. */
  decline?: Decline;
}

/** By the name that follows `pm_card_` and `tok_` in the vendor's ready-made methods and tokens. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  visa: { number: '4242424242424242' },
  visa_debit: { number: '4000056655665556' },
  mastercard: { number: '5555555555554444' },
  mastercard_debit: { number: '5200828282828210' },
  amex: { number: '378282246310005' },
  discover: { number: '6011111111111117' },
  diners: { number: '3056930009020004' },
  jcb: { number: '3566002020360505' },
  unionpay: { number: '6200000000000005' },
  visa_chargeDeclined: { number: '4000000000000002', decline: DECLINES.generic },
  visa_chargeDeclinedInsufficientFunds: {
    number: '4000000000009995',
    decline: DECLINES.insufficientFunds,
  },
  visa_chargeDeclinedLostCard: { number: '4000000000009987', decline: DECLINES.lost },
  visa_chargeDeclinedStolenCard: { number: '4000000000009979', decline: DECLINES.stolen },
  chargeDeclinedExpiredCard: { number: '4000000000000069', decline: DECLINES.expired },
  chargeDeclinedIncorrectCvc: { number: '4000000000000127', decline: DECLINES.incorrectCvc },
  chargeDeclinedProcessingError: {
    number: '4000000000000119',
    decline: DECLINES.processingError,
  },
  threeDSecure2Required: { number: '4000000000003220', challenge: true },
  authenticationRequiredOnSetup: { number: '4000002500003155', challenge: true },
  authenticationRequired: { number: '4000002760003184', challenge: true },
  threeDSecureRequiredChargeDeclined: {
    number: '4000008400001629',
    challenge: true,
    decline: DECLINES.generic,
  },
  authenticationRequiredChargeDeclinedInsufficientFunds: {
    number: '4000008260003178',
    challenge: true,
    decline: DECLINES.insufficientFunds,
  },
};

/** The card of a name; undefined when the vendor has none of it. */
export function testCard(name: string): TestCard | undefined {
  return Object.hasOwn(TEST_CARDS, name) ? TEST_CARDS[name] : undefined;
}

/** The name of the test card that has this number. */
export function testCardName(number: string): string | undefined {
  return Object.keys(TEST_CARDS).find((name) => TEST_CARDS[name]?.number === number);
}
