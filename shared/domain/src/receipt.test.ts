import { expect, test } from 'vitest';

import { receiptNumber } from './receipt.ts';

const id = '019aa2b4-5c00-7abc-9def-0123456789ab';
const at = Date.UTC(2026, 4, 1);

test('a receipt’s number follows from its payment, and tells money that came from money that went', () => {
  const number = receiptNumber('payment', id, at);
  expect(number).toMatch(/^P-2026-[2-9A-HJKMNP-Z]{10}$/);
  expect(receiptNumber('payment', id, at)).toBe(number);
  expect(receiptNumber('refund', id, at)).toBe(number.replace('P', 'R'));
});

test('the year is that of Dhaka, and payments that are alike have other numbers', () => {
  expect(receiptNumber('payment', id, Date.UTC(2026, 11, 31, 18))).toMatch(/^P-2027-/);
  const other = id.replace(/ab$/, 'ac');
  expect(receiptNumber('payment', other, at)).not.toBe(receiptNumber('payment', id, at));
});
