import { expect, test } from 'vitest';

import { releaseWords } from '../messages/release/index.ts';
import { vitalsOf } from './vitals.ts';

const { health } = releaseWords.messagesIn('en');
const all = (lcp: number | null, inp: number | null, cls: number | null) =>
  vitalsOf({ lcp, inp, cls }, health).map(({ name, value, verdict }) => [name, value, verdict]);

test.each([
  ['at the edge of good', all(2500, 200, 0.1), ['2.5 s', '200 ms', '0.10'], 'good'],
  ['just beyond it', all(2501, 201, 0.11), ['2.5 s', '201 ms', '0.11'], 'needs work'],
  ['at the edge of poor', all(4000, 500, 0.25), ['4.0 s', '500 ms', '0.25'], 'needs work'],
  ['just beyond it', all(4001, 501, 0.26), ['4.0 s', '501 ms', '0.26'], 'poor'],
])('%s', (_where, vitals, values, verdict) => {
  expect(vitals).toEqual(
    ['LCP', 'INP', 'CLS'].map((name, index) => [name, values[index], verdict]),
  );
});

test('what nobody measured has neither a value nor a verdict', () => {
  expect(all(null, null, null)).toEqual([
    ['LCP', undefined, undefined],
    ['INP', undefined, undefined],
    ['CLS', undefined, undefined],
  ]);
});
