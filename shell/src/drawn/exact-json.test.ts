import { ApiError } from '@motohaat/api/errors';
import { expect, test, vi } from 'vitest';

import { readExact, writeExact } from './exact-json.ts';

test.each([
  ['the cursor of a first page', { pageParams: [undefined, 'c2'], next: undefined }],
  ['nothing at all', undefined],
  ['null, which is something else', { error: null, rows: [null] }],
  ['words of every script', { name: 'হোন্ডা </script><!-- \u2028 "' }],
])('%s comes back as it was', (_what, value) => {
  const text = writeExact(value);
  expect(readExact(text)).toStrictEqual(value);
  expect(text).not.toContain('<');
});

test('a refusal comes back as one, with everything that the server said', () => {
  const details = { status: 404, code: 'not_found', message: 'There is nothing here.' } as const;
  const read = readExact(writeExact({ error: new ApiError({ ...details, retryAfter: 3 }) }));
  expect(read).toStrictEqual({ error: new ApiError({ ...details, retryAfter: 3 }) });
});

test('what is written of a part need not be written again, and may be any text', () => {
  const bikes = [{ name: '$1 "$text":0 <b>' }];
  const value = { first: bikes, said: '{"$text":0}', rows: [bikes, { other: bikes }] };
  const text = writeExact(bikes);
  const textOf = vi.fn((part: object) => (part === bikes ? text : undefined));
  expect(writeExact(value, textOf)).toBe(writeExact(value));
  expect(textOf).not.toHaveBeenCalledWith(bikes[0]);
});
