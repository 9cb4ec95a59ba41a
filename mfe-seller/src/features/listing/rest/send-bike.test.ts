import { ApiError } from '@motohaat/api/errors';
import { expect, test } from 'vitest';

import { acknowledged, inputErrors, refusalSentence } from './send-bike.ts';

const refusal = (fields: Record<string, string>) =>
  new ApiError({ status: 422, code: 'invalid', message: 'Some of it is not right.', fields });

test('an answer that acknowledges nothing is no success', () => {
  const sentence = 'The server did not confirm this.';
  expect(acknowledged({ acknowledged: true }, sentence)).toEqual({ acknowledged: true });
  expect(() => acknowledged({ acknowledged: false }, sentence)).toThrow(sentence);
});

test('what is told at an input is not told again, and what has no input is', () => {
  const known = refusal({ resalePrice: 'Too low.' });
  expect(inputErrors(known)).toEqual([['resaleprice', 'Too low.']]);
  expect(refusalSentence(known)).toBe('Some of it is not right.');
  expect(refusalSentence(refusal({ version: 'Too old.' }))).toBeUndefined();
});
