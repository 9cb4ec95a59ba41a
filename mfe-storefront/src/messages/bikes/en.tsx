import { english } from '@motohaat/domain/formats-en';
import { kilometres } from '@motohaat/domain/in-words';
import type { Condition } from '@motohaat/domain/listing';

const { number, taka } = english;

export const messages = {
  conditions: {
    excellent: 'excellent',
    good: 'Good',
    fair: 'Fair',
  } satisfies Record<Condition, string>,
  buying: {
    buy: 'Buy',
    wish: 'Add To WishList',
    report: 'Report',
    alreadyBooked: 'This bike is already booked.',
    /** On a bike that the person at hand has booked. */
    payHeld: 'Yours: pay now',
    seeHeld: 'Yours: see the booking',
    refusals: {
      own: 'This is your own bike.',
      buy: 'Only buyers can book.',
      wish: 'Only buyers have a wishlist.',
      report: 'Only buyers can report a bike.',
      ask: 'Only buyers can ask a seller.',
    },
  },
  heart: {
    remove: 'Remove from WishList',
  },
  compare: {
    add: 'Compare this bike',
    added: 'Do not compare this bike',
    full: (most: number) => `You can compare ${number(most)} bikes at a time. Remove one first.`,
  },
  card: {
    year: (year: number) => String(year),
    km: kilometres,
    cc: (cc: number) => `${number(cc)} cc`,
    was: (price: number) => `was ${taka(price)}`,
    reserved: 'Reserved',
    advertised: 'Ad',
    cheaper: 'Price down',
    photos: (count: number) => `1/${number(count)}`,
    photosRead: (count: number) => `${number(count)} photos`,
  },
};

export type Messages = typeof messages;
