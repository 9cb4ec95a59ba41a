import { english } from '@motohaat/domain/formats-en';

const { number, plural } = english;

/** @param isMore whether there are as many, or more */
const some = (count: number, isMore: boolean, forms: { one: string; other: string }) =>
  `${isMore ? 'at least ' : ''}${number(count)} ${plural(count, forms)}`;

/** What waits for the admin. */
export const messages = {
  review: (count: number, isMore: boolean) =>
    `Look at ${some(count, isMore, { one: 'listing', other: 'listings' })}`,
  reviewAbout: 'They wait to be let onto the market, or something about them was noticed.',
  disputes: (count: number, isMore: boolean) =>
    `Decide ${some(count, isMore, { one: 'dispute', other: 'disputes' })}`,
  disputesAbout: 'The money of these bookings waits for your decision.',
  reports: (count: number, isMore: boolean) =>
    `Look into ${some(count, isMore, { one: 'report', other: 'reports' })}`,
  reportsAbout: 'People say that something is wrong with these bikes.',
};

export type Messages = typeof messages;
