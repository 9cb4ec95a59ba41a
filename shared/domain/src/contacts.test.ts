import { expect, test } from 'vitest';

import { hasContacts, hideContacts } from './contacts.ts';

test.each([
  ['Call 01712345678 today', 'Call ••••• today'],
  ['Call +880 1712-345678.', 'Call •••••.'],
  ['কল ০১৭১২৩৪৫৬৭৮ করুন', 'কল ••••• করুন'],
  ['০১৭-১২ ৩৪ ৫৬ ৭৮', '•••••'],
  ['01712–345678 or 01812_345678', '••••• or •••••'],
  ['কল ০১৭১২,৩৪৫৬৭৮ করুন', 'কল ••••• করুন'],
  ['01712/345678, 01712~345678 or 01712|345678', '•••••, ••••• or •••••'],
  ['017,12345678, 017/1234/5678', '•••••, •••••'],
  ['0171\u200b2345\u200b678 or 017\ufe0f\u20e31\ufe0f\u20e32345678', '••••• or •••••'],
  ['01712;345678, 01712+345678, 01712#345#678, 017x12345678', '•••••, •••••, •••••, •••••'],
  ['01712•345•678 or 0l712345678', '••••• or •••••'],
  ['০১৭ এক দুই ৩৪৫৬৭৮ বা 017 one two 345678', '••••• বা •••••'],
  ['oh one seven one two three four five six seven eight', '•••••'],
  ['zero one seven double one three four five six seven eight', '•••••'],
  ['জিরো ওয়ান সেভেন ওয়ান টু থ্রি ফোর ফাইভ সিক্স সেভেন এইট', '•••••'],
  ['1712345678 or 1712-345678', '••••• or •••••'],
  ['O1712345678', '•••••'],
  ['Call zero one seven one two three four five six seven eight now', 'Call ••••• now'],
  ['শূন্য এক সাত এক দুই তিন চার পাঁচ ছয় সাত আট', '•••••'],
  ['Call ０１７１２３４５６７８ or ٠١٧١٢٣٤٥٦٧٨', 'Call ••••• or •••••'],
  ['call01712345678, WhatsApp+8801712345678', 'call•••••, WhatsApp•••••'],
  ['see https://example.com/a?b=c now', 'see ••••• now'],
  ['www.bikes.example and wa.me/8801712345678', '••••• and •••••'],
  ['mail rafiq@example.com or bikes.com.bd', 'mail ••••• or •••••'],
])('hides the contacts of %j', (text, hidden) => {
  expect(hasContacts(text)).toBe(true);
  expect(hideContacts(text)).toBe(hidden);
});

test.each([
  'Bought in 2021 for 1,75,000 taka, 21500 km.',
  '20,000 km, 2019, 150cc, 1,45,000',
  '145000, 2019 or 01/05/2019, 15000 km',
  'Since 01-05-2019, 150 cc, zero one owner',
  'One owner.Papers are up to date.',
  'Chassis 8801712345678901',
  'Chassis MD2A1712345678',
  'Mileage 18000-20000 km',
  '১৫০০০ - ১৮০০০ কিমি',
  '140000 2019',
  'Price 135000 (2021)',
  '150 2021 175',
  'Serviced 15-03-2021 10:30',
  'Model 016, 2019, 21500 km',
  'Tyres 90/90-17 and 120/80-17, 12.5 hp at 8000 rpm',
  'প্রথম মালিক, ২১৫০০ কিমি চলেছে',
])('leaves %j alone', (text) => {
  expect(hasContacts(text)).toBe(false);
  expect(hideContacts(text)).toBe(text);
});

// Whole contacts, pieces of them, and letters that a search without regard to case takes for others.
const pieces = [
  '01712345678',
  '+880',
  '০১৭',
  '1 7',
  '3-9 8',
  '12345678',
  '@',
  'a',
  '.',
  'x.me',
  '.COM',
  'https://',
  'HTTP://',
  'www.',
  'wwW',
  '\u017f',
  '\u212a',
  '.lin\u212a',
  '_',
  ' ',
  '(',
  'ক',
  '/',
];

test('hides something of every text that has contacts, and changes no other', () => {
  for (const one of pieces)
    for (const two of pieces)
      for (const three of pieces)
        for (const text of [one + two + three, `${one}b${two}${three}12`]) {
          if (hasContacts(text) !== (hideContacts(text) !== text)) expect.fail(text);
        }
});
