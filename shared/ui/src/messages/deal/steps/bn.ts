import type { Messages } from './en.ts';

export const messages = {
  steps: {
    title: 'কতদূর এগিয়েছে',
    names: {
      booked: 'বুক হয়েছে',
      seen: 'দেখা হয়েছে',
      paid: 'পেমেন্ট',
      handed_over: 'হস্তান্তর',
      completed: 'সম্পন্ন',
    },
    feePaid: 'ফি পেমেন্ট',
    states: { done: 'হয়েছে', now: 'এরপর', open: 'পরে', skipped: 'জানানো হয়নি', ended: 'আর হবে না' },
  },
} satisfies Messages;
