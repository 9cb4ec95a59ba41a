import { expect, test } from 'vitest';

import { chooseEncoding } from './media.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=1.0, br;q=0', 'gzip'],
  ['br; q=0.000, gzip;q=0', undefined],
  ['br;q=0.1', 'br'],
  ['brotli', undefined],
])('Accept-Encoding "%s" gets %s', (header, encoding) => {
  expect(chooseEncoding(header)?.name).toBe(encoding);
});
