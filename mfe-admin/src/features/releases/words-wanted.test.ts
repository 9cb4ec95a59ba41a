import { expect, test } from 'vitest';

import { canary, judged, release } from './testing.ts';
import { wordsToPromote, wordsToTry } from './words-wanted.ts';

const convicted = { revision: 5, at: judged.at, reason: 'It failed.' };
const proven = { ...canary, judged: { ...judged, verdict: 'better_or_equal' as const } };
const other = { application: 'mfe-seller', version: '2.0.0' };
const nothing = { convicted: undefined, unproven: undefined };
const version = '0.3.0';
const releases = [release()];

test.each([
  ['nobody tried it', { canary: null }, nothing],
  ['it was tried of late', { canary: null, releases: [release({ unproven: true })] }, '0.3.0'],
  ['nobody knows yet', { canary: { ...canary, judged } }, '0.3.0'],
  ['it was shown to be as good', { canary: proven }, nothing],
  ['another version is tried', { canary: { ...canary, version: '0.4.0' } }, nothing],
  ['another of its set is not', { canary: { ...proven, with: [other] } }, 'mfe-seller 2.0.0'],
  [
    'all of its set is',
    { canary: { ...proven, with: [{ ...other, verdict: 'better_or_equal' as const }] } },
    nothing,
  ],
])('what promoting asks for: %s', (_why, chosen, expected) => {
  const wanted = typeof expected === 'string' ? { ...nothing, unproven: expected } : expected;
  expect(wordsToPromote({ version, releases, ...chosen })).toEqual(wanted);
});

test('what promoting asks for: the server took back a release of its set', () => {
  const set = [{ ...other, verdict: 'better_or_equal' as const, convicted }];
  expect(wordsToPromote({ version, releases, canary: { ...proven, with: set } })).toEqual({
    convicted: { version: 'mfe-seller 2.0.0', convicted },
    unproven: undefined,
  });
});

test.each([
  [50, canary, undefined],
  [51, canary, '0.3.0'],
  [51, null, '0.3.0'],
  [100, proven, undefined],
  [70, { ...canary, percent: 80 }, undefined],
  [undefined, canary, undefined],
] as const)('what trying asks for at %s %%', (percent, tried, unproven) => {
  expect(wordsToTry({ version, releases, canary: tried }, percent).unproven).toBe(unproven);
});

test('what was taken back is tried again with a word why, once', () => {
  const chosen = { version, releases: [release({ convicted })] };
  expect(wordsToTry({ ...chosen, canary: null }, 5).convicted).toEqual({ version, convicted });
  expect(wordsToTry({ ...chosen, canary }, 5).convicted).toBeUndefined();
});
