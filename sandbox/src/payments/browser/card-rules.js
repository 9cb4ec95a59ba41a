/**
 * What can be said of a card without asking its bank. The card field uses these rules while someone
 * types, the stand-in's server when a card arrives.
 */

/** @typedef {'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa' | 'unknown'} Brand */

/** First digits of each brand. @type {[Exclude<Brand, 'unknown'>, RegExp][]} */
const FIRST_DIGITS = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-5]|[689])/],
  ['discover', /^6(011|4[4-9]|5)/],
  ['jcb', /^35/],
  ['unionpay', /^62/],
];

/** @param {string} number digits only, also the first few @returns {Brand} */
export function brandOf(number) {
  return FIRST_DIGITS.find(([, pattern]) => pattern.test(number))?.[0] ?? 'unknown';
}

/** How many digits a brand's numbers have. @param {Brand} brand */
export function lengthOf(brand) {
  if (brand === 'amex') return 15;
  return brand === 'diners' ? 14 : 16;
}

/** Sizes of the groups in which a brand's numbers are written. @param {Brand} brand */
export function groupsOf(brand) {
  return brand === 'amex' || brand === 'diners' ? [4, 6, 5] : [4, 4, 4, 4];
}

/**
 * The check digit (Luhn, ISO/IEC 7812-1): every second digit from the right is doubled.
 *
 * @param {string} number digits only
 */
export function isCardNumber(number) {
  if (!/^\d{12,19}$/.test(number)) return false;
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]);
    const doubled = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += index % 2 ? doubled : digit;
  }
  return sum % 10 === 0;
}

/** American Express has codes of four digits and of three. @param {string} cvc @param {Brand} brand */
export function isCvc(cvc, brand) {
  return (brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc);
}

/**
 * What is wrong with a date of expiry; undefined when nothing is.
 *
 * @param {number} month 1–12
 * @param {number} year four digits
 * @param {Date} today
 * @returns {'month' | 'month_past' | 'year' | 'year_past' | undefined}
 */
export function expiryProblem(month, year, today) {
  if (!(month >= 1 && month <= 12)) return 'month';
  const thisYear = today.getFullYear();
  if (year < thisYear) return 'year_past';
  if (year > thisYear + 50) return 'year';
  return year === thisYear && month < today.getMonth() + 1 ? 'month_past' : undefined;
}
