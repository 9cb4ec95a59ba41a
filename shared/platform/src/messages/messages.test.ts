import { expect, test } from 'vitest';

import { messages as bangla } from './bn.ts';

test('a field that has no name in Bangla leaves the sentence by itself', () => {
  const { field } = bangla.failures;
  expect(field('reason', 'কারণটি লিখুন।')).toBe('কারণ: কারণটি লিখুন।');
  expect(field('reason_code', 'কারণটি লিখুন।')).toBe('কারণটি লিখুন।');
});
