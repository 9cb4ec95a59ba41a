import { english } from '@motohaat/domain/formats-en';

import { verdict } from './verdict/en.ts';
import { clock, moment, people, percent } from './writing/en.ts';

const f = english;

function between(first: string, last: string): string {
  return first === last ? moment(last) : `from ${moment(first)} to ${moment(last)}`;
}

/** How releases do, and what was found on their pages. Times are ISO times, shares are from 0 to 1. */
export const messages = {
  verdict,
  clock,
  percent,
  panels: {
    everybody: 'Everybody',
    everybodyElse: (version: string) => `Everybody else: ${version}`,
    liveSince: (at: string) => `Live since ${moment(at)}`,
    canary: (version: string) => `Canary: ${version}`,
    canarySince: (few: { percent: number; accounts: number }, at: string) =>
      `${people(few)}, since ${moment(at)}`,
  },
  health: {
    nobodyYet: 'Nobody has opened a page of it yet.',
    views: 'Views',
    viewCount: f.number,
    failed: 'Failed',
    failures: (notLoaded: number, broken: number, notDrawn: number) =>
      `${notLoaded} not loaded, ${broken} broken${
        notDrawn > 0 ? `, ${notDrawn} not drawn by the server` : ''
      }`,
    lastUndrawn: (at: string) => `Last not drawn by the server, ${moment(at)}:`,
    meanings: {
      lcp: 'Largest Contentful Paint, at the 75th percentile',
      inp: 'Interaction to Next Paint, at the 75th percentile',
      cls: 'Cumulative Layout Shift, at the 75th percentile',
    },
    milliseconds: (amount: number) => `${Math.round(amount)} ms`,
    seconds: (amount: number) => `${amount.toFixed(1)} s`,
    shift: (amount: number) => amount.toFixed(2),
    verdicts: { good: 'good', 'needs work': 'needs work', poor: 'poor' },
    notMeasured: 'not measured',
  },
  chart: {
    title: 'Views that failed',
    now: 'now',
    noViews: (version: string, since: string) => `${version} since ${clock(since)}: no views.`,
    noneFailed: (version: string, since: string, opened: number) =>
      `${version} since ${clock(since)}: none of ${opened} views failed.`,
    someFailed: (
      {
        version,
        since,
        opened,
        failed,
      }: Record<'version' | 'since', string> & Record<'opened' | 'failed', number>,
      worst: { share: number; at: string },
    ) =>
      `${version} since ${clock(since)}: ${failed} of ${opened} views failed, at most ${percent(worst.share)} at ${clock(worst.at)}.`,
    figures: (version: string) => `Figures of ${version}`,
    from: 'From',
    views: 'Views',
    failed: 'Failed',
    share: 'Share',
    count: (count: number) => String(count),
  },
  smoke: {
    title: 'Smoke test',
    loading: 'Loading the smoke test',
    lostReport: 'The smoke test could not be loaded.',
    none: 'No machine has looked at this release yet.',
    waiting: 'It waits for a machine that looks at releases.',
    unattended: 'No machine looks at releases now. The smoke test waits until one does.',
    running: (done: number, of: number | null) =>
      of === null
        ? 'A machine looks at its pages.'
        : `A machine looks at its pages: ${done} of ${of} views.`,
    broken: (why: string) => `The smoke test could not be made. ${why}`,
    passed: (pages: number, at: string) =>
      `Nothing is wrong on ${pages === 1 ? 'its page' : `its ${pages} pages`}, looked at ${moment(at)}.`,
    failed: (pages: number, at: string) =>
      `Something is wrong on ${pages === 1 ? 'one page' : `${pages} pages`}, looked at ${moment(at)}.`,
    pages: 'Pages and pictures',
    looked: (views: number, { javascript, css }: { javascript: number; css: number }) =>
      `${views} views. Loads at most ${javascript} kB JavaScript, ${css} kB CSS.`,
    faults: 'What is wrong',
    notes: 'What could be better',
    picture: {
      candidate: (version: string) => `This release, ${version}`,
      live: (version: string) => `Live, ${version}`,
    },
    pictureOf: (path: string, name: string) => `${path}. ${name}`,
    lost: (name: string) => `${name}: the picture could not be loaded.`,
  },
  faults: {
    title: 'What went wrong',
    titleOf: (application: string) => `What went wrong: ${application}`,
    list: 'Errors',
    loading: 'Loading what went wrong',
    failed: 'What went wrong could not be loaded.',
    none: 'Nobody’s browser has told of an error in the last 14 days.',
    uncaught: 'Uncaught error',
    call: (call: string, status: number | null) =>
      status === null ? `${call}: no answer` : `${call}: answered ${status}`,
    facts: (version: string, views: number, first: string, last: string) =>
      `${version}, in ${f.plural(views, { one: '1 view', other: `${views} views` })}, ${between(first, last)}`,
    stack: (error: string) => `Where: ${error}`,
    noStack: 'The browser did not say where.',
  },
};

export type Messages = typeof messages;
