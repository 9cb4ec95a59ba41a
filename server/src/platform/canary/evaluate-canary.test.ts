import { expect, test } from 'vitest';

import { evaluateCanary, type Observed } from './evaluate-canary.ts';

const seen = (failed: number, views: number, rest: Partial<Observed> = {}): Observed => ({
  views,
  failed,
  lcp: null,
  inp: null,
  ...rest,
});
const ms = (upperQuartile: number, count = 50) => ({ upperQuartile, count });

type Case = [what: string, candidate: Observed, stable: Observed, isWorse: boolean];

test.each<Case>([
  ['ten views that all fail, beside a sound release', seen(10, 10), seen(0, 1_000), true],
  ['nine views that all fail: too few to tell', seen(9, 9), seen(0, 1_000), false],
  ['ten views that all fail, beside nobody', seen(10, 10), seen(0, 0), true],
  ['ten views that all fail, beside a few', seen(10, 10), seen(0, 4), true],
  ['ten views that all fail, beside a few that fail too', seen(10, 10), seen(3, 4), false],
  ['both fail alike', seen(300, 1_000), seen(300, 1_000), false],
  ['one failure in ten: chance', seen(1, 10), seen(0, 1_000), false],
  ['one failure in ten of a thousand: no chance', seen(100, 1_000), seen(10, 1_000), true],
  ['two points worse, as surely as can be', seen(4_000, 100_000), seen(2_000, 100_000), false],
  ['three points worse, as surely', seen(5_100, 100_000), seen(2_000, 100_000), true],
  ['no failure at all', seen(0, 100_000), seen(0, 0), false],
  ['nobody opened it', seen(0, 0), seen(10, 10), false],
])('failures: %s', (_what, candidate, stable, isWorse) => {
  expect(evaluateCanary(candidate, stable) !== null).toBe(isWorse);
});

const slow = (lcp: number, inp: number, count = 50) =>
  seen(0, 100, { lcp: ms(lcp, count), inp: ms(inp, count) });

test.each<Case>([
  ['twice the paint time and a second more', slow(2_000, 100), slow(1_000, 100), true],
  ['twice, but not half a second more', slow(900, 100), slow(450, 100), false],
  ['a second more, but not half as much again', slow(3_900, 100), slow(2_900, 100), false],
  ['too few values', slow(5_000, 100, 49), slow(1_000, 100), false],
  ['too few values to compare with', slow(5_000, 100), slow(1_000, 100, 49), false],
  ['slow to answer', slow(1_000, 500), slow(1_000, 250), true],
  ['slower to answer by what nobody feels', slow(1_000, 400), slow(1_000, 200), false],
  ['nothing measured', seen(0, 100), slow(1_000, 100), false],
])('speed: %s', (_what, candidate, stable, isWorse) => {
  expect(evaluateCanary(candidate, stable) !== null).toBe(isWorse);
});

test('the reason is in figures', () => {
  expect(evaluateCanary(seen(9, 12), seen(4, 1_600))).toBe(
    'It failed in 9 of 12 page views (75 %); what is live for all in 4 of 1600 page views (0.3 %).',
  );
  expect(evaluateCanary(seen(12, 12), seen(0, 0))).toBe(
    'It failed in 12 of 12 page views (100 %); nobody opened what is live for all.',
  );
  expect(evaluateCanary(slow(2_400.4, 0), slow(1_000, 0))).toBe(
    'Largest contentful paint took 2400 ms or more in a quarter of its page views; of what is live for all, 1000 ms.',
  );
});
