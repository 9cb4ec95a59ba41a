import type { RegisteredRelease, RevisionOperation } from '@motohaat/contract/registry';
import { actName, author, clock, moment, percent } from '@motohaat/ui/messages/release/writing/en';
import type { ReactNode } from 'react';

import { parts } from './parts.ts';

function sizePart(part: 'javascript' | 'css', { size, budget }: Weighed): string {
  const most = budget ? ` of ${budget[part]}` : '';
  return `${Number(size[part].toFixed(1))}${most} kB ${parts[part]}`;
}

type Weighed = Pick<RegisteredRelease, 'size' | 'budget'>;

/** Times are ISO times, shares are from 0 to 1. */
export const messages = {
  openSet: 'Release several at once…',
  title: 'Releases',
  lead: 'What is live of each application, how it does, and how it came so.',
  retry: 'Retry',
  history: 'History',
  historyLoading: 'Loading the history',
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
};

export type Messages = typeof messages;
