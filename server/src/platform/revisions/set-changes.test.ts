import { expect, test } from 'vitest';

import { withCanary } from './set-changes.ts';
import { worldsOf } from './worlds.ts';

const people = { percent: 5, accounts: [] };
const state = { releases: { shell: 's', 'mfe-a': 'a', 'mfe-b': 'b' }, canaries: {}, closed: {} };

test.each([
  ['by itself', { 'mfe-b': 'B' }, { 'mfe-b': { release: 'B', ...people } }],
  [
    'together',
    { 'mfe-b': 'B', 'mfe-a': 'A' },
    {
      'mfe-a': { release: 'A', ...people, set: ['mfe-a', 'mfe-b'] },
      'mfe-b': { release: 'B', ...people, set: ['mfe-a', 'mfe-b'] },
    },
  ],
])('what is tried %s names those beside it', (_how, releases, canaries) => {
  expect(withCanary(state, releases, people).canaries).toEqual(canaries);
});

test.each([
  [4, 16],
  [5, 16],
  [6, 22],
])('of %d canaries visitors get one of %d sets', (count, sets) => {
  const names = Array.from({ length: count }, (_each, place) => `mfe-${place}`);
  const canaries = Object.fromEntries(names.map((name) => [name, { release: 'new', ...people }]));
  expect(worldsOf({ releases: {}, canaries })).toHaveLength(sets);
});
