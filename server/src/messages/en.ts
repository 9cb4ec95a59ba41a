import { type ErrorCode, errorCatalogue } from '@motohaat/contract/errors';
import { longest, photoNeeded, plainText } from '@motohaat/contract/sentences';
import type { BookingStatus } from '@motohaat/domain/booking';
import { english } from '@motohaat/domain/formats-en';
import type { ListingStatus } from '@motohaat/domain/listing';
import type { ReportStatus } from '@motohaat/domain/report';

import { deals } from './deals-en.ts';
import { mails } from './mails-en.ts';
import { notices } from './notices-en.ts';
import { offers } from './offers-en.ts';
import { papers } from './papers-en.ts';
import { messages as platform } from './platform/en.ts';
import { reasons } from './reasons-en.ts';
import { talk } from './talk-en.ts';

const { number, taka } = english;

const errors = Object.fromEntries(
  Object.entries(errorCatalogue).map(([code, { message }]) => [code, message]),
) as Record<ErrorCode, string>;

const beingReturned = 'The money of this booking is being returned already.';
const returned = 'The money of this booking was returned already.';
const beingChecked = 'Your payment is being checked. You do not have to pay again.';

export const messages = {
  errors,
  /** @param sentence of the contract */
  contract: (sentence: string): string => sentence,
  fields: {
    needed: 'This is needed.',
    ofType: (type: string) => `This must be ${/^[aio]/.test(type) ? 'an' : 'a'} ${type}.`,
    oneOf: (allowed: readonly string[]) => `This must be one of: ${allowed.join(', ')}.`,
    longest,
    shortest: (characters: number | string) => `This needs ${characters} characters or more.`,
    highest: (limit: string) => `This may be ${limit} at most.`,
    lowest: (limit: string) => `This must be ${limit} or more.`,
    /** Of a part of an address. */
    noValue: (name: string, value: string) => `${name} cannot be “${value}”.`,
    otherForm: 'This is not in the form that is needed.',
    idempotencyKey: 'This may have 255 visible characters at most.',
    plainText,
  },
  calls: {
    tooMany: (seconds: number) => `Too many tries. Wait ${seconds} seconds.`,
    ending: 'This process is about to end.',
    nothingLive: 'No revision is live yet.',
    teamToken: 'Show the token of a team.',
    teamsOnly: 'Only teams may do this, with their own token.',
    machinesOnly: 'Only the machines that look at releases may do this, with their key.',
    otherTeam: (team: string) => `This token is for ${team} only.`,
    otherTokens: 'A token in Team-Tokens is no team’s.',
  },
  accounts: {
    nameNeeded: 'Name is required.',
    enterName: 'Enter your name.',
    deleted: 'This account was deleted.',
    /** Stands for the name of somebody whose data is erased. */
    erased: (code: string) => `Deleted user #${code}`,
    suspended: (email: string, reason: string | null) => {
      const why = reason
        ? `This account is suspended. The reason: ${reason}`
        : 'This account is suspended.';
      const end = /[.!?]$/.test(why) ? '' : '.';
      return `${why}${end} Write to ${email} if you think that this is a mistake.`;
    },
  },
  webhooks: {
    wanted: 'Give an address that begins with https:// and names a public host.',
    gone: 'The other side said that it is gone (410).',
    answered: (status: number) => `The other side answered ${status}.`,
    unreachable: (code: string) => `The other side could not be reached (${code}).`,
    forbidden: 'The address leads to a network that is not public.',
  },
  closure: {
    demo: 'This is a demo account that everybody uses. It cannot be deleted.',
    bought:
      'You have paid for a bike, and that is not settled yet. Look into My Orders; after that you can delete your account.',
    sold: 'Somebody has paid for a bike of yours, and that is not settled yet. Look into your bookings; after that you can delete your account.',
    held: 'The account is closed. Money is still on its way in a booking; once that is settled, the account is deleted by itself.',
    identityPending:
      'Deleted. The sign-in service could not be reached; the sign-in is removed there as soon as it can.',
    deleted: 'Deleted successfully',
  },
  stolenNumbers: {
    /** @param typed what can be no number */
    notOne: (typed: string, from: number, to: number) =>
      `“${typed}” can be no such number: it has ${from} to ${to} letters and digits.`,
  },
  roleChange: {
    /** What keeps a seller from being a buyer again, by the names of the bikes. */
    held: ({ bikes, bookings }: { bikes: readonly string[]; bookings: readonly string[] }) =>
      [
        bookings.length === 1 && `A booking of your bike is not over yet: ${bookings.join()}.`,
        bookings.length > 1 && `Bookings of your bikes are not over yet: ${bookings.join(', ')}.`,
        bookings.length > 0 &&
          'Wait until that is closed; a buyer may still complain for 7 days after that.',
        bikes.length > 0 &&
          `You still have bikes on the market: ${bikes.join(', ')}. Sell or delete them first.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  moderation: {
    reviewDecided: 'This was decided already, or the bike is gone.',
    reviewBooked: 'Somebody has booked this bike, or it is hidden. Remove the listing instead.',
    ownCase: 'You are one of the people of this case: another admin decides it.',
    reasonPlain: 'Write the reason in plain letters.',
    reasonNeeded: 'Say why: it is kept in the log, and the person reads it.',
    notTakenOff: 'There is nothing to bring back of this bike.',
    sellerLeft: 'The seller of this bike has left.',
    held: 'The bike is off the market. A paid booking still keeps it; look into that booking.',
    takenOff: 'This bike is off the market already.',
    upheld: 'This report was right, and its bike was removed. Restore the bike instead.',
    reportedAgain: 'The buyer has reported this bike again. That report is open.',
  },
  otherModels: {
    gone: 'No bike has these words any more. Load the list again.',
    known: (name: string) => `The catalogue has ${name} already.`,
    taken: (name: string) =>
      `“${name}” is a place, a kind or a brand in searches. Write more of the model’s name.`,
    latin: 'Write this in Latin letters.',
    years: 'The last year cannot be before the first.',
    undone: 'This was undone already.',
  },
  photos: {
    perDay: (most: number) => `You can send ${most} photos a day. Try again tomorrow.`,
    tooMany: 'Too many photos are being sent right now. Try again in a moment.',
    multipart: 'Send the photo as multipart/form-data, in the field image.',
    needed: photoNeeded,
    tooLong: 'This photo takes too long to read right now. Try again in a moment.',
    gone: 'One of these photos is no longer here. Remove it and send it again.',
    hostAway: 'Photos cannot be stored right now. Try again in a moment.',
  },
  selling: {
    bikesPerDay: (most: number) => `You can add ${most} bikes a day. Try again tomorrow.`,
    drafts: (most: number) => `You can keep ${most} drafts. Finish or delete one of them first.`,
    notAdvertisable: 'Only a bike that is for sale and not booked can be advertised.',
    adverts: (most: number) =>
      `You can advertise ${most} bikes at a time. Delete one of these adverts first.`,
    advertised: (bike: string) => `You already have advertised ${bike}`,
    listings: {
      draft: 'This bike is not public yet.',
      pending_review: 'This bike is still being looked at by an admin.',
      active: 'This has changed in the meantime. Look at it again.',
      sold: 'This bike is sold already.',
      hidden: 'This bike was hidden by an admin.',
      archived: 'This bike is deleted already.',
    } satisfies Record<Exclude<ListingStatus, 'reserved'>, string>,
  },
  landing: {
    /** What a page is of, as others link to it. */
    title: (what: string | null, where: string | undefined) => {
      if (!what) return `Used bikes in ${where}`;
      return where === undefined ? what : `${what} in ${where}`;
    },
  },
  search: {
    unknownName: (name: string) => `A search knows nothing called “${name}”.`,
    labels: {
      priceMin: (amount: number) => `from ${taka(amount)}`,
      priceMax: (amount: number) => `up to ${taka(amount)}`,
      yearMin: (year: number) => `from ${year}`,
      yearMax: (year: number) => `up to ${year}`,
      kmMax: (km: number) => `up to ${number(km)} km`,
      ccMin: (cc: number) => `from ${cc} cc`,
      ccMax: (cc: number) => `up to ${cc} cc`,
      owners: (most: number) => (most === 1 ? 'one owner' : `${most} owners at most`),
      papers: 'papers in order',
      verified: 'verified seller',
      photos: 'with photos',
      advertised: 'advertised',
      kinds: { 1: 'Scooters', 2: 'Standard For Dual Purpose', 3: 'Sport' },
      conditions: { excellent: 'Excellent', good: 'Good', fair: 'Fair' },
      sorts: {
        best: 'best match first',
        newest: 'newest first',
        price: 'cheapest first',
        '-price': 'dearest first',
        km: 'fewest kilometres first',
        '-year': 'latest year first',
      },
    },
  },
  bikes: {
    unclear: 'This does not name exactly one bike. Choose it again.',
    own: 'This is your own bike.',
    wholeTaka: 'This must be an amount in whole taka.',
    wished: (bike: string) => `You already have wished for ${bike}`,
    wishes: (most: number) => `Your wishlist can have ${most} bikes. Remove one to add another.`,
    reported: (bike: string) => `You already have reported ${bike}`,
    photo: (bike: string, place: number) => (place === 1 ? bike : `${bike}, photo ${place}`),
    reports: (minutes: number) => `Too many reports in an hour. Try again in ${minutes} minutes.`,
    notePlain: 'Write the note in plain letters.',
  },
  savedSearches: {
    empty: 'This search asks for nothing yet. Type something or choose a filter.',
    nameNeeded: 'Give the search a name.',
    saved: 'You already have saved this search.',
    limit: (most: number) => `You can keep ${most} searches. Delete one to save another.`,
  },
  bookings: {
    phone: 'Enter a mobile number of Bangladesh, such as 01712 345678.',
    placePlain: 'Write the meeting place on one line, in plain letters.',
    booked: (bike: string) => `You already have booked ${bike}`,
    priceChanged: (price: number) =>
      `The price has changed to ${taka(price)}. Look at the bike again.`,
    notPayable: (most: number) =>
      `This bike costs more than ${taka(most)}, the most that can be paid online, so it cannot be booked here.`,
    limit: (most: number) =>
      `You can have ${most} bookings at a time. Cancel one to book another bike.`,
    limitAllPaid: (most: number) =>
      `You can have ${most} bookings at a time, and all of yours are paid.`,
    paying: {
      buyer: 'Your payment is being confirmed, so this booking cannot be cancelled now.',
      seller: 'The buyer is paying right now, so this booking cannot be cancelled.',
    },
    /** Why one that is paid cannot be cancelled as one that is not. */
    paid: {
      buyer:
        'This booking is paid, so it cannot be cancelled. If something is wrong with the bike, say so on the booking’s page.',
      seller:
        'This booking is paid. On its page you can end it: the buyer then gets the money back.',
    },
    expired: 'This booking has expired already.',
    returned,
    beingReturned,
    /** Why it cannot be ended by an admin. */
    ended: {
      pending_payment: 'This booking is not paid yet.',
      completed: 'This booking is completed already.',
      cancelled: 'This booking was cancelled, so there is no money in it.',
      expired: 'This booking has expired, so there is no money in it.',
      refund_pending: beingReturned,
      refunded: returned,
      disputed: 'The buyer’s bank is looking into this payment. Wait for its decision.',
    } satisfies Record<Exclude<BookingStatus, 'paid'>, string>,
  },
  deals,
  papers,
  talk,
  offers,
  payments: {
    confirming: 'Payment is being confirmed',
    nothingToReturn: 'There is no payment to return for this booking.',
    tries: (minutes: number) => `Too many tries to pay. Try again in ${minutes} minutes.`,
    inProgress: 'Your payment is being confirmed. Wait a moment.',
    priceChanged: (price: number) =>
      `The price of this booking is ${taka(price)}. Look at it again.`,
    unclear: 'This does not name exactly one booking. Choose it again.',
    tooMuch: (most: number) => `A card can pay up to ${taka(most)}, and this bike costs more.`,
    beingChecked,
    bookingPaid: 'This booking is already paid.',
    bookingCancelled: 'This booking was cancelled. Book the bike again.',
    bookingBeingReturned: 'The money of this booking is being returned.',
    bookingReturned: 'The money of this booking was returned.',
    bookingExpired: 'This booking has expired. Book the bike again.',
    somethingElse: 'This payment is for something else.',
    duplicate: 'This booking was paid already. Your second payment is being returned.',
    tooLate: reasons.bookings.paid_too_late,
    beingReturned: 'The money of this payment is being returned.',
    returned: 'The money of this payment was returned.',
    notSucceeded: 'This payment has not succeeded.',
    providerAway: 'Payments cannot be reached right now. Try again in a moment.',
    noBkash: 'bKash is not offered here. Pay by card.',
  },
  /** What becomes of a report, for its reporter. */
  reportOutcomes: {
    open: 'We are looking into it.',
    triaged: 'We are looking into it.',
    upheld: 'You were right: we removed the bike. Thank you.',
    dismissed: 'We looked into it and left the bike where it is.',
    withdrawn: 'You took this report back.',
  } satisfies Record<ReportStatus, string>,
  reasons,
  mails,
  notices,
  platform,
};

export type Messages = typeof messages;
