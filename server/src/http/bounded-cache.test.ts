import { expect, test } from 'vitest';

import { boundedCache } from './bounded-cache.ts';

test('keeps as many bytes as it may to the last, and one more costs what was used longest ago', () => {
  const cache = boundedCache<string>(10);
  cache.set('a', 'A', 5);
  cache.set('b', 'B', 5);
  expect([cache.get('b'), cache.get('a'), cache.bytes]).toEqual(['B', 'A', 10]);
  cache.set('c', 'C', 1);
  expect([cache.get('b'), cache.get('a'), cache.get('c')]).toEqual([undefined, 'A', 'C']);
  expect(cache.bytes).toBe(6);
});

test('what takes all room is kept alone; what takes more is not, and costs nobody the place', () => {
  const cache = boundedCache<string>(10);
  cache.set('a', 'A', 10);
  expect(cache.get('a')).toBe('A');
  cache.set('b', 'B', 11);
  expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual(['A', undefined, 10]);
});
