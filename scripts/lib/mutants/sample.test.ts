import { expect, test } from 'vitest';

import { sampleOf } from './sample.ts';

const numbers = Array.from({ length: 1000 }, (_, place) => place);
const draw = (seed: number, of = numbers) => sampleOf(of, 100, { seed, name: String });

test('a sample has its size, its order and no value twice, and comes out the same for its seed', () => {
  const sample = draw(7);
  expect(new Set(sample).size).toBe(100);
  expect(sample).toEqual(sample.toSorted((one, other) => one - other));
  expect(draw(7)).toEqual(sample);
  expect(draw(8)).not.toEqual(sample);
  expect(sampleOf([1, 2], 100, { seed: 7, name: String })).toEqual([1, 2]);
});

test('every value is as likely as any other', () => {
  const times = new Map<number, number>();
  for (let seed = 0; seed < 100; seed += 1) {
    for (const value of draw(seed)) times.set(value, (times.get(value) ?? 0) + 1);
  }
  // Each is expected 10 times; the deviation is 3.
  expect(Math.max(...times.values())).toBeLessThan(25);
  expect(times.size).toBe(1000);
});

test('what has come or gone elsewhere changes a sample by little', () => {
  const grown = [...numbers, ...Array.from({ length: 10 }, (_, place) => 1000 + place)];
  const sample = new Set(draw(7));
  expect(draw(7, grown).filter((value) => !sample.has(value)).length).toBeLessThan(6);
});
