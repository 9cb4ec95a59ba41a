import { expect, test } from 'vitest';

import { pageCounts } from './count-pages.ts';

const namesOf = (tally: { brand?: string; model?: string; district?: string }) => {
  const counts = pageCounts();
  const { brand, model, district } = tally;
  counts.add([{ brand, model, district, kind: 2, bikes: 3, prices: 9 }]);
  return counts.changes([]).map(({ name, district: where }) => `${name} ${where}`.trim());
};

test.each([
  [
    { brand: 'honda', model: 'honda-cb', district: 'feni' },
    ['honda', 'honda feni', 'honda-cb', 'honda-cb feni', 'standard feni', 'feni'],
  ],
  [{ brand: 'honda', district: 'feni' }, ['honda', 'honda feni', 'standard feni', 'feni']],
  [{ brand: 'honda' }, ['honda']],
  [{ district: 'feni' }, ['standard feni', 'feni']],
  [{}, []],
])('a bike of %j is counted on the pages of what is known of it alone', (tally, pages) => {
  expect(namesOf(tally)).toEqual(pages);
});
