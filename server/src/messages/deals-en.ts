import type { BookingStatus } from '@motohaat/domain/booking';

import type { BookingReason } from './own-reasons.ts';

const beingReturned = 'The money of this booking is being returned.';
const returned = 'The money of this booking was returned.';

/** What is said of the course of a booking. */
export const deals = {
  onlyFor: {
    buyer: 'Only the buyer can do this.',
    seller: 'Only the seller can do this.',
  },
  /** Why something cannot be done in a booking that is in this state. */
  notNow: {
    pending_payment: 'This booking is not paid yet.',
    paid: 'This has changed in the meantime. Look at it again.',
    completed: 'This booking is completed.',
    cancelled: 'This booking was cancelled.',
    expired: 'This booking has expired.',
    refund_pending: beingReturned,
    refunded: returned,
    disputed: 'Something is wrong with this booking. Wait until it is decided.',
  } satisfies Record<BookingStatus, string>,
  paidAlready: 'This booking is paid already.',
  wrongCodes: (minutes: number) =>
    `Too many wrong codes. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, with the code that the buyer sees then.`,
  placeNeeded: 'Say where you want to meet.',
  meetingTime: (days: number) => `Choose a time within the next ${days} days.`,
  otherMeeting: 'Another meeting was proposed in the meantime. Look at it again.',
  tooManyEvents: 'So much has happened in this booking that nothing can be added.',
  tellMore: (least: number) => `Tell it in ${least} characters at least.`,
  complainedTooLate: 'The week in which you could say that something is wrong is over.',
  nothingToAnswer: 'There is nothing to answer in this booking.',
  answered: 'You have answered already.',
  reviewTooEarly:
    'You can review each other when the bike is handed over and the booking is completed.',
  reviewTooLate: 'The 60 days in which you could review each other are over.',
  reviewStands: 'Your review can be read already, or is older than a day: it stays as it is.',
  reviewAnswered: 'You have answered this review already.',
  reviewDecided: 'This review was decided on already.',
  noPhotosNow: 'Photos can be added while we look into what is wrong.',
  tooManyPhotos: (most: number) => `You can show ${most} photos.`,
  bookingsPerDay: (most: number) => `You can book ${most} bikes a day. Try again tomorrow.`,
  paused: (holds: number, days: number) =>
    `${holds} of your bookings ran out unpaid, so you can book again in ${days} ${days === 1 ? 'day' : 'days'}.`,
  /** Why a booking ended, for both of its people. */
  why: {
    cancelled_by_buyer: 'The buyer cancelled the booking.',
    cancelled_by_seller: 'The seller cancelled the booking.',
    given_up_by_buyer: 'The buyer gave the booking up. The booking fee is not returned.',
    ended_by_seller: 'The seller ended the booking. The buyer gets the money back.',
    seller_gone: 'The seller can no longer sell here.',
    buyer_gone: 'The buyer’s account was closed.',
    bike_gone: 'The bike was taken off the market.',
    paid_too_late: 'The payment came after the hold had ended.',
    money_returned: 'The payment provider returned the money.',
    bank_returned: 'The buyer’s bank decided that the money goes back.',
  } satisfies Record<BookingReason, string>,
};
