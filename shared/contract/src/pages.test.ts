import { expect, test } from 'vitest';

import { fillPattern } from './pages.ts';

test.each([
  ['/terms', {}, '/terms'],
  ['/categories/:id', { id: '2' }, '/categories/2'],
  ['/categories/:id/bikes/:bike', { id: 'a b', bike: 'c/d' }, '/categories/a%20b/bikes/c%2Fd'],
  ['/categories/:id', { more: '1' }, undefined],
  ['/categories/:id', { id: '' }, undefined],
])('%s with %j makes %s', (pattern, parameters, address) => {
  expect(fillPattern(pattern, parameters)).toBe(address);
});
