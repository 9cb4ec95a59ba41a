// The pages write dates in English too.
import '@motohaat/domain/long-formats-en';
import type { WishlistItem } from '@motohaat/contract/wishlist';
import type { BookingStatus } from '@motohaat/domain/booking';
import { english } from '@motohaat/domain/formats-en';
import type { ReportReason, ReportStatus } from '@motohaat/domain/report';
import type { ReactNode } from 'react';

const { number, plural, taka } = english;

const lookingInto = 'We are looking into it.';

export const messages = {
  lookForBike: 'Look for a bike',
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
  wishes: {
    title: 'WishList',
    lead: 'The bikes that you keep an eye on.',
    loading: 'Loading your WishList',
    failed: 'Your WishList could not be loaded.',
    empty: 'Nothing is on your WishList yet.',
    was: (price: ReactNode) => <>was {price}</>,
    cheaper: 'Price down',
    soldBy: (seller: string) => `Sold by ${seller}`,
    /** In the place of a seller's name. */
    noName: 'No Name',
    book: 'Book',
    remove: 'Remove',
    removed: 'Removed From WishList',
    badges: {
      reserved: 'Reserved',
      sold: 'Sold',
      removed: 'Removed',
    } satisfies Record<Exclude<WishlistItem['status'], 'active'>, string>,
    sentences: {
      reserved: 'This bike is booked at the moment.',
      sold: 'This bike is sold.',
      removed: 'The seller took this bike off.',
    } satisfies Record<Exclude<WishlistItem['status'], 'active'>, string>,
  },
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
  /** What waits for the buyer. */
  home: {
    own: 'Your own orders',
    pay: (hours: number) => (hours < 1 ? 'Pay within the hour' : `Pay within ${number(hours)} h`),
    keeps: (bike: string) => `${bike} is kept for you until then.`,
    meet: 'Meet the seller and take the bike',
    paid: (bike: string) => `${bike} is paid.`,
    feePaid: (bike: string, rest: number) =>
      `The fee for ${bike} is paid. You pay ${taka(rest)} by hand.`,
    offer: 'Answer the seller’s price',
    offerAbout: (name: string, price: ReactNode, bike: string): ReactNode => (
      <>
        {name} would give you {bike} for {price}.
      </>
    ),
    book: (hours: number) =>
      hours < 1 ? 'Book within the hour' : `Book within ${number(hours)} h`,
    agreed: (bike: string, price: ReactNode): ReactNode => (
      <>
        You have agreed on {price} for {bike}.
      </>
    ),
    unread: (count: number) =>
      `Read ${number(count)} new ${plural(count, { one: 'message', other: 'messages' })}`,
    from: (name: string, bike: string) => `From ${name}, about ${bike}.`,
    looked: 'See what is new',
    newBikes: (search: string, count: number) =>
      `${search}: ${number(count)} ${plural(count, { one: 'new bike', other: 'new bikes' })}.`,
  },
};

export type Messages = typeof messages;
