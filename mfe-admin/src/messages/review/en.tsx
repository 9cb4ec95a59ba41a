import type { ReviewReportReason } from '@motohaat/domain/deal-review';
import { english } from '@motohaat/domain/formats-en';
import type { ListingStatus } from '@motohaat/domain/listing';
import type { RefusalReason, ReviewCause } from '@motohaat/domain/review';

const f = english;

export const messages = {
  page: { title: 'Review', lead: 'Bikes that wait for you, or that look odd.' },
  list: {
    label: 'Bikes to review',
    loading: 'Loading the bikes to review',
    failed: 'The bikes to review could not be loaded.',
    empty: 'No bike is waiting for you.',
  },
  /** The bike now. */
  states: {
    draft: 'Not for sale now',
    pending_review: 'Waits for you',
    active: 'For sale meanwhile',
    reserved: 'Booked meanwhile',
    sold: 'Sold',
    hidden: 'Hidden',
    archived: 'Removed',
  } satisfies Record<ListingStatus, string>,
  pictures: 'Photos',
  why: 'Why you look at it',
  causes: {
    low_price: 'The price is under half of what such bikes cost.',
    contact: 'A phone number or a link stands in the text.',
    photo_seen: 'A photo is shown by another seller’s bike.',
    number_stolen: 'Its chassis or engine number is on the list of stolen bikes.',
    number_seen: 'Another seller’s bike has the same chassis or engine number.',
    refused_before: 'It was refused before.',
    new_seller: 'It is one of the seller’s first three bikes.',
    every_listing: 'Every bike is reviewed.',
  } satisfies Record<ReviewCause, string>,
  /** @param median as it is written */
  usual: (median: string, bikes: number) =>
    `Half of ${f.number(bikes)} bikes like it cost more than ${median}.`,
  seenOn: (bike: string) => `It is also on ${bike}, of another seller.`,
  seller: (name: string, since: string) => `Sold by ${name}, here since ${since}`,
  since: (day: string) => `Waiting since ${day}`,
  approve: 'Approve',
  refuse: 'Reject',
  chooseReason: 'The reason, which the seller reads:',
  reasons: {
    price: 'The price cannot be right',
    contact: 'Phone number or link in the text',
    photos: 'The photos do not show this bike',
    description: 'The description is wrong or unfit',
    duplicate: 'The bike is listed already',
    no_bike: 'It is not a motorbike',
    stolen: 'The bike may be stolen',
  } satisfies Record<RefusalReason, string>,
  reported: {
    title: 'Reported reviews',
    failed: 'The reported reviews could not be loaded.',
    of: (author: string, about: string) => `${author} about ${about}`,
    about: (bike: string, stars: number) =>
      `${bike}, ${f.plural(stars, { one: '1 star', other: `${f.number(stars)} stars` })} of 5`,
    answer: (name: string, words: string) => `${name} answered: ${words}`,
    reasons: {
      untrue: 'it is not true',
      abusive: 'it is an insult or a threat',
      private: 'it tells private things',
      other: 'something else',
    } satisfies Record<ReviewReportReason, string>,
    reports: (count: number, why: string) =>
      `${f.plural(count, { one: 'Reported once', other: `Reported ${f.number(count)} times` })}: ${why}`,
    note: (words: string) => `“${words}”`,
    keep: 'Leave it',
    remove: 'Remove it',
    removeTitle: 'Remove this review?',
    reasonHelp: 'It is kept in the audit log.',
    kept: 'The review stays.',
    removed: 'The review is removed.',
  },
  approved: (bike: string) => `${bike} is approved.`,
  refused: (bike: string) => `${bike} went back to its seller.`,
};

export type Messages = typeof messages;
