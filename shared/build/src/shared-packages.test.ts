// @vitest-environment node
import { expect, test } from 'vitest';

import { acceptedRange } from './shared-packages.ts';

test.each([
  ['react', '19.3.1', '^19.0.0'],
  ['@tanstack/react-query', '5.108.0', '^5.0.0'],
  ['zustand', '0.4.2', '^0.4.0'],
  ['react', '20.0.0-rc.1', '^20.0.0'],
  ['@motohaat/platform', '2.0.7', '^2.0.0'],
  ['@motohaat/platform', '2.3.7', '^2.3.0'],
])('a remote that was built with %s %s accepts %s', (name, version, range) => {
  expect(acceptedRange(name, version)).toBe(range);
});
