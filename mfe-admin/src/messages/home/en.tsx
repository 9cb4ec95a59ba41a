import { english } from '@motohaat/domain/formats-en';

const { number, plural } = english;

/** @param isMore whether there are as many, or more */
const some = (count: number, isMore: boolean, forms: { one: string; other: string }) =>
  `${isMore ? 'at least ' : ''}${number(count)} ${plural(count, forms)}`;

/** What waits for the admin. */
export const messages = {
  review: (count: number, isMore: boolean) =>
    `Look at ${some(count, isMore, { one: 'listing', other: 'listings' })}`,
  disputes: (count: number, isMore: boolean) =>
    `Decide ${some(count, isMore, { one: 'dispute', other: 'disputes' })}`,
  reports: (count: number, isMore: boolean) =>
    `Look into ${some(count, isMore, { one: 'report', other: 'reports' })}`,
  reviews: (count: number, isMore: boolean) =>
    `Look into ${some(count, isMore, { one: 'reported review', other: 'reported reviews' })}`,
  conversations: (count: number, isMore: boolean) =>
    `Look into ${some(count, isMore, { one: 'reported conversation', other: 'reported conversations' })}`,
  mails: (count: number, isMore: boolean) =>
    `Send ${some(count, isMore, { one: 'mail', other: 'mails' })} again`,
  about: {
    review: 'They wait to be let onto the market, or something about them was noticed.',
    disputes: 'The money of these bookings waits for your decision.',
    reports: 'People say that something is wrong with these bikes.',
    reviews: 'Somebody says that these words should not stand.',
    conversations: 'One of the two asks you to read what was written.',
    mails: 'They were given up after many tries.',
  },
};

export type Messages = typeof messages;
