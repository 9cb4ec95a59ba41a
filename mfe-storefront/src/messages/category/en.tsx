import { years } from '@motohaat/domain/in-words';
import type { Condition } from '@motohaat/domain/listing';
import type { ReportReason } from '@motohaat/domain/report';
import type { ReactNode } from 'react';

export const messages = {
  head: {
    title: (name: string) => `${name}: used bikes`,
    description: (name: string) =>
      `${name}: used bikes for sale across Bangladesh, each with its asking price in taka, its condition, its age and the place where it stands.`,
  },
  bikes: 'Bikes',
  categories: 'Categories',
  withoutScript:
    'What is for sale can be read here. To book a bike, to put it on your WishList, to report it or to see its photos full screen you need JavaScript.',
  gone: 'That bike is no longer on the list. Here is what is.',
  loading: 'Loading the bikes',
  card: {
    reserved: 'Reserved',
    askingPrice: 'Asking Price',
    buyingPrice: 'Buying Price',
    used: 'Used',
    warranty: 'Warranty',
    condition: 'Condition',
    /** A dash where it is not known (ruling S3.6). */
    years: (count: number | null) => (count === null ? '–' : years(count)),
    conditions: {
      excellent: 'excellent',
      good: 'Good',
      fair: 'Fair',
    } satisfies Record<Condition, string>,
    seller: (name: ReactNode) => <>Seller {name}</>,
    more: 'more',
    less: 'less',
  },
  buying: {
    buy: 'Buy',
    wish: 'Add To WishList',
    report: 'Report',
    alreadyBooked: 'This bike is already booked.',
    wished: 'Added To WishList',
    refusals: {
      own: 'This is your own bike.',
      buy: 'Only buyers can book.',
      wish: 'Only buyers have a wishlist.',
      report: 'Only buyers can report a bike.',
    },
  },
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
  advertise: 'Advertise Item',
};

export type Messages = typeof messages;
