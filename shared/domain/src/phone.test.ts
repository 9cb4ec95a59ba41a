import { expect, test } from 'vitest';

import { normalisePhone } from './phone.ts';

test.each([
  '01712345678',
  '1712345678',
  '+8801712345678',
  '008801712345678',
  '০১৭১২৩৪৫৬৭৮',
  '+৮৮০ ১৭১২-৩৪৫৬৭৮',
  '(017) 12.34.56.78',
  '01712\u00a0345\u2011678',
  '01712\u2013345\u2212678',
  '\u202a+880 1712\u200b345678\u202c\ufeff',
])('%j is a number to call', (text) => {
  expect(normalisePhone(text)).toBe('+8801712345678');
});

test.each(['', '0171234567', '017123456789', '01212345678', '+1 1712345678', '017l2345678'])(
  '%j is none',
  (text) => {
    expect(normalisePhone(text)).toBeUndefined();
  },
);
