import { seededRandom } from '@motohaat/server/bench';
import { describe, expect, test } from 'vitest';

import { limits } from './limits.ts';
import { keptShare, marketOf } from './market.ts';
import { needsOf } from './needed.ts';
import { amountsOf, queuesOf } from './parts.ts';
import { simulate, utilisation } from './queue.ts';

describe('the queue waits as the theory says', () => {
  // Pollaczek and Khinchine: rate × E[takes²] / (2 (1 - utilisation)), whatever the distribution.
  test.each([
    { used: 0.3, spread: 0 },
    { used: 0.5, spread: 1 },
    { used: 0.7, spread: 1.5 },
  ])('one server, used to $used, spread $spread', ({ used, spread }) => {
    const takes = 10;
    const work = [{ rate: (used * 1000) / takes, takes }];
    const queue = { work, servers: 1, spread, arrivals: 200_000 };
    const expected = (used * takes * (1 + spread ** 2)) / (2 * (1 - used));
    const { mean } = simulate(queue, seededRandom(1));
    expect(mean / expected).toBeGreaterThan(0.9);
    expect(mean / expected).toBeLessThan(1.1);
  });

  test('many servers at the same use wait less than one', () => {
    expect(wait(16)).toBeLessThan(wait(4));
    expect(wait(4)).toBeLessThan(wait(1));
  });

  test('work of several kinds takes what each takes', () => {
    const work = [
      { rate: 100, takes: 2 },
      { rate: 10, takes: 30 },
    ];
    expect(utilisation(work, 1)).toBeCloseTo(0.5);
    expect(utilisation(work, 2)).toBeCloseTo(0.25);
  });
});

test('nothing is kept where all changes, and all where nothing does', () => {
  expect(keptShare(100, 0)).toBe(1);
  expect(keptShare(0, 1)).toBe(0);
  expect(keptShare(100, 1)).toBeGreaterThan(keptShare(100, 10));
});

test('ten times the people never need less of any part', () => {
  const sizes = [1e4, 1e5, 1e6, 1e7].map((people) => needsOf(marketOf(people)));
  for (const [at, size] of sizes.slice(1).entries()) {
    const smaller = sizes[at];
    expect(smaller).toBeDefined();
    for (const [index, need] of size.needs.entries()) {
      expect(need.needed, need.name).toBeGreaterThanOrEqual(smaller?.needs[index]?.needed ?? 0);
    }
  }
});

test('a part is used to the full just below the size at which it is said to give way', () => {
  const ends = limits();
  const end = ends.get('primary alone') ?? 0;
  expect(usedAt(end)).toBeGreaterThan(0.6);
  expect(usedAt(end / 2)).toBeLessThan(0.7);
});

test('every part that one machine holds has an end', () => {
  const market = marketOf(1e6);
  const finite = [...queuesOf(market, 1), ...amountsOf(market, 1)].filter(
    ({ most, name }) => most < Infinity && !name.includes('each process'),
  );
  const ends = limits();
  expect(finite.filter(({ name }) => !ends.has(name)).map(({ name }) => name)).toEqual([]);
});

/** What one in a hundred waits at servers that are used to 70 %. */
function wait(servers: number): number {
  const work = [{ rate: 70 * servers, takes: 10 }];
  return simulate({ work, servers, spread: 1, arrivals: 50_000 }, seededRandom(2)).p99;
}

function usedAt(people: number): number {
  const part = queuesOf(marketOf(people), 100).find(({ name }) => name === 'primary alone');
  return utilisation(part?.work ?? [], part?.most ?? 1);
}
