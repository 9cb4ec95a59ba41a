import { expect, test } from 'vitest';

import { messages as bangla } from './bn.ts';
import { messages as english } from './en.ts';

test('every text is there in Bangla', () => {
  for (const area of ['failures', 'done'] as const) {
    const texts = Object.entries(bangla[area]).filter(([, text]) => typeof text === 'string');
    expect(Object.keys(bangla[area]).toSorted()).toEqual(Object.keys(english[area]).toSorted());
    expect(texts.filter(([, text]) => !/\p{Script=Bengali}/u.test(String(text)))).toEqual([]);
  }
});

test('a field that has no name in Bangla leaves the sentence by itself', () => {
  const { field } = bangla.failures;
  expect(field('reason', 'কারণটি লিখুন।')).toBe('কারণ: কারণটি লিখুন।');
  expect(field('reason_code', 'কারণটি লিখুন।')).toBe('কারণটি লিখুন।');
});
