import type { ReportStatus } from '@motohaat/domain/report';

import { reasons } from './reasons/en.ts';

const lookingInto = 'We are looking into it.';

export const messages = {
  reports: {
    title: 'My Reports',
    lead: 'The bikes that you reported, and what became of it.',
    loading: 'Loading your reports',
    failed: 'Your reports could not be loaded.',
    empty: 'You have not reported anything.',
    badges: {
      open: 'Being looked into',
      triaged: 'Being looked into',
      upheld: 'Bike removed',
      dismissed: 'Closed',
      withdrawn: 'Taken back',
    } satisfies Record<ReportStatus, string>,
    outcomes: {
      open: lookingInto,
      triaged: lookingInto,
      upheld: 'You were right: we removed the bike. Thank you.',
      dismissed: 'We looked into it and left the bike where it is.',
      withdrawn: 'You took this report back.',
    } satisfies Record<ReportStatus, string>,
    reasons,
  },
};

export type Messages = typeof messages;
