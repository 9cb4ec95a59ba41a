import type { DealStep } from '@motohaat/domain/deal';

export const messages = {
  steps: {
    title: 'How far it is',
    names: {
      booked: 'Booked',
      seen: 'Seen',
      paid: 'Paid',
      handed_over: 'Handed over',
      completed: 'Completed',
    } satisfies Record<DealStep, string>,
    /** Of the step `paid`, where a booking fee is. */
    feePaid: 'Fee paid',
    states: {
      done: 'done',
      now: 'next',
      open: 'later',
      skipped: 'not said',
      ended: 'not any more',
    },
  },
};

export type Messages = typeof messages;
