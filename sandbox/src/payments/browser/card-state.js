import { brandOf, expiryProblem, groupsOf, isCardNumber, isCvc, lengthOf } from './card-rules.js';

/** What a card field knows of what was typed, in the vendor's codes. Holds no elements of the page. */

/** @typedef {'number' | 'expiry' | 'cvc' | 'postal'} FieldName */
/** @typedef {{ type: 'validation_error', code: string, message: string }} Problem */
/** @typedef {Record<FieldName, string>} Typed */

/** Codes and sentences of fields that are not yet filled. @type {Record<FieldName, Problem>} */
const INCOMPLETE = {
  number: problem('incomplete_number', 'Your card number is incomplete.'),
  expiry: problem('incomplete_expiry', "Your card's expiration date is incomplete."),
  cvc: problem('incomplete_cvc', "Your card's security code is incomplete."),
  postal: problem('incomplete_zip', 'Your postal code is incomplete.'),
};

const EXPIRY = {
  month: problem('invalid_expiry_month', "Your card's expiration date is invalid."),
  month_past: problem('invalid_expiry_month_past', "Your card's expiration date is in the past."),
  year: problem('invalid_expiry_year', "Your card's expiration year is invalid."),
  year_past: problem('invalid_expiry_year_past', "Your card's expiration year is in the past."),
};

/** @param {string} text */
export function digitsOf(text) {
  return text.replace(/\D/g, '');
}

/** @param {string} number @returns {string} the digits in the groups of the card's brand */
export function writtenNumber(number) {
  const brand = brandOf(number);
  let rest = number.slice(0, lengthOf(brand));
  const groups = [];
  for (const size of groupsOf(brand)) {
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.filter(Boolean).join(' ');
}

/** A month that can only be one digit gets its zero. @param {string} typed */
export function writtenExpiry(typed) {
  const first = digitsOf(typed);
  const digits = Number(first[0]) > 1 || Number(first.slice(0, 2)) > 12 ? `0${first}` : first;
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 4)];
  return year || (month.length === 2 && typed.includes('/')) ? `${month} / ${year}` : month;
}

/** @param {string} text as it stands in the field */
export function expiryOf(text) {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

/**
 * What is wrong with a field for certain, whatever else may still be typed.
 *
 * @param {FieldName} name
 * @param {Typed} typed
 * @param {Date} today
 * @returns {Problem | undefined}
 */
export function certainProblem(name, typed, today) {
  if (name === 'number') {
    const number = digitsOf(typed.number);
    const isWhole = number.length === lengthOf(brandOf(number));
    return isWhole && !isCardNumber(number)
      ? problem('invalid_number', 'Your card number is invalid.')
      : undefined;
  }
  if (name === 'expiry' && digitsOf(typed.expiry).length === 4) {
    const { month, year } = expiryOf(typed.expiry);
    const wrong = expiryProblem(month, year, today);
    return wrong && EXPIRY[wrong];
  }
  return undefined;
}

/** Says whether a field has all it needs. @param {FieldName} name @param {Typed} typed */
export function isFilled(name, typed) {
  const number = digitsOf(typed.number);
  if (name === 'number') return number.length === lengthOf(brandOf(number));
  if (name === 'expiry') return digitsOf(typed.expiry).length === 4;
  if (name === 'cvc') return isCvc(typed.cvc, brandOf(number));
  return typed.postal.trim() !== '';
}

/**
 * What a person should be told of a field.
 *
 * @param {FieldName} name
 * @param {Typed} typed
 * @param {Date} today
 * @param {boolean} isDone the person has left the field, so that half a number is a mistake
 * @returns {Problem | undefined}
 */
export function problemOf(name, typed, today, isDone) {
  const certain = certainProblem(name, typed, today);
  return certain ?? (isDone && !isFilled(name, typed) ? INCOMPLETE[name] : undefined);
}

/** @param {string} code @param {string} message @returns {Problem} */
function problem(code, message) {
  return { type: 'validation_error', code, message };
}
