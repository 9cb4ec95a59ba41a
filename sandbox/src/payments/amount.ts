import { invalidRequest, missingParam } from './errors.ts';
import type { Params } from './form.ts';
import { readInteger, requireText } from './params.ts';

/** Eight digits are the most that the vendor takes. Source: https://docs.stripe.com/currencies */
const LARGEST_AMOUNT = 99_999_999;

/** The smallest payment, in US cents; other currencies are converted. */
const SMALLEST_US_CENTS = 50;

/** The currencies of the stand-in and what one US dollar costs in them; a fixed, rough rate. */
const PER_US_DOLLAR: Readonly<Record<string, number>> = { bdt: 122, usd: 1 };

/**
 * Reads the amount of a payment, in the currency's hundredth (poisha, cents).
 *
 * @throws HttpError 400 with the vendor's codes `amount_too_small` and `amount_too_large`.
 */
export function readAmount(params: Params, currency: string): number {
  const amount = readInteger(params, 'amount');
  if (amount === undefined) throw missingParam('amount');
  const rate = PER_US_DOLLAR[currency] ?? 1;
  const code = currency.toUpperCase();
  if (amount > LARGEST_AMOUNT) {
    throw invalidRequest(
      `Amount must be no more than ${code} ${(LARGEST_AMOUNT / 100).toFixed(2)}`,
      { code: 'amount_too_large', param: 'amount' },
    );
  }
  if (amount / rate < SMALLEST_US_CENTS) {
    const dollars = (amount / 100 / rate).toFixed(2);
    throw invalidRequest(
      `Amount must convert to at least ${SMALLEST_US_CENTS} cents. ` +
        `${code} ${(amount / 100).toFixed(2)} converts to approximately $${dollars}.`,
      { code: 'amount_too_small', param: 'amount' },
    );
  }
  return amount;
}

/** @throws HttpError 400 when the currency is absent or none of the stand-in's. */
export function readCurrency(params: Params): string {
  const currency = requireText(params, 'currency').toLowerCase();
  if (currency in PER_US_DOLLAR) return currency;
  throw invalidRequest(
    `Invalid currency: ${currency}. The sandbox supports these currencies: ` +
      Object.keys(PER_US_DOLLAR).join(', '),
    { param: 'currency' },
  );
}
