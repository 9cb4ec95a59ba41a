import { expect, test } from 'vitest';

import * as bn from './in-words-bn.ts';
import * as en from './in-words.ts';

test.each([
  [en.takaInWords(1_45_000), '1 lakh 45 thousand taka'],
  [bn.takaInWords(1_45_000), '১ লাখ ৪৫ হাজার টাকা'],
  [en.takaInWords(2_00_00_000), '2 crore taka'],
  [bn.takaInWords(1_02_03_004), '১ কোটি ২ লাখ ৩ হাজার ৪ টাকা'],
  [en.takaInWords(85_500), '85 thousand 500 taka'],
  [bn.takaInWords(999), '৯৯৯ টাকা'],
  [en.takaInWords(0), '0 taka'],
  [en.years(1), '1 year'],
  [en.years(1.5), '1.5 years'],
  [bn.years(0), '০ বছর'],
  [bn.years(0.5), '৬ মাস'],
  [bn.years(2), '২ বছর'],
  [bn.years(2.5), '২ বছর ৬ মাস'],
  [en.kilometres(12_500), '12,500 km'],
  [bn.kilometres(12_500), '১২,৫০০ কিমি'],
])('%s', (said, expected) => expect(said).toBe(expected));
