import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { messagesIn } from '../../../messages/index.ts';
import { knownReason } from '../../../messages/known-reasons.ts';
import { sayReason } from '../../../messages/say-reason.ts';
import { worseReason } from '../figures.ts';
import { type Evidence, judge, type Seen } from './judge.ts';
import type { Stratum, Tally } from './tally.ts';

/** Visitors of one view each, of whom some were hit. */
const hits = (hit: number, visitors: number): Tally => ({
  visitors,
  hit,
  n: visitors,
  y: hit,
  nn: visitors,
  yy: hit,
  ny: hit,
});

/** Visitors of one view each, whose logarithms have a deviation of 0.5. */
function times(typical: number, visitors: number): Tally {
  const mean = Math.log(typical);
  const yy = visitors * (mean ** 2 + 0.25);
  return {
    visitors,
    hit: visitors,
    n: visitors,
    y: visitors * mean,
    nn: visitors,
    yy,
    ny: visitors * mean,
  };
}

/** Each from a network of its own, but for what is said otherwise. */
const seenOf = ({ visitors, hit, n, y }: Tally, rest: Partial<Seen> = {}): Seen => ({
  visitors,
  hit,
  n,
  y,
  networks: visitors,
  hitNetworks: hit,
  hitFor: 0,
  ...rest,
});

const failures = (canary: Tally, stable: Tally, rest: Partial<Seen> = {}): Evidence => ({
  failed: { strata: [{ canary, stable, isOneNetwork: false }], seen: seenOf(canary, rest) },
});

type Case = [what: string, evidence: Evidence, verdict: string];

test.each<Case>([
  ['ten of ten fail, beside a sound release', failures(hits(10, 10), hits(0, 1_000)), 'worse'],
  ['ten of ten fail, beside nobody', failures(hits(10, 10), hits(0, 0)), 'worse'],
  ['ten of ten fail, beside many that fail too', failures(hits(10, 10), hits(900, 900)), 'worse'],
  ['both fail alike', failures(hits(300, 1_000), hits(300, 1_000)), 'not_yet'],
  ['half fail, beside half', failures(hits(50, 100), hits(500, 1_000)), 'not_yet'],
  ['one in ten: chance', failures(hits(1, 10), hits(0, 1_000)), 'not_yet'],
  ['one in ten of a thousand', failures(hits(100, 1_000), hits(10, 1_000)), 'worse'],
  ['three points more', failures(hits(5_100, 100_000), hits(2_000, 100_000)), 'worse'],
  ['as good, and few saw it', failures(hits(2, 100), hits(2, 100)), 'not_yet'],
  ['as good, and many saw it', failures(hits(400, 20_000), hits(400, 20_000)), 'better_or_equal'],
  ['no failure at all, and few saw it', failures(hits(0, 100), hits(0, 100)), 'not_yet'],
  ['no failure at all', failures(hits(0, 1_000), hits(0, 1_000)), 'better_or_equal'],
  ['less fails', failures(hits(20, 1_000), hits(200, 1_000)), 'better_or_equal'],
  ['less than a point more', failures(hits(1_020, 50_000), hits(1_000, 50_000)), 'better_or_equal'],
  ['nobody opened it', failures(hits(0, 0), hits(10, 10)), 'not_yet'],
  ['nobody at all', {}, 'not_yet'],
])('failures: %s', (_what, evidence, verdict) => {
  expect(judge(evidence).verdict).toBe(verdict);
});

const some = fc
  .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 3_000 }))
  .map(([one, other]) => hits(Math.min(one, other), Math.max(one, other)));

const hour = 3_600_000;
const from = (networks: number, hitNetworks: number, hitFor = 0) => ({
  networks,
  hitNetworks,
  hitFor,
});
test.each<[string, Tally, Partial<Seen>, string]>([
  ['from five networks at once', hits(12, 12), from(5, 5), 'worse'],
  ['from four networks at once', hits(12, 12), from(4, 4), 'not_yet'],
  ['from one, for a while', hits(12, 12), from(1, 1, hour / 3), 'not_yet'],
  ['from one, for long, where nobody else comes', hits(12, 12), from(1, 1, hour), 'worse'],
  ['from one of many, for long', hits(10, 97), from(88, 1, hour), 'not_yet'],
  ['from one of five, for long', hits(10, 14), from(5, 1, hour), 'not_yet'],
  ['from three of five, for long', hits(12, 20), from(5, 3, hour), 'worse'],
  ['from four of seven, for a while', hits(12, 20), from(7, 4, hour / 3), 'not_yet'],
  ['from four of eight, for long', hits(12, 20), from(8, 4, hour), 'not_yet'],
  [
    'from three of seven with most of the people, for long',
    hits(30, 34),
    from(7, 3, hour),
    'worse',
  ],
  ['from them for a while', hits(30, 34), from(7, 3, hour / 3), 'not_yet'],
])('failures that come %s', (_what, canary, seen, verdict) => {
  expect(judge(failures(canary, hits(0, 900), seen)).verdict).toBe(verdict);
});

test('what fails with most people for long goes back, whatever the other release does', () => {
  const networks = fc.integer({ min: 3, max: 4 });
  const others = fc.integer({ min: 2, max: 6 });
  fc.assert(
    fc.property(some, networks, others, (stable, hit, fine) => {
      const seen = from(hit + fine, hit, hour);
      const canary = hits(10 * hit, 10 * hit + fine);
      expect(judge(failures(canary, stable, seen)).verdict).toBe('worse');
    }),
  );
});

const oneNetwork = (canary: Tally, stable: Tally): Stratum => ({
  canary,
  stable,
  isOneNetwork: true,
});
test('what one network makes up weighs as ten visitors do, and nothing where it is of one side', () => {
  const honest = { canary: hits(6, 300), stable: hits(60, 3_000), isOneNetwork: false };
  const verdictWith = (...made: Stratum[]) =>
    judge({ failed: { strata: [honest, ...made], seen: seenOf(honest.canary) } }).verdict;
  const allFail = Array.from({ length: 4 }, () => oneNetwork(hits(5_000, 5_000), hits(0, 0)));
  expect(verdictWith(...allFail)).toBe(verdictWith());
  const failing = { canary: hits(100, 300), stable: hits(60, 3_000), isOneNetwork: false };
  const hidden = Array.from({ length: 4 }, () => oneNetwork(hits(0, 5_000), hits(5_000, 5_000)));
  const { verdict } = judge({
    failed: { strata: [failing, ...hidden], seen: seenOf(failing.canary) },
  });
  expect(verdict).toBe('worse');
});

/** A thousand visitors of one view that works, and some with whom each of thirty fails. */
const lost = (visitors: number): Tally => {
  const [n, nn] = [1_000 + 30 * visitors, 1_000 + 900 * visitors];
  return {
    visitors: 1_000 + visitors,
    hit: visitors,
    n,
    y: 30 * visitors,
    nn,
    yy: 900 * visitors,
    ny: 900 * visitors,
  };
};

test('whoever is hit often counts once: views of one visitor are no proof', () => {
  expect(judge(failures(lost(8), lost(3))).verdict).toBe('not_yet');
  expect(judge(failures(lost(80), lost(3))).verdict).toBe('worse');
});

test('what differs between hours is no difference between releases', () => {
  const night = { canary: hits(60, 300), stable: hits(20, 100), isOneNetwork: false };
  const day = { canary: hits(2, 100), stable: hits(200, 10_000), isOneNetwork: false };
  const { verdict } = judge({ failed: { strata: [night, day], seen: seenOf(hits(62, 400)) } });
  expect(verdict).not.toBe('worse');
  const pooled = failures(hits(62, 400), hits(220, 10_100));
  expect(judge(pooled).verdict).toBe('worse');
});

const paints = (canary: number, stable: number, visitors: number): Evidence => ({
  ...failures(hits(0, visitors), hits(0, visitors)),
  lcp: {
    strata: [
      { canary: times(canary, visitors), stable: times(stable, visitors), isOneNetwork: false },
    ],
    seen: seenOf(times(canary, visitors)),
  },
});
test.each<Case>([
  ['30 % longer', paints(1_560, 1_200, 1_000), 'worse'],
  ['30 % longer, and few saw it', paints(1_560, 1_200, 30), 'not_yet'],
  ['as long', paints(1_200, 1_200, 2_000), 'better_or_equal'],
  ['as long, and too few saw it to say so', paints(1_200, 1_200, 400), 'not_yet'],
  ['shorter', paints(800, 1_200, 1_000), 'better_or_equal'],
  ['3 % longer, however many saw it', paints(1_236, 1_200, 200_000), 'better_or_equal'],
])('paints that take %s', (_what, evidence, verdict) => {
  expect(judge(evidence).verdict).toBe(verdict);
});

const finished = (canary: number, stable: number, views: number, share = 0.5): Evidence => {
  const ours = Math.round(2 * share * views);
  const sides = [hits(canary, ours), hits(stable, 2 * views - ours)] as const;
  const paid = {
    strata: [{ canary: sides[0], stable: sides[1], isOneNetwork: false }],
    seen: seenOf(sides[0]),
  };
  return { ...failures(hits(0, ours), hits(0, 2 * views - ours)), paid };
};
test.each<Case>([
  ['far fewer', finished(10, 120, 2_000), 'worse'],
  ['more', finished(120, 10, 2_000), 'better_or_equal'],
  ['nobody, of a rare thing', finished(0, 13, 4_500), 'not_yet'],
  ['nobody, of the rarest that tells', finished(0, 6, 4_500), 'not_yet'],
  ['nobody, of what is as rare as chance', finished(0, 2, 4_500), 'better_or_equal'],
  ['nobody at all', finished(0, 0, 4_500), 'better_or_equal'],
  ['nobody, of a rare thing, where few try it', finished(0, 990, 50_000, 0.01), 'not_yet'],
  ['as many, where few try it', finished(10, 990, 50_000, 0.01), 'not_yet'],
  ['as many, where few try it for longer', finished(30, 2_970, 150_000, 0.01), 'better_or_equal'],
  ['as many of a rare thing', finished(8, 8, 4_500), 'better_or_equal'],
  ['half of a rare thing', finished(7, 14, 4_500), 'not_yet'],
  ['half', finished(25, 50, 4_500), 'not_yet'],
  ['as many', finished(50, 50, 4_500), 'better_or_equal'],
  ['seven of ten', finished(210, 300, 4_500), 'not_yet'],
  ['as many of what is frequent', finished(300, 300, 4_500), 'better_or_equal'],
])('%s finish what they began', (_what, evidence, verdict) => {
  expect(judge(evidence).verdict).toBe(verdict);
});

/** Visitors of ten views each, a fifth of whom write in so many of them. */
const writing = (views: number): Tally => ({
  ...hits(400, 2_000),
  n: 20_000,
  nn: 200_000,
  y: 400 * views,
  yy: 400 * views ** 2,
  ny: 4_000 * views,
});
test.each([
  [2, 'not_yet'],
  // Just what a canary has left that lost what it may not lose.
  [3.5, 'not_yet'],
  [5, 'better_or_equal'],
])('visitors who write in %d views of ten beside five: %s', (views, verdict) => {
  const strata = [{ canary: writing(views), stable: writing(5), isOneNetwork: false }];
  const messaged = { strata, seen: seenOf(writing(views), { networks: 1 }) };
  expect(judge({ ...failures(hits(0, 4_500), hits(0, 4_500)), messaged }).verdict).toBe(verdict);
});

test('whatever is told of the other release, one that fails in most of its views is worse', () => {
  fc.assert(
    fc.property(some, some, (canary, stable) => {
      fc.pre(canary.visitors >= 60 && canary.hit / canary.visitors > 0.8);
      expect(judge(failures(canary, stable)).verdict).toBe('worse');
    }),
  );
});

test('no release is as good as one of which more than half of a journey is lost', () => {
  const rare = fc.tuple(
    fc.integer({ min: 20, max: 4_000 }),
    fc.double({ max: 1, min: 0, noNaN: true }),
  );
  fc.assert(
    fc.property(rare, fc.double({ min: 0.01, max: 0.99, noNaN: true }), ([stable, left], share) => {
      const shared = (share / (1 - share)) * stable;
      fc.pre(shared >= 20);
      const canary = Math.floor(0.5 * left * shared);
      expect(judge(finished(canary, stable, 50_000, share)).verdict).not.toBe('better_or_equal');
    }),
  );
});

test('no release is as good as one that fails in a point less of its views', () => {
  fc.assert(
    fc.property(some, some, (canary, stable) => {
      fc.pre(canary.hit / canary.visitors >= stable.hit / stable.visitors + 0.01);
      expect(judge(failures(canary, stable)).verdict).not.toBe('better_or_equal');
    }),
  );
});

test.each([
  [
    failures(hits(12, 12), hits(4, 1_600)),
    'It failed in 12 of 12 page views (100 %); what is live for all in 4 of 1600 page views (0.3 %).',
    'পাতা খুলতে গিয়ে ১২ বারের মধ্যে ১২ বার (১০০%) সমস্যা হয়েছে; সবার জন্য যা চালু আছে, তাতে ১,৬০০ বারের মধ্যে ৪ বার (০.৩%)।',
  ],
  [
    failures(hits(12, 12), hits(0, 0)),
    'It failed in 12 of 12 page views (100 %); nobody opened what is live for all.',
    'পাতা খুলতে গিয়ে ১২ বারের মধ্যে ১২ বার (১০০%) সমস্যা হয়েছে; সবার জন্য যা চালু আছে, তা কেউ খোলেনি।',
  ],
])('failures are said in figures, for readers of each language', (evidence, en, bn) => {
  const why = worseReason(judge(evidence));
  expect(why && sayReason(why, messagesIn('en'))).toBe(en);
  expect(why && sayReason(why, messagesIn('bn'))).toBe(bn);
  expect(knownReason(en)).toEqual(why);
});

test('other reasons are said in figures', () => {
  const why = worseReason(judge(paints(1_560, 1_200, 1_000)));
  expect(why && sayReason(why, messagesIn('en'))).toBe(
    'Largest contentful paint typically took 1560 ms; of what is live for all, 1200 ms.',
  );
  expect(why && sayReason(why, messagesIn('bn'))).toContain('১,২০০ মিলিসেকেন্ড');
});
