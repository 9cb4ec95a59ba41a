import type { Ending, NextAct } from '@motohaat/domain/deal';
import { english } from '@motohaat/domain/formats-en';

const { taka } = english;

export const messages = {
  /** Of a price: what is paid online, and what by hand. */
  parts: (fee: number, rest: number) =>
    `${taka(fee)} booking fee online, ${taka(rest)} at the hand-over`,
  /** Above the form in which a bike is booked. */
  lead: (hours: number, fee: number, rest: number) =>
    `The bike is held for you for ${hours} hours. From My Orders you pay the booking fee of ${taka(fee)}, which is a part of the price. The rest, ${taka(rest)}, you pay by hand when you get the bike. The fee goes back if the seller or MotoHaat ends the booking, not if you do.`,
  /** In the place of that form. */
  tooDear: (most: number) =>
    `This bike costs more than ${taka(most)}, the most that can be paid here, so it cannot be booked. You can still write to the seller.`,
  /** What is next in a booking, where that differs from one that is paid whole. */
  next: {
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
    },
    money_back: {
      open: 'End the booking',
      title: (bike: string) => `End the booking of ${bike}?`,
      note: (amount: string) =>
        `The buyer gets ${amount} back and reads that you ended the booking. The bike is for sale again as soon as the money is back.`,
      confirm: 'End it, and return the money',
    },
  } satisfies Record<Ending, object>,
};

export type Messages = typeof messages;
