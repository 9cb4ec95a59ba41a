import { describe, expect, test } from 'vitest';

import { compare } from './compare.ts';
import { type Evidence, judge, type Seen } from './judge.ts';
import { comparable, type Stratum, type Tally } from './tally.ts';

/** Visitors of one view each, who told so much together, and the squares of it. */
const told = (visitors: number, y: number, yy = y): Tally => ({
  visitors,
  hit: 0,
  n: visitors,
  y,
  nn: visitors,
  yy,
  ny: y,
});
const hits = (hit: number, visitors: number): Tally => ({ ...told(visitors, hit), hit });
/** Visitors whose logarithms have a deviation of 0.5. */
const times = (typical: number, visitors: number) => {
  const mean = Math.log(typical);
  return told(visitors, visitors * mean, visitors * (mean ** 2 + 0.25));
};

const stratum = (canary: Tally, stable: Tally): Stratum => ({
  canary,
  stable,
  isOneNetwork: false,
});
const evidence = (canary: Tally, stable: Tally, rest: Partial<Seen> = {}) => {
  const { visitors, hit, n, y } = canary;
  const seen = { visitors, hit, n, y, networks: visitors, hitNetworks: hit, hitFor: 0, ...rest };
  return { strata: [stratum(canary, stable)], seen };
};
const verdictOf = (all: Evidence) => judge(all).verdict;

describe('a canary', () => {
  test.each([
    [19, 'not_yet'],
    [20, 'worse'],
  ])('whose paints take ten times as long is, with %d visitors: %s', (visitors, verdict) => {
    const failed = evidence(hits(0, visitors), hits(0, visitors));
    const lcp = evidence(times(12_000, visitors), times(1_200, visitors));
    expect(verdictOf({ failed, lcp })).toBe(verdict);
  });

  test.each([
    [225, 'not_yet'],
    [226, 'worse'],
  ])('whose paints take 30 %% longer is, with %d visitors: %s', (visitors, verdict) => {
    const lcp = evidence(times(1_560, visitors), times(1_200, visitors), { hitNetworks: visitors });
    expect(verdictOf({ lcp })).toBe(verdict);
  });

  test.each([
    [49, 'better_or_equal'],
    [50, 'not_yet'],
  ])('that fails no more need show its paints beside %d of what is live: %s', (views, verdict) => {
    const failed = evidence(hits(0, 1_000), hits(0, 1_000));
    const lcp = evidence(times(1_200, 10), times(1_200, views));
    expect(verdictOf({ failed, lcp })).toBe(verdict);
  });

  test.each([
    [30 * 60_000 - 1, 'not_yet'],
    [30 * 60_000, 'worse'],
  ])('that fails for few networks in %d ms is: %s', (hitFor, verdict) => {
    const few = { networks: 4, hitNetworks: 4, hitFor };
    expect(verdictOf({ failed: evidence(hits(40, 40), hits(0, 1_000), few) })).toBe(verdict);
  });

  test.each([
    [4, 'not_yet'],
    [5, 'worse'],
  ])('that fails for %d networks at once is: %s', (networks, verdict) => {
    const few = { networks, hitNetworks: networks };
    expect(verdictOf({ failed: evidence(hits(40, 40), hits(0, 1_000), few) })).toBe(verdict);
  });

  test('of which nobody told anything is shown by no signal', () => {
    expect(judge({ failed: evidence(hits(0, 0), hits(0, 0)) }).signals).toEqual([]);
    expect(judge({ failed: evidence(hits(0, 0), hits(0, 1)) }).signals).toHaveLength(1);
    expect(judge({ failed: evidence(hits(0, 1), hits(0, 0)) }).signals).toHaveLength(1);
  });
});

test.each([
  ['neither', 0, 0, 0],
  ['the canary alone', 1, 0, 0],
  ['what is live alone', 0, 1, 0],
  ['both', 1, 1, 1],
])('an hour in which %s was opened compares: %d and %d views, %d', (_who, ours, theirs, count) => {
  expect(comparable([stratum(hits(0, ours), hits(0, theirs))])).toHaveLength(count);
});

describe('a comparison', () => {
  test('is none without both sides, nor of what is always the same', () => {
    expect(compare([], true)).toBeUndefined();
    const same = told(30, 30 * 7, 30 * 49);
    expect(compare([stratum(same, same)], false)).toBeUndefined();
  });

  test('of shares is less sure than one of as many times: what was never seen may happen', () => {
    const strata = [stratum(hits(20, 100), hits(30, 100))];
    const [shares, others] = [compare(strata, true), compare(strata, false)];
    expect(shares?.difference).toBe(others?.difference);
    expect(shares?.information).toBeLessThan(others?.information ?? 0);
  });
});
