import { expect, test } from 'vitest';

import { ApiError, errorMessage, isTransient, NetworkError } from './errors.ts';

/** The class as another application's bundle has it. */
class OtherCopy extends Error {
  override name = 'ApiError';
  readonly status = 404;
}

test('an error of another bundle counts as the same kind', () => {
  const error: unknown = new OtherCopy('There is nothing here.');
  expect(error instanceof ApiError).toBe(true);
  expect(error instanceof NetworkError).toBe(false);
  expect(errorMessage(error)).toBe('There is nothing here.');
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
  expect(errorMessage(error)).toBe(sentence);
});

test('an unknown failure gets a plain sentence', () => {
  expect(errorMessage(new TypeError('x is not a function'))).toBe(
    'Something went wrong. Try again.',
  );
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
