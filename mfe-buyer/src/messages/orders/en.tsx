import type { BookingStatus } from '@motohaat/domain/booking';
import { english } from '@motohaat/domain/formats-en';
import type { ReactNode } from 'react';

const { number, plural, taka } = english;

export const messages = {
  orders: {
    title: 'My Orders',
    lead: 'The bikes that you have booked, the newest first.',
    loading: 'Loading your orders',
    failed: 'Your orders could not be loaded.',
    empty: 'You have not booked a bike yet.',
    transaction: (id: ReactNode) => <>Transaction {id}</>,
    pay: 'Pay Now',
    details: 'Details',
    cancel: 'Cancel booking',
    cancelConsequence: 'The bike goes back on sale, and others can book it.',
  },
  booking: {
    title: 'Payment',
    loading: 'Loading the booking',
    failed: 'The booking could not be loaded.',
    meetAt: (place: string) => `Meet at ${place}`,
    meetAnywhere: 'Meet at a place you agree on with the seller',
    holdEnded: 'The hold has ended: the bike may go to somebody else at any moment.',
    holdEnding: 'Less than a minute left to pay',
    /** At least one of the two is more than zero, and only what is so is said. */
    holdLeft: (hours: number, minutes: number) =>
      `${[
        hours > 0 && `${number(hours)} ${plural(hours, { one: 'hour', other: 'hours' })}`,
        minutes > 0 && `${number(minutes)} ${plural(minutes, { one: 'minute', other: 'minutes' })}`,
      ]
        .filter(Boolean)
        .join(' ')} left to pay`,
    paid: 'Congrats! your payment completed',
    transactionId: (id: ReactNode) => <>Your transaction id: {id}</>,
    nothingToPay: 'There is nothing to pay.',
    bookAgain: 'There is nothing to pay. If the bike is still for sale, you can book it again.',
    lookAtBike: 'Look at the bike',
    papers: 'Receipt and papers',
    goToOrders: 'Go to My Orders',
    /** Of a booking fee that is paid. */
    restByHand: (fee: number, rest: number) =>
      `You paid the booking fee of ${taka(fee)}. You pay the rest, ${taka(rest)}, by hand when you get the bike.`,
    feePaid: 'Booking fee paid',
    badges: {
      pending_payment: 'Not paid yet',
      paid: 'Paid',
      completed: 'Paid',
      disputed: 'Paid',
      cancelled: 'Cancelled',
      expired: 'Expired',
      refund_pending: 'Refund on its way',
      refunded: 'Refunded',
    } satisfies Record<BookingStatus, string>,
    /** What a state means for the buyer; of the other states the badge says all. */
    sentences: {
      completed: 'The purchase is completed: the bike is yours.',
      disputed: 'Something is said to be wrong. The money waits until that is decided.',
      cancelled: 'This booking was cancelled.',
      expired: 'It was not paid in time, so the bike is not held for you any more.',
      refund_pending:
        'Your money is on its way back to where it came from. Banks take up to 10 days.',
      refunded: 'Your money went back to where it came from.',
    } satisfies Partial<Record<BookingStatus, string>>,
  },
};

export type Messages = typeof messages;
