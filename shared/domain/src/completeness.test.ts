import { expect, test } from 'vitest';

import { completenessOf, type ListingPart, listingParts } from './completeness.ts';

const parts = Object.keys(listingParts) as ListingPart[];
const whole = Object.fromEntries(parts.map((part) => [part, 1])) as Record<ListingPart, number>;

test('the parts of a listing weigh 100 together', () => {
  expect(Object.values(listingParts).reduce((all, weight) => all + weight, 0)).toBe(100);
});

const table: [
  said: string,
  done: Partial<typeof whole>,
  percent: number,
  next: ListingPart | null,
][] = [
  ['nothing', {}, 0, 'photo'],
  ['one photo', { photo: 1, morePhotos: 0.2 }, 11, 'model'],
  ['all but the kilometres', { ...whole, km: 0 }, 89, 'km'],
  ['all but a photo', { ...whole, photo: 0, morePhotos: 0 }, 78, 'photo'],
  ['all but half of the papers and the area', { ...whole, papers: 0.5, area: 0 }, 94, 'papers'],
  ['nearly everything', { ...whole, papers: 0.999 }, 99, 'papers'],
  ['everything', whole, 100, null],
  ['more than everything', { ...whole, morePhotos: 1.6 }, 100, null],
];

test.each(table)(
  'of %s it says how complete it is, and what adds most',
  (_said, done, percent, next) => {
    expect(completenessOf(done)).toEqual({ percent, next });
  },
);
