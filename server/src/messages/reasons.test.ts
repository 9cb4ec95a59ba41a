import { expect, test } from 'vitest';

import { messagesIn } from './index.ts';
import { knownReason } from './known-reasons.ts';
import type { CanaryFigures, OwnReason } from './own-reasons.ts';
import { sayReason } from './say-reason.ts';

const [en, bn] = [messagesIn('en'), messagesIn('bn')];
const failures = { failed: 3, views: 200, othersFailed: 1, othersViews: 1_000 };
const worse = (signal: CanaryFigures['signal']): OwnReason => ({
  code: 'canary_worse',
  signal,
  value: 3,
  views: 200,
  othersValue: 1,
  othersViews: 1_000,
});

test.each<OwnReason>([
  { code: 'strikes' },
  { code: 'start' },
  { code: 'canary_failed', ...failures },
  { code: 'canary_failed', ...failures, othersFailed: 0, othersViews: 0 },
  { code: 'canary_slower', vital: 'lcp', took: 4_000, othersTook: 2_000 },
  { code: 'canary_slower', vital: 'inp', took: 400, othersTook: 200 },
])('a reason of a log that is never rewritten is told from its sentence: %o', (reason) => {
  expect(knownReason(sayReason(reason, en))).toEqual(reason);
});

test('what a person wrote is no reason of ours', () => {
  expect(knownReason('It fails on old phones.')).toBeUndefined();
});

test.each([
  ['lcp', 'Largest contentful paint typically took 3 ms;', 'দেখা যেতে সাধারণত ৩ মিলিসেকেন্ড'],
  ['inp', 'Interaction to next paint typically took 3 ms;', 'সাড়া পেতে সাধারণত ৩ মিলিসেকেন্ড'],
  ['paid', 'A booking was paid in only 3 of 200 page views (1.5 %);', '২০০ বারের মধ্যে ৩ বার (১.৫%);'],
] as const)(
  'what is worse is told in ms for times, and in page views else: %s',
  (signal, ...said) => {
    expect(sayReason(worse(signal), en)).toContain(said[0]);
    expect(sayReason(worse(signal), bn)).toContain(said[1]);
  },
);

test('where nobody opened what is live for all, there is nothing to compare', () => {
  const failed = { code: 'canary_failed', ...failures } as const;
  expect(sayReason(failed, bn)).toContain('চালু আছে, তাতে ১,০০০ বারের মধ্যে ১ বার');
  expect(sayReason({ ...failed, othersFailed: 0, othersViews: 0 }, bn)).toContain('তা কেউ খোলেনি');
});

const grew = { code: 'canary_grew', percent: 5 } as const;
test.each<[string, OwnReason, number]>([
  ['without figures', grew, 1],
  ['opened by nobody', { ...grew, ...failures, views: 0 }, 1],
  ['whose failures are not known', { ...grew, views: 200 }, 1],
  ['that failed less', { ...grew, ...failures }, 2],
  ['whose paint is not known', { ...grew, ...failures, othersLcp: 1_900 }, 2],
  ['whose paint has nothing to be compared with', { ...grew, ...failures, lcp: 1_800 }, 2],
  ['with a paint', { ...grew, ...failures, lcp: 1_800, othersLcp: 1_900 }, 3],
])('a canary %s is told with those figures alone that are known', (_, reason, sentences) => {
  expect(sayReason(reason, en).split(/\.(?: |$)/)).toHaveLength(sentences + 1);
  expect(sayReason(reason, bn).split('।')).toHaveLength(sentences + 1);
});
