import { expect, test } from 'vitest';

import { whyUnspoken } from './speaks.ts';

const answers = JSON.stringify([{ name: 'Yamaha "R15"', seller: 'Rahim Motors' }]);

test.each([
  ['its own words are Bangla', 'আমার অর্ডার', ['Yamaha "R15"', 'দাম', 'bKash']],
  ['its heading is what it was answered', 'Yamaha "R15"', ['Yamaha "R15"', 'দাম']],
  ['it shows nothing but what it was answered', '', ['Rahim Motors']],
  ['it shows figures alone', '', ['৳ 99,999']],
])('a page of which %s speaks Bangla', (_case, heading, texts) => {
  expect(whyUnspoken('bn', { heading, texts }, answers)).toBeUndefined();
});

test.each([
  ['no word', '', ['Rahim Motors', 'Save'], 'It has not a word of Bangla: “Save”'],
  [
    'no heading',
    'My Orders',
    ['My Orders', 'আবার চেষ্টা করুন'],
    'Its heading is in no Bangla: “My Orders”',
  ],
])(
  'a page that has %s in Bangla does not, and may be English in English',
  (_case, heading, texts, why) => {
    expect(whyUnspoken('bn', { heading, texts }, answers)).toBe(why);
    expect(whyUnspoken('en', { heading, texts }, answers)).toBeUndefined();
  },
);
