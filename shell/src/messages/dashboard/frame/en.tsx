import { englishDay as day } from '@motohaat/domain/day-en';

export const messages = {
  dashboard: {
    title: 'Dashboard',
    choose: 'Please Select An Option.',
    waitingFailed: 'What waits for you could not be loaded.',
    notices: 'Notices',
    pages: 'Dashboard',
    menu: 'Dashboard menu',
    close: 'Close',
    noName: 'No Name',
    noEmail: 'No Email',
    viewProfile: 'View Profile',
    onlyFor: {
      buyer: 'Only buyers can open this page.',
      seller: 'Only sellers can open this page.',
    },
  },
  leaving: {
    due: (due: Date) => `Your account will be deleted on ${day(due)}.`,
    begun: (due: Date) =>
      `Your account will be deleted on ${day(due)}. Sign in before then to keep it.`,
    canKeep: (due: Date) =>
      `Your account will be deleted on ${day(due)}. Until then you can keep it.`,
    keep: 'Keep my account',
    kept: 'Your account stays.',
  },
};

export type Messages = typeof messages;
