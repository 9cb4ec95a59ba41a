import { expect, test } from 'vitest';

import { isLoopback } from './loopback.ts';

test.each([
  ['http://localhost:3000', true],
  ['http://shop.localhost', true],
  ['postgres://127.0.0.1/x', true],
  ['http://0.0.0.0', true],
  ['http://[::1]:80', true],
  ['http://[::ffff:127.0.0.1]', true],
  ['https://motohaat.example', false],
  ['https://localhost.example', false],
  ['no address', false],
  [undefined, false],
])('%s is of this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
