import { expect, test } from 'vitest';

import { brotliQualities } from './brotli-quality.ts';

const qualitiesOf = (sizes: readonly number[]) => [
  ...brotliQualities(
    sizes.map((bytes, index) => ({ path: `${index}.js`, bytes, integrity: '' })),
  ).values(),
];

test.each([
  ['a usual release', [200_000, 300_000], [11, 11]],
  ['as much as is compressed as well as can be', [500_000, 1_000_000], [11, 11]],
  ['one byte more: the largest file less well', [500_000, 1_000_001], [11, 9]],
  ['one large file', [19_000_000], [9]],
  ['what is too short for it, or no text', [1_000], []],
])('%s', (_what, sizes, qualities) => {
  expect(qualitiesOf(sizes)).toEqual(qualities);
});

test('the smallest files come first, whatever the order in which they are listed', () => {
  const integrity = '';
  const qualities = brotliQualities([
    { path: 'large.js', bytes: 1_400_000, integrity },
    { path: 'small.js', bytes: 200_000, integrity },
    { path: 'photo.avif', bytes: 200_000, integrity },
  ]);
  expect(Object.fromEntries(qualities)).toEqual({ 'small.js': 11, 'large.js': 9 });
});
