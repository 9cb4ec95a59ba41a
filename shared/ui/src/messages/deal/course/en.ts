// Who says what happened writes dates in English too.
import '@motohaat/domain/long-formats-en';
import type { DealActor, DealEvent, DisputeReason, HandOver } from '@motohaat/domain/deal';

type Side = 'buyer' | 'seller';

export const messages = {
  history: {
    title: 'What happened',
    events: {
      booked: 'Booked',
      seen: 'The buyer has seen the bike',
      not_seen: 'The buyer has not seen the bike after all',
      meeting_proposed: 'A meeting was proposed',
      meeting_confirmed: 'The meeting was confirmed',
      paid: 'Paid',
      wrong_code: 'A wrong hand-over code was entered',
      handed_over: 'Handed over, and completed',
      disputed: 'Something is wrong',
      answered: 'The seller answered',
      bank_disputed: 'The buyer’s bank is looking into the payment',
      bank_kept: 'The bank left the payment as it is',
      refund_started: 'The money goes back',
      refunded: 'The money is back',
      cancelled: 'Cancelled',
      expired: 'Not paid in time',
    } satisfies Record<DealEvent, string>,
    /** Of the event `paid`, where a booking fee was. */
    feePaid: 'The booking fee was paid',
    actors: {
      buyer: 'by the buyer',
      seller: 'by the seller',
      admin: 'by MotoHaat',
      system: 'by itself',
    } satisfies Record<DealActor, string>,
    how: {
      code: 'With the buyer’s code.',
      word: 'The buyer said so.',
      time: '14 days after it was paid.',
      admin: 'We decided so.',
    } satisfies Record<HandOver, string>,
    meeting: (place: string, time: string) => `${place}, ${time}`,
  },
  reasons: {
    not_as_described: 'The bike is not as described',
    papers: 'The papers are missing or wrong',
    not_handed_over: 'The seller does not hand it over',
    stolen: 'The bike may be stolen',
    seller_gone: 'The seller cannot be reached',
    other: 'Something else',
  } satisfies Record<DisputeReason, string>,
  photos: {
    title: 'Photos of what is wrong',
    label: 'Photos',
    help: (most: number) => `Up to ${most}. Only the two of you and MotoHaat see them.`,
    choose: 'Choose photos',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    send: 'Send the photos',
    notSent: 'Your words are sent, but not all photos. Try the rest again, or close this.',
    by: {
      buyer: (time: string) => `Photo of the buyer, ${time}`,
      seller: (time: string) => `Photo of the seller, ${time}`,
    } satisfies Record<Side, (time: string) => string>,
    of: { buyer: 'Buyer', seller: 'Seller' } satisfies Record<Side, string>,
    lost: (name: string) => `${name}, could not be loaded`,
  },
};

export type Messages = typeof messages;
