import type { Ending, NextAct } from '@motohaat/domain/deal';

/** What is said of the money of a booking: of a booking fee, and of ending what is paid. */
export const money = {
  /** The same where a booking fee is paid online, and the rest by hand. */
  nextWithFee: {
    buyer: {
      see_and_pay: (fee: string) =>
        `Meet the seller and look at the bike and its papers. Pay the booking fee of ${fee} here when you have seen them.`,
      pay: (fee: string) =>
        `You have seen the bike. Pay the booking fee of ${fee}, and the seller keeps it for you.`,
      collect: (_fee: string, rest: string) =>
        `Meet the seller and check the papers once more. Pay the rest, ${rest}, when you take the bike, and give the code only when the bike and its papers are in your hands.`,
    },
    seller: {
      wait_for_payment: (fee: string) =>
        `Show the bike and its papers. The buyer pays the booking fee of ${fee} here when they have seen it.`,
      enter_code: (_fee: string, rest: string) =>
        `The booking fee is paid. Take the rest, ${rest}, hand the bike over with its papers, and enter the six digits that the buyer gives you.`,
    },
  } satisfies Record<
    'buyer' | 'seller',
    Partial<Record<NextAct, (fee: string, rest: string) => string>>
  >,
  /** Ending a booking that is paid, by what comes of it. */
  ending: {
    fee_kept: {
      open: 'Give up the booking',
      title: (bike: string) => `Give up the booking of ${bike}?`,
      note: (fee: string) =>
        `You do not get the booking fee of ${fee} back. The bike is for sale again at once, and others can book it. If something is wrong with the bike, say that instead: then we decide, and the fee can go back to you.`,
      confirm: 'Give up, without the fee',
      done: 'You gave the booking up. The bike is for sale again.',
    },
    money_back: {
      open: 'End the booking',
      title: (bike: string) => `End the booking of ${bike}?`,
      note: (amount: string) =>
        `The buyer gets ${amount} back and reads that you ended the booking. The bike is for sale again as soon as the money is back.`,
      confirm: 'End it, and return the money',
      done: 'The booking is ended. The buyer gets the money back.',
    },
  } satisfies Record<Ending, object>,
};
