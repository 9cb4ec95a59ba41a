import { expect, test } from 'vitest';

import { playScenario, scenarios } from './scenarios.ts';

const worse = (scenario: keyof typeof scenarios, times: number, views?: number) =>
  playScenario({ ...scenarios[scenario], ...(views && { views }) }, times).filter(
    (each) => each.worse !== undefined,
  ).length;

// `npm run bench -- canaries` plays a thousand of each, to the end; here few are played with the same seeds.
test.each([
  ['alike', 1_500],
  ['lost', 1_500],
  ['few', 100],
] as const)('releases that are no different are not told apart: %s', (scenario, views) => {
  expect(worse(scenario, 20, views)).toBe(0);
});

test('five points more failures, and paints that take 30 % longer, are found within 2,000 views', () => {
  expect(worse('fivePoints', 10)).toBe(10);
  expect(worse('slow', 10)).toBe(10);
});

test('one point more failures is found within 30,000 views', () => {
  expect(worse('onePoint', 3)).toBe(3);
});
