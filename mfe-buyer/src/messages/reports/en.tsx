import type { ReportReason, ReportStatus } from '@motohaat/domain/report';

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
    reasons: {
      fraud: 'It looks like a fraud',
      stolen: 'The bike may be stolen',
      wrong_details: 'The details or pictures are wrong',
      already_sold: 'It is already sold',
      other: 'Something else',
    } satisfies Record<ReportReason, string>,
  },
};

export type Messages = typeof messages;
