import { describe, expect, it } from 'vitest';

import { brandOf, isCardNumber, isCvc } from './browser/card-rules.js';
import { isFilled, problemOf, writtenExpiry, writtenNumber } from './browser/card-state.js';

const TODAY = new Date(2026, 5, 15);
const FILLED = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', postal: '1207' };

/** The code of what is wrong with one field of a card that is right otherwise. */
const code = (name: 'number' | 'expiry' | 'cvc' | 'postal', text: string, isDone: boolean) =>
  problemOf(name, { ...FILLED, [name]: text }, TODAY, isDone)?.code;

describe('the rules of cards', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['3056930009020004', 'diners'],
    ['3566002020360505', 'jcb'],
    ['6200000000000005', 'unionpay'],
    ['', 'unknown'],
    ['9', 'unknown'],
  ])('know the brand of %s: %s', (number, brand) => expect(brandOf(number)).toBe(brand));

  it('know a mistyped number by its check digit', () => {
    expect(isCardNumber('4242424242424242')).toBe(true);
    expect(isCardNumber('4242424242424241')).toBe(false);
    expect(isCardNumber('2442424242424242')).toBe(false);
    expect(isCardNumber('42')).toBe(false);
  });

  it('allow American Express codes of three and of four digits', () => {
    expect(['123', '1234'].map((cvc) => isCvc(cvc, 'amex'))).toEqual([true, true]);
    expect(['123', '1234'].map((cvc) => isCvc(cvc, 'visa'))).toEqual([true, false]);
  });
});

describe('the field writes', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['42424242424242429', '4242 4242 4242 4242'],
  ])('the number %s as %s', (typed, written) => expect(writtenNumber(typed)).toBe(written));

  it.each([
    ['1', '1'],
    ['4', '04'],
    ['13', '01 / 3'],
    ['1240', '12 / 40'],
    ['12/', '12 / '],
    ['12 / 4', '12 / 4'],
  ])('the date %s as %s', (typed, written) => expect(writtenExpiry(typed)).toBe(written));
});

describe('a person is told', () => {
  it.each([
    ['number', '4242 4242 4242 4241', 'invalid_number'],
    ['expiry', '05 / 26', 'invalid_expiry_month_past'],
    ['expiry', '05 / 25', 'invalid_expiry_year_past'],
    ['expiry', '00 / 40', 'invalid_expiry_month'],
    ['expiry', '06 / 26', undefined],
  ] as const)('at once that %s %s is wrong: %s', (name, text, expected) =>
    expect(code(name, text, false)).toBe(expected),
  );

  it.each([
    ['number', '4242', 'incomplete_number'],
    ['expiry', '12', 'incomplete_expiry'],
    ['cvc', '12', 'incomplete_cvc'],
    ['postal', '', 'incomplete_zip'],
  ] as const)('that %s is incomplete only when they have left it', (name, text, expected) => {
    expect(code(name, text, false)).toBeUndefined();
    expect(code(name, text, true)).toBe(expected);
  });

  it('nothing of a card that is right', () => {
    for (const name of ['number', 'expiry', 'cvc', 'postal'] as const) {
      expect(isFilled(name, FILLED)).toBe(true);
      expect(problemOf(name, FILLED, TODAY, true)).toBeUndefined();
    }
  });
});
