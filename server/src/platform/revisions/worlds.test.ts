import { expect, test } from 'vitest';

import { type World, worldsOf } from './worlds.ts';

const people = { percent: 5, accounts: [] };
const releases = { shell: 's', 'mfe-a': 'a', 'mfe-b': 'b', 'mfe-c': 'c' };
const set = ['mfe-a', 'mfe-b'];

/** As words, such as `a b' c`. */
const words = (world: World) => Object.values(world).join(' ');

test.each([
  ['nothing', {}, ['s a b c']],
  ['one release', { 'mfe-a': { release: 'A', ...people } }, ['s a b c', 's A b c']],
  [
    'two by themselves',
    { 'mfe-a': { release: 'A', ...people }, 'mfe-c': { release: 'C', ...people } },
    ['s a b c', 's A b c', 's a b C', 's A b C'],
  ],
  [
    'a set',
    { 'mfe-a': { release: 'A', ...people, set }, 'mfe-b': { release: 'B', ...people, set } },
    ['s a b c', 's A B c'],
  ],
  [
    'a set and one by itself',
    {
      'mfe-a': { release: 'A', ...people, set },
      'mfe-b': { release: 'B', ...people, set },
      shell: { release: 'S', ...people },
    },
    ['s a b c', 's A B c', 'S a b c', 'S A B c'],
  ],
])('while %s is tried, visitors get one of: %s', (_what, canaries, expected) => {
  const worlds = worldsOf({ releases, canaries }).map(words);
  expect(worlds[0]).toBe('s a b c');
  expect(new Set(worlds)).toEqual(new Set(expected));
});

test('of many canaries each two of them meet in one world, and their number stays small', () => {
  const names = Array.from({ length: 8 }, (_, index) => `mfe-${index}`);
  const canaries = Object.fromEntries(names.map((name) => [name, { release: 'new', ...people }]));
  const live = Object.fromEntries(names.map((name) => [name, 'old']));
  const worlds = worldsOf({ releases: live, canaries });
  expect(worlds.length).toBeLessThan(40);
  for (const one of names) {
    for (const other of names) {
      expect(worlds.some((world) => world[one] === 'new' && world[other] === 'new')).toBe(true);
    }
  }
});
