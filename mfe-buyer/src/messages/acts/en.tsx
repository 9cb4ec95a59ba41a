import type { ReportReason } from '@motohaat/domain/report';

/** What a buyer does with bikes and searches on the market. */
export const messages = {
  wished: 'Added To WishList',
  removed: 'Removed from WishList',
  searchSaved: 'The search is saved. You find it on your dashboard.',
  report: {
    title: (name: string) => `Report ${name}`,
    question: 'What is wrong?',
    reasons: {
      fraud: 'It looks like a fraud',
      stolen: 'The bike may be stolen',
      wrong_details: 'The details or pictures are wrong',
      already_sold: 'It is already sold',
      other: 'Something else',
    } satisfies Record<ReportReason, string>,
    noReason: 'Choose what is wrong.',
    note: 'Note',
    noteHelp: 'What should the admin look at? You can leave this empty.',
    cancel: 'Cancel',
    send: 'Send report',
    sent: 'Reported To Admin.',
  },
};

export type Messages = typeof messages;
