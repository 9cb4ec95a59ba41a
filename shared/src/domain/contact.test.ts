import { expect, test } from 'vitest';

import { hasContactDetails } from './contact.ts';

test.each([
  'Call 01712345678 today',
  'Call me: +880 1712-345678.',
  'ফোন ০১৭১২ ৩৪৫৬৭৮',
  'See https://example.com/bike',
  'see www.example.org',
  'my page is bikes.com.bd',
  'Write to rafiq@mail.example',
])('%j carries contact details', (text) => {
  expect(hasContactDetails(text)).toBe(true);
});

test.each([
  'One owner, papers up to date.',
  'Price 1,25,000, bought for 1,85,000 in 2021.',
  'Engine no. 123456789012345678, 45 km/l, 15000 km on the clock',
  'Serviced 12.03.2024 and 01.09.2025',
  'Ends.Starts without a space',
  '',
])('%j does not', (text) => {
  expect(hasContactDetails(text)).toBe(false);
});
