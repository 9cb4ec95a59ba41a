import { expect, it } from 'vitest';

import { provides } from './contract-version.ts';

it.each([
  ['1.2.0', '1.2.0', true],
  ['1.3.0', '1.2.9', true],
  ['1.2.0', '1.3.0', false],
  ['2.0.0', '1.9.0', false],
  ['1.0.0', '2.0.0', false],
  ['1.10.0', '1.9.0', true],
  ['1.2.0-next.1', '1.2.0', true],
  ['1.0.0', 'nonsense', false],
  ['latest', 'latest', false],
])('platform %s serves a remote built for %s: %s', (provided, built, expected) => {
  expect(provides(provided, built)).toBe(expected);
});
