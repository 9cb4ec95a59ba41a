import type { CanarySignal, CanaryVerdict } from '@motohaat/domain/canary';
import { english } from '@motohaat/domain/formats-en';

import { clock, percent } from '../writing/en.ts';

const f = english;

const names = {
  better_or_equal: 'Better or equal',
  worse: 'Worse',
  not_yet: 'Not yet',
} satisfies Record<CanaryVerdict, string>;

/** The words of what can be said of a canary. */
export const verdict = {
  title: (version: string) => `What can be said of ${version}`,
  names,
  meanings: {
    better_or_equal: 'People’s pages show that it does as well as what is live, or better.',
    worse: 'People’s pages show that it does worse. It is taken back.',
    not_yet: 'Too few people have tried it to say.',
  } satisfies Record<CanaryVerdict, string>,
  looked: (at: string) => `Last looked at ${at}`,
  sequence: 'Hour by hour',
  look: ({ at, verdict: said }: { at: string; verdict: CanaryVerdict }) =>
    `${clock(at)} ${names[said].toLowerCase()}`,
  figures: (version: string) => `What ${version} is judged by`,
  signal: 'Of page views',
  canary: 'Canary',
  stable: 'Everybody else',
  verdict: 'So far',
  signals: {
    failed: 'Failed',
    uncaught_error: 'Errors that nobody caught',
    failed_call: 'Failed calls',
    lcp: 'Largest paint',
    inp: 'Answer to a press',
    shifted: 'Layout moved',
    wished: 'Put on a wish list',
    booked: 'Booked',
    messaged: 'Wrote a message',
    paid: 'Paid',
  } satisfies Record<CanarySignal, string>,
  shown: (signal: CanarySignal, { views, value }: { views: number; value: number }) => {
    if (views === 0) return '–';
    const figure =
      signal === 'lcp' || signal === 'inp' ? `${f.number(Math.round(value))} ms` : percent(value);
    return `${figure} of ${f.number(views)}`;
  },
};

export type VerdictWords = typeof verdict;
