import type { RegisteredRelease, RevisionOperation } from '@motohaat/contract/registry';
import { english } from '@motohaat/domain/formats-en';
import { actName, author, clock, moment, percent } from '@motohaat/ui/messages/release/writing/en';
import type { ReactNode } from 'react';

import { sets } from './sets/en.ts';

const f = english;

const parts = { javascript: 'JavaScript', css: 'CSS' };

function sizePart(part: 'javascript' | 'css', { size, budget }: Weighed): string {
  const most = budget ? ` of ${budget[part]}` : '';
  return `${Number(size[part].toFixed(1))}${most} kB ${parts[part]}`;
}

type Weighed = Pick<RegisteredRelease, 'size' | 'budget'>;

/** Times are ISO times, shares are from 0 to 1. */
export const messages = {
  sets,
  title: 'Releases',
  lead: 'What is live of each application, how it does, and how it came so.',
  retry: 'Retry',
  usesLoading: 'Loading who uses what',
  moment,
  clock,
  percent,
  /** Who made a revision or published a release. */
  author,
  /** What made a revision. */
  act: actName,
  /** What a release weighs, beside what it may. */
  size: (release: Weighed) => `${sizePart('javascript', release)}, ${sizePart('css', release)}`,
  revision: (number: number) => `Revision ${number}`,
  live: {
    loading: 'Loading what is live',
    failed: 'What is live could not be loaded.',
    old: (at: string) => `This is how it was at ${clock(at)}. The latest could not be loaded.`,
    title: (revision: number) => `Revision ${revision} is live`,
    doneBy: (act: RevisionOperation, who: string, at: ReactNode) => (
      <>
        {actName(act)} by {author(who)}, {at}
      </>
    ),
    since: (at: ReactNode) => <>Since {at}</>,
  },
  card: {
    takenOff: 'Taken off',
    operations: {
      promote: 'Promote…',
      canary: 'Canary…',
      changeCanary: 'Change canary…',
      rollback: 'Roll back…',
      kill: 'Take off…',
      revive: 'Bring back…',
    },
    nothingElse: 'There is no other release to make live.',
    nothingBefore: 'There is no earlier release to roll back to.',
    operationOf: (application: string, operation: string) => `${operation} ${application}`,
    more: (application: string) => `More for ${application}`,
    readInPlace: (sentence: ReactNode) => <>People read in its place: {sentence}</>,
    takenBack: (version: string, at: string, reason: ReactNode) => (
      <>
        MotoHaat itself took {version} back, {moment(at)}: {reason}
      </>
    ),
    verdict: (version: string, at: string, reason: ReactNode) => (
      <>
        Last verdict, on {version}, {moment(at)}: {reason}
      </>
    ),
    ramp: 'It grows by itself while it does no worse.',
    /** @param reason what keeps it from growing */
    held: (at: string, reason: ReactNode) => (
      <>
        It does not grow by itself since {moment(at)}: {reason}
      </>
    ),
    /** @param releases names with versions */
    together: (releases: string[]) => `Tried together with ${releases.join(', ')}`,
  },
  history: {
    title: 'History',
    list: 'Revisions',
    loading: 'Loading the history',
    failed: 'The history could not be loaded.',
    live: 'Live',
    untested: 'Let through untested',
    same: 'Nothing differs from the revision before.',
    again: (why: ReactNode) => <>Although it had been convicted: {why}</>,
    compare: 'Compare with live',
    compareOf: (revision: number) => `Compare with live: revision ${revision}`,
  },
  comparison: {
    label: 'Compare two revisions',
    from: 'From revision',
    to: 'To revision',
    compare: 'Compare',
    lacking: 'Give the numbers of two revisions.',
    title: (from: number, to: number) => `From revision ${from} to revision ${to}`,
    close: 'Close',
    same: 'Nothing differs.',
    failed: (why: string) => `They could not be compared. ${why}`,
    loading: 'Loading what differs',
  },
  /** A few words each of what differs of one application. */
  differences: {
    changed: (from: string, to: string) => `${from} → ${to}`,
    isNew: (version: string) => `${version} is new`,
    isGone: (version: string) => `${version} is gone`,
    size: (part: 'javascript' | 'css', to: number) => `${to} kB of ${parts[part]}`,
    sizeChanged: (part: 'javascript' | 'css', from: number, to: number) =>
      `${from} → ${to} kB of ${parts[part]}`,
    contract: (from: string | null, to: string | null) => `platform contract ${from} → ${to}`,
    pagesAdded: (paths: string[]) =>
      `${f.plural(paths.length, { one: 'page', other: 'pages' })} ${paths.join(', ')} added`,
    pagesRemoved: (paths: string[]) =>
      `${f.plural(paths.length, { one: 'page', other: 'pages' })} ${paths.join(', ')} removed`,
    entriesAdded: (names: string[]) =>
      `${f.plural(names.length, { one: 'menu entry', other: 'menu entries' })} ${names.join(', ')} added`,
    entriesRemoved: (names: string[]) =>
      `${f.plural(names.length, { one: 'menu entry', other: 'menu entries' })} ${names.join(', ')} removed`,
    canaryBegan: (canary: string) => `canary of ${canary}`,
    canaryChanged: (from: string, to: string) => `canary of ${from} → ${to}`,
    canaryOver: (canary: string | null) => `canary over (was ${canary})`,
    takenOff: (sentence: string) => `taken off: “${sentence}”`,
    anotherSentence: (sentence: string) => `taken off with another sentence: “${sentence}”`,
    broughtBack: 'brought back',
  },
  meanwhile: {
    title: 'What is live has changed in the meantime.',
    lookingUp: 'Nothing was done. Looking up what has changed…',
    record: (revision: number, act: RevisionOperation, who: string, reason: string) =>
      `Revision ${revision}: ${actName(act)} by ${author(who)}: ${reason}`,
    decide: (revision: number) => `Decide on revision ${revision}`,
  },
};

export type Messages = typeof messages;
