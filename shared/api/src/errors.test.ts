import { expect, test } from 'vitest';

import { ApiError, errorMessage, isTransient, NetworkError } from './errors.ts';
import { englishFailures } from './failure-words.ts';

/** The class as another application's bundle has it. */
class OtherCopy extends Error {
  override name = 'ApiError';
  readonly status = 404;
}

test('an error of another bundle counts as the same kind', () => {
  const error: unknown = new OtherCopy('There is nothing here.');
  expect(error instanceof ApiError).toBe(true);
  expect(error instanceof NetworkError).toBe(false);
  expect(errorMessage(error, englishFailures)).toBe('There is nothing here.');
});

test.each([
  [{ reason: 'Say why.' }, 'Reason: Say why.'],
  [
    { resalePrice: 'This is needed.', 'images.0': 'Add it again.' },
    'Resale price: This is needed. Images: Add it again.',
  ],
  [{ '': 'This must be an object.' }, 'This must be an object.'],
  [{}, 'Some of what was sent is not right.'],
])('a refusal of what was sent names what is not right: %o', (fields, sentence) => {
  const message = 'Some of what was sent is not right.';
  const error = new ApiError({ status: 422, code: 'invalid', message, fields });
  expect(errorMessage(error, englishFailures)).toBe(sentence);
});

test('an unknown failure gets a plain sentence', () => {
  expect(errorMessage(new TypeError('x is not a function'), englishFailures)).toBe(
    'Something went wrong. Try again.',
  );
});

test.each<[string, unknown, string]>([
  ['a lost connection', new NetworkError(), 'কিছু আসেনি'],
  [
    'a refusal without a sentence',
    new ApiError({ status: 502, code: 'unknown', message: 'Bad gateway', isUnexplained: true }),
    'জানা নেই',
  ],
  ['a bug', new TypeError('x is not a function'), 'জানা নেই'],
  [
    'a field that is not right',
    new ApiError({
      status: 422,
      code: 'invalid',
      message: 'no',
      fields: { 'images.0': 'আবার দিন' },
    }),
    'images – আবার দিন',
  ],
  [
    'a refusal that the server explains',
    new ApiError({ status: 409, code: 'already_booked', message: 'আগেই বুক করা' }),
    'আগেই বুক করা',
  ],
])('%s is said in the words that are given', (_what, error, sentence) => {
  const words = {
    noConnection: 'কিছু আসেনি',
    unknown: 'জানা নেই',
    field: (field: string, wrong: string) => `${field} – ${wrong}`,
  };
  expect(errorMessage(error, words)).toBe(sentence);
});

const refusal = (status: number) => new ApiError({ status, code: 'unknown', message: 'no' });
test.each([
  ['no answer', new NetworkError(), true],
  ['overload', refusal(503), true],
  ['too many calls', refusal(429), true],
  ['a refusal', refusal(409), false],
  ['a bug', new Error('bug'), false],
])('%s is worth another try: %s', (_what, error, expected) => {
  expect(isTransient(error)).toBe(expected);
});
