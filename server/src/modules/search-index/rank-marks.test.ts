import { assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';

import { marksBetween } from './rank-marks.ts';

const marksOf = (rank: number) => [(rank >> 5) * 3, (rank >> 8) * 3 + 1, (rank >> 11) * 3 + 2];
const rank = integer({ min: -50_000, max: 600_000 });
const stretch = tuple(rank, integer({ min: 0, max: 20_000 }));

test('each bike of a stretch has one of its marks, and none that stands a step outside', () => {
  assert(
    property(stretch, rank, ([from, length], other) => {
      const marks = new Set(marksBetween(from, from + length));
      const having = (at: number) => marksOf(at).filter((mark) => marks.has(mark)).length;
      for (const at of [from, from + length, from + (other % (length + 1))]) {
        if (at >= from && at <= from + length) expect(having(at)).toBe(1);
      }
      expect(having(from - 32)).toBe(0);
      expect(having(from + length + 32)).toBe(0);
    }),
  );
});

test('few say a long stretch', () => {
  assert(
    property(stretch, ([from, length]) => {
      expect(marksBetween(from, from + length).length).toBeLessThan(30 + length / 2_048);
    }),
  );
});
