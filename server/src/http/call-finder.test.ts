import { expect, test } from 'vitest';

import { callFinder } from './call-finder.ts';

const urls = ['/api/users/:id', '/api/users/seller/:email', '/api/users/me', '/api/:noun/me/bikes'];
const calls = urls.map((url) => ({ url }));
const find = callFinder(calls);
const findInReverse = callFinder(calls.toReversed());

test.each([
  ['/api/users/me', '/api/users/me'],
  ['/api/users/7', '/api/users/:id'],
  ['/api/users/%6De?x=/', '/api/users/me'],
  ['/api/users/a%2Fb', '/api/users/:id'],
  ['/api/users/%', '/api/users/:id'],
  ['/api/users/seller/a@b.example', '/api/users/seller/:email'],
  ['/api/users/me/bikes', '/api/:noun/me/bikes'],
  ['/api/users', undefined],
  ['/api/users/me/', undefined],
  ['/api/Users/me', undefined],
])('%s leads to %s, whichever call was named first', (address, url) => {
  expect(find(address)?.url).toBe(url);
  expect(findInReverse(address)?.url).toBe(url);
});
