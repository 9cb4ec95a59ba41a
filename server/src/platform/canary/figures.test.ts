import type { SignalVerdict } from '@motohaat/contract/canaries';
import { expect, test } from 'vitest';

import { equalityOf } from './figures.ts';

const signal = (name: SignalVerdict['signal'], changes: Partial<SignalVerdict> = {}) => ({
  signal: name,
  verdict: 'better_or_equal' as const,
  canary: { views: 100, value: 0.02 },
  stable: { views: 1_000, value: 0.01 },
  worse: 0,
  equal: 1,
  ...changes,
});
const paints = (views: number) =>
  signal('lcp', { canary: { views: 90, value: 1_200.4 }, stable: { views, value: 1_300 } });
const errors = signal('failed_call', { canary: { views: 7, value: 1 } });
const failed = { failed: 2, views: 100, othersFailed: 10, othersViews: 1_000 };

test.each([
  ['its failures', [errors, signal('failed')], failed],
  [
    'its failures and paints',
    [errors, signal('failed'), paints(1)],
    { ...failed, lcp: 1_200, othersLcp: 1_300 },
  ],
  ['no paints that nothing is beside', [signal('failed'), paints(0)], failed],
  ['nothing where nobody opened it', [errors], undefined],
])('a canary that does as well shows %s', (_what, signals, shown) => {
  expect(equalityOf({ verdict: 'better_or_equal', signals })).toEqual(shown);
});

test.each(['worse', 'not_yet'] as const)('a canary that is %s shows no equality', (verdict) => {
  expect(equalityOf({ verdict, signals: [signal('failed'), paints(1)] })).toBeUndefined();
});
