import { describe, expect, test } from 'vitest';

import * as bn from './amount-words-bn.ts';
import * as en from './amount-words-en.ts';

test.each([
  [0, 'Zero taka only', 'শূন্য টাকা মাত্র'],
  [7, 'Seven taka only', 'সাত টাকা মাত্র'],
  [19, 'Nineteen taka only', 'উনিশ টাকা মাত্র'],
  [45, 'Forty-five taka only', 'পঁয়তাল্লিশ টাকা মাত্র'],
  [100, 'One hundred taka only', 'একশত টাকা মাত্র'],
  [1_999, 'One thousand nine hundred ninety-nine taka only', 'এক হাজার নয়শত নিরানব্বই টাকা মাত্র'],
  [2_000, 'Two thousand taka only', 'দুই হাজার টাকা মাত্র'],
  [87_500, 'Eighty-seven thousand five hundred taka only', 'সাতাশি হাজার পাঁচশত টাকা মাত্র'],
  [1_00_000, 'One lakh taka only', 'এক লক্ষ টাকা মাত্র'],
  [1_00_001, 'One lakh one taka only', 'এক লক্ষ এক টাকা মাত্র'],
  [1_40_000, 'One lakh forty thousand taka only', 'এক লক্ষ চল্লিশ হাজার টাকা মাত্র'],
  [
    99_99_999,
    'Ninety-nine lakh ninety-nine thousand nine hundred ninety-nine taka only',
    'নিরানব্বই লক্ষ নিরানব্বই হাজার নয়শত নিরানব্বই টাকা মাত্র',
  ],
  [
    1_02_03_004,
    'One crore two lakh three thousand four taka only',
    'এক কোটি দুই লক্ষ তিন হাজার চার টাকা মাত্র',
  ],
  [1_40_00_00_000, 'One hundred forty crore taka only', 'একশত চল্লিশ কোটি টাকা মাত্র'],
])('%i', (amount, english, bangla) => {
  expect(en.amountInWords(amount)).toBe(english);
  expect(bn.amountInWords(amount)).toBe(bangla);
});

describe.each([
  ['English', en],
  ['Bangla', bn],
])('%s', (_name, { amountInWords }) => {
  test('every number below a hundred has a word that no other has', () => {
    const said = Array.from({ length: 100 }, (_, index) => amountInWords(index));
    expect(new Set(said).size).toBe(100);
  });

  test.each([-1, 1.5, Number.NaN, 1e16])('%d is refused', (amount) => {
    expect(() => amountInWords(amount)).toThrow(RangeError);
  });
});
