import { expect, test } from 'vitest';

import { nearby, withNeighbours } from './nearby.ts';

test('a district is offered with those that have a border with it, and left with all of them as one', () => {
  expect(nearby(['feni'])).toEqual(['chattogram', 'cumilla', 'noakhali']);
  expect(nearby(['feni', 'cumilla'])).toContain('chandpur');
  expect(nearby(['feni', 'cumilla'])).not.toContain('feni');
  expect(nearby([])).toEqual([]);
  const all = ['feni', ...nearby(['feni'])];
  expect(nearby(all)).toEqual([]);
  expect(withNeighbours(all)).toBe('feni');
  expect(withNeighbours(all.slice(1))).toBeUndefined();
  expect(withNeighbours(['feni'])).toBeUndefined();
});
