import { expect, test } from 'vitest';

import { hasContacts, hideContacts } from './contacts.ts';

test.each([
  ['Call 01712345678 today', 'Call ••••• today'],
  ['Call +880 1712-345678.', 'Call •••••.'],
  ['কল ০১৭১২৩৪৫৬৭৮ করুন', 'কল ••••• করুন'],
  ['০১৭-১২ ৩৪ ৫৬ ৭৮', '•••••'],
  ['see https://example.com/a?b=c now', 'see ••••• now'],
  ['www.bikes.example and wa.me/8801712345678', '••••• and •••••'],
  ['mail rafiq@example.com or bikes.com.bd', 'mail ••••• or •••••'],
])('hides the contacts of %j', (text, hidden) => {
  expect(hasContacts(text)).toBe(true);
  expect(hideContacts(text)).toBe(hidden);
});

test.each([
  'Bought in 2021 for 1,75,000 taka, 21500 km.',
  'One owner.Papers are up to date.',
  'Chassis 8801712345678901',
  'Tyres 90/90-17 and 120/80-17, 12.5 hp at 8000 rpm',
  'প্রথম মালিক, ২১৫০০ কিমি চলেছে',
])('leaves %j alone', (text) => {
  expect(hasContacts(text)).toBe(false);
  expect(hideContacts(text)).toBe(text);
});
