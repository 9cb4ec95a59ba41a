import { longEnglish } from '@motohaat/domain/long-formats-en';
import { dhakaHour } from '@motohaat/domain/time';
import type { ReactNode } from 'react';

export const messages = {
  name: 'Override',
  both: 'Override and preview',
  told: (remote: ReactNode, origin: ReactNode, until: Date) => (
    <>
      You see {remote} from {origin} until {dhakaHour(until)}.
    </>
  ),
  end: 'End',
  preview: {
    name: 'Preview',
    told: (name: ReactNode, releases: string, until: Date) => (
      <>
        Preview {name}: {releases || 'nothing that you may see'}. It is here until{' '}
        {longEnglish.day(until)}, {dhakaHour(until)}.
      </>
    ),
    failed: {
      misfit: (name: ReactNode) => (
        <>
          Preview {name} is not shown: its releases do not fit what is live by now. You see the site
          as everybody has it. Whoever made it can choose its releases again.
        </>
      ),
      over: (name: ReactNode) => (
        <>
          Preview {name} is over. You see the site as everybody has it. Its team can give you a new
          address.
        </>
      ),
    },
    leave: 'Leave the preview',
  },
  serving: {
    title: 'Who serves this page',
    page: 'This page',
    itself: 'The shell itself',
    around: 'Shell around it',
    served: (version: string, release: string) => `${version}, release ${release}`,
    as: {
      live: 'live for everybody',
      canary: 'tried with a few people',
      override: 'from this machine',
      preview: 'of this preview',
      closed: 'taken off',
    },
    slots: 'Slots',
    noSlots: 'None of them is filled for this account.',
    filled: (remote: string, filling: string) => `${filling} by ${remote}`,
    loaded: 'loaded',
    notLoaded: 'not loaded so far',
    revision: 'Revision',
    others: 'Other remotes of this account',
    team: 'Your team’s releases, figures and history',
  },
};

export type Messages = typeof messages;
