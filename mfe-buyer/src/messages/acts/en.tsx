import { reasons } from '../reports/reasons/en.ts';

/** What a buyer does with bikes and searches on the market. */
export const messages = {
  wished: 'Added To WishList',
  removed: 'Removed from WishList',
  searchSaved: 'The search is saved. You find it on your dashboard.',
  report: {
    title: (name: string) => `Report ${name}`,
    question: 'What is wrong?',
    reasons,
    noReason: 'Choose what is wrong.',
    note: 'Note',
    noteHelp: 'What should the admin look at? You can leave this empty.',
    cancel: 'Cancel',
    send: 'Send report',
    sent: 'Reported To Admin.',
  },
};

export type Messages = typeof messages;
