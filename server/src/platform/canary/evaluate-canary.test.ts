import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import { knownReason } from '../../messages/known-reasons.ts';
import { sayReason } from '../../messages/say-reason.ts';
import { evaluateCanary, type Observed } from './evaluate-canary.ts';

/** Each view from a network of its own, but for what is said otherwise. */
const seen = (failed: number, views: number, rest: Partial<Observed> = {}): Observed => ({
  views,
  failed,
  weighed: { views, failed },
  networks: views,
  failingNetworks: failed,
  failingFor: 0,
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
  ['ten views that all fail, beside a few that fail too', seen(10, 10), seen(3, 4), true],
  ['ten views that all fail, beside many that all fail', seen(10, 10), seen(900, 900), true],
  ['most views fail, beside many that all fail', seen(700, 1_000), seen(900, 900), true],
  ['half of the views fail, beside more that fail', seen(50, 100), seen(900, 1_500), false],
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

const hour = 3_600_000;
const from = (networks: number, failingNetworks: number, failingFor = 0) => ({
  networks,
  failingNetworks,
  failingFor,
});
test.each<Case>([
  ['from five networks at once', seen(12, 12, from(5, 5)), seen(0, 9), true],
  ['from four networks at once', seen(12, 12, from(4, 4)), seen(0, 9), false],
  ['from one, for a while', seen(12, 12, from(1, 1, hour / 3)), seen(0, 9), false],
  ['from one, for long, where nobody else comes', seen(12, 12, from(1, 1, hour)), seen(0, 9), true],
  ['from one of many, for long', seen(12, 100, from(88, 1, hour)), seen(0, 9), false],
  [
    'so many of few networks that they weigh too little',
    seen(5_000, 6_000, { ...from(905, 5, hour), weighed: { views: 1_050, failed: 50 } }),
    seen(20, 1_000),
    false,
  ],
  [
    'made-up failures of the other one weigh little too',
    seen(30, 100, from(100, 30)),
    seen(9_000, 9_100, { weighed: { views: 500, failed: 20 } }),
    true,
  ],
])('failures that come %s', (_what, candidate, stable, isWorse) => {
  expect(evaluateCanary(candidate, stable) !== null).toBe(isWorse);
});

const figures = fc
  .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 3_000 }))
  .map(([one, other]) => seen(Math.min(one, other), Math.max(one, other)));

test('whatever is told of the other release, one that fails in most of its views goes back', () => {
  fc.assert(
    fc.property(figures, figures, (candidate, stable) => {
      fc.pre(candidate.views >= 30 && candidate.failed / candidate.views > 0.8);
      expect(evaluateCanary(candidate, stable)).not.toBeNull();
    }),
  );
});

test('whatever few networks tell, a release that many others see does not end by it at once', () => {
  fc.assert(
    fc.property(figures, figures, fc.integer({ min: 0, max: 4 }), (candidate, stable, few) => {
      const told = { ...candidate, failingNetworks: few };
      expect(evaluateCanary(told, stable)).toBeNull();
    }),
  );
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

test.each([
  [
    seen(9, 12),
    seen(4, 1_600),
    'It failed in 9 of 12 page views (75 %); what is live for all in 4 of 1600 page views (0.3 %).',
    'পাতা খুলতে গিয়ে ১২ বারের মধ্যে ৯ বার (৭৫%) সমস্যা হয়েছে; সবার জন্য যা চালু আছে, তাতে ১,৬০০ বারের মধ্যে ৪ বার (০.৩%)।',
  ],
  [
    seen(12, 12),
    seen(0, 0),
    'It failed in 12 of 12 page views (100 %); nobody opened what is live for all.',
    'পাতা খুলতে গিয়ে ১২ বারের মধ্যে ১২ বার (১০০%) সমস্যা হয়েছে; সবার জন্য যা চালু আছে, তা কেউ খোলেনি।',
  ],
  [
    slow(2_400.4, 0),
    slow(1_000, 0),
    'Largest contentful paint took 2400 ms or more in a quarter of its page views; of what is live for all, 1000 ms.',
    'পাতা খোলার চার ভাগের এক ভাগে সবচেয়ে বড় অংশটি দেখা যেতে ২,৪০০ মিলিসেকেন্ড বা তার বেশি লেগেছে; সবার জন্য যা চালু আছে, তাতে ১,০০০ মিলিসেকেন্ড।',
  ],
])('the reason is in figures, for readers of each language', (candidate, stable, en, bn) => {
  const why = evaluateCanary(candidate, stable);
  expect(why && sayReason(why, messagesIn('en'))).toBe(en);
  expect(why && sayReason(why, messagesIn('bn'))).toBe(bn);
  expect(knownReason(en)).toEqual(why);
});
