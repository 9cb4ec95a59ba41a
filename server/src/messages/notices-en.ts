import { english } from '@motohaat/domain/formats-en';
import { longEnglish } from '@motohaat/domain/long-formats-en';
import type { CancelCode, NoticeData, NoticeKind, ReturnCode } from '@motohaat/domain/notice';
import type { RefusalReason } from '@motohaat/domain/review';
import type { Role } from '@motohaat/domain/role';

import { feePaid } from './fee-notices-en.ts';

const { number, taka, plural } = english;
const at = (time: string) => longEnglish.dayAndTime(new Date(time));
const day = (time: string) => longEnglish.day(new Date(time));

/** What a notice is about, as whoever reads it knows it. */
export type NoticeAbout = {
  /** The bike's name; empty where it is about none. */
  bike: string;
  /** What an admin wrote. */
  words: string | null;
};

/** A notice in words: a heading, and what happened in a sentence or two. */
export type NoticeWords = { title: string; text: string };

const cancelled: Readonly<Record<CancelCode, { buyer: string; seller: string }>> = {
  cancelled_by_buyer: { buyer: 'You cancelled it.', seller: 'The buyer cancelled it.' },
  cancelled_by_seller: { buyer: 'The seller cancelled it.', seller: 'You cancelled it.' },
  given_up_by_buyer: {
    buyer: 'You gave it up. The booking fee is not returned.',
    seller: 'The buyer gave it up, and your bike is for sale again.',
  },
  seller_gone: {
    buyer: 'The seller can no longer sell here.',
    seller: 'You can no longer sell here.',
  },
  buyer_gone: { buyer: 'Your account was closed.', seller: 'The buyer’s account was closed.' },
  bike_gone: {
    buyer: 'The bike was taken off the market.',
    seller: 'The bike was taken off the market.',
  },
};
const returns: Readonly<Record<ReturnCode, string>> = {
  paid_too_late: 'The payment came after the hold had ended.',
  ended_by_seller: 'The seller ended the booking.',
  money_returned: 'The payment was returned by its provider.',
  bank_returned: 'The buyer’s bank decided so.',
};
const refusals: Readonly<Record<RefusalReason, string>> = {
  price: 'the price',
  contact: 'contacts in the text',
  photos: 'the photos',
  description: 'the description',
  duplicate: 'the bike is listed already',
  no_bike: 'this is no motorbike',
  stolen: 'the bike may be stolen',
};
const roles: Readonly<Record<Role, string>> = {
  buyer: 'a buyer',
  seller: 'a seller',
  admin: 'an admin',
};

/** What an admin wrote, as a sentence of its own. */
const because = (words: string | null) => (words === null ? '' : ` The reason: ${words}`);
const whyReturned = (why: ReturnCode | undefined, words: string | null) =>
  why === undefined ? because(words) : ` ${returns[why]}`;

/** The texts of notices, for the page and for mails alike. */
const reportedBike = {
  upheld: (bike: string) => `You were right about ${bike}: we removed it. Thank you.`,
  dismissed: (bike: string) => `We looked into ${bike} and left it where it is.`,
};
const reportedTalk = {
  upheld: (bike: string) =>
    `You were right about the conversation on ${bike}: we have acted. Thank you.`,
  dismissed: (bike: string) =>
    `We looked into the conversation on ${bike} and found nothing against the rules.`,
};

export const notices = {
  booked: ({ as, price, until, fee }, { bike }) =>
    as === 'buyer'
      ? {
          title: 'You have booked a bike',
          text: `${bike} is kept for you until ${at(until)}. See it and its papers, then pay ${fee === undefined ? taka(price) : `the booking fee of ${taka(fee)}; the price is ${taka(price)}`}.`,
        }
      : {
          title: 'Your bike is booked',
          text: `A buyer has booked ${bike} for ${taka(price)} and has until ${at(until)} to pay${fee === undefined ? '' : ` the booking fee of ${taka(fee)}`}.`,
        },
  booking_ends_soon: ({ until }, { bike }) => ({
    title: 'Your booking ends soon',
    text: `${bike} is kept for you until ${at(until)}. Pay before that, or others can book it.`,
  }),
  booking_cancelled: ({ as, why }, { bike }) => ({
    title: 'A booking was cancelled',
    text: `The booking of ${bike} has ended. ${cancelled[why][as]}`,
  }),
  booking_expired: ({ as }, { bike }) => ({
    title: 'A booking has expired',
    text:
      as === 'buyer'
        ? `${bike} was not paid in time, so it is no longer kept for you.`
        : `${bike} was not paid in time. It is for sale again.`,
  }),
  paid: ({ as, amount, rest }, { bike }) => {
    if (rest !== undefined) return feePaid[as]({ bike, fee: taka(amount), rest: taka(rest) });
    return as === 'buyer'
      ? { title: 'Your payment has arrived', text: `You paid ${taka(amount)} for ${bike}.` }
      : {
          title: 'Your bike is paid',
          text: `The buyer paid ${taka(amount)} for ${bike}. Hand the bike over with its papers.`,
        };
  },
  refund_started: ({ as, amount, why }, { bike, words }) => ({
    title: as === 'buyer' ? 'Your money is being returned' : 'A booking was ended',
    text:
      as === 'buyer'
        ? `We are returning ${taka(amount)} for ${bike}.${whyReturned(why, words)}`
        : `The buyer gets the money for ${bike} back.${whyReturned(why, words)}`,
  }),
  refunded: ({ as, amount, why }, { bike, words }) => ({
    title: as === 'buyer' ? 'Your money was returned' : 'The buyer’s money was returned',
    text: `${taka(amount)} for ${bike} went back to where it came from.${whyReturned(why, words)}`,
  }),
  disputed: ({ as, by }, { bike }) =>
    by === 'bank'
      ? {
          title:
            as === 'buyer'
              ? 'Your bank is looking into a payment'
              : 'The buyer’s bank is looking into the payment',
          text: `Nothing is paid out for ${bike} until the bank has decided. Everything stays as it is until then.`,
        }
      : {
          title:
            as === 'buyer' ? 'We are looking into your case' : 'The buyer says something is wrong',
          text: `Nothing is paid out for ${bike} until an admin has heard both of you and decided.`,
        },
  dispute_decided: ({ outcome, by }, { bike, words }) => ({
    title: by === 'bank' ? 'The bank has decided' : 'Your case is decided',
    text:
      by === 'bank'
        ? `The payment for ${bike} stands, and the booking goes on as before.`
        : outcome === 'completed'
          ? `The sale of ${bike} stands.${because(words)}`
          : `The buyer of ${bike} gets the money back.${because(words)}`,
  }),
  handed_over: ({ as }, { bike }) => ({
    title: as === 'buyer' ? 'The bike is yours' : 'Your bike is sold',
    text:
      as === 'buyer'
        ? `${bike} is handed over. Have its registration put into your name.`
        : `${bike} is handed over, and the sale is complete.`,
  }),
  reviewed: ({ as, stars }, { bike }) => ({
    title: as === 'buyer' ? 'The seller has reviewed you' : 'The buyer has reviewed you',
    text: `You got ${plural(stars, { one: 'one star', other: `${number(stars)} stars` })} of five for ${bike}. Read it, and answer if you like.`,
  }),
  review_answered: ({ as }, { bike }) => ({
    title: 'Your review was answered',
    text: `${as === 'buyer' ? 'The seller' : 'The buyer'} has answered what you wrote about ${bike}.`,
  }),
  message: ({ count }, { bike }) => ({
    title: plural(count, { one: 'A new message', other: `${number(count)} new messages` }),
    text: `About ${bike}.`,
  }),
  offer: ({ as, offer, amount }, { bike }) =>
    ({
      made: {
        buyer: {
          title: 'An answer to your offer',
          text: `The seller would give you ${bike} for ${taka(amount)}.`,
        },
        seller: {
          title: 'An offer for your bike',
          text: `A buyer offers ${taka(amount)} for ${bike}.`,
        },
      },
      accepted: {
        buyer: {
          title: 'Your offer was accepted',
          text: `You can book ${bike} for ${taka(amount)} within 48 hours.`,
        },
        seller: {
          title: 'Your price was accepted',
          text: `The buyer can book ${bike} for ${taka(amount)} within 48 hours.`,
        },
      },
      declined: {
        buyer: {
          title: 'Your offer was declined',
          text: `The seller does not give ${bike} for ${taka(amount)}.`,
        },
        seller: {
          title: 'Your price was declined',
          text: `The buyer does not take ${bike} for ${taka(amount)}.`,
        },
      },
      withdrawn: {
        buyer: {
          title: 'An offer was taken back',
          text: `The seller's offer of ${taka(amount)} for ${bike} no longer stands.`,
        },
        seller: {
          title: 'An offer was taken back',
          text: `The offer of ${taka(amount)} for ${bike} no longer stands.`,
        },
      },
    })[offer][as],
  price_drop: ({ from, to }, { bike }) => ({
    title: 'A bike you wish for costs less',
    text: `${bike} costs ${taka(to)} now, down from ${taka(from)}.`,
  }),
  wish_sold: (_, { bike }) => ({
    title: 'A bike you wished for is sold',
    text: `${bike} has a new owner.`,
  }),
  wish_back: (_, { bike }) => ({
    title: 'A bike you wish for is back',
    text: `${bike} was booked and is for sale again.`,
  }),
  saved_search: ({ count }, { words }) => ({
    title: plural(count, {
      one: 'A new bike for your saved search',
      other: `${number(count)} new bikes for your saved search`,
    }),
    text: words ?? '',
  }),
  report_decided: ({ outcome, conversationId }, { bike }) => ({
    title: 'Your report was looked into',
    text: conversationId === undefined ? reportedBike[outcome](bike) : reportedTalk[outcome](bike),
  }),
  listing_approved: (_, { bike }) => ({
    title: 'Your bike is on the market',
    text: `We looked at ${bike}, and everybody can see it now.`,
  }),
  listing_refused: ({ reasons }, { bike }) => ({
    title: 'Your bike needs a change',
    text: `${bike} is a draft again because of this: ${longEnglish.list(reasons.map((reason) => refusals[reason]))}. Change it and publish it again.`,
  }),
  listing_hidden: (_, { bike }) => ({
    title: 'Your bike is hidden',
    text: `Several people have reported ${bike}. Nobody sees it until an admin has looked at it.`,
  }),
  listing_removed: (_, { bike, words }) => ({
    title: 'Your bike was removed',
    text: `An admin took ${bike} off the market.${because(words)}`,
  }),
  listing_restored: (_, { bike }) => ({
    title: 'Your bike is back',
    text: `${bike} is where it was before it was taken off the market.`,
  }),
  listing_ends_soon: ({ until }, { bike }) => ({
    title: 'Your listing ends soon',
    text: `${bike} is on the market until ${day(until)}. Renew it if it is still for sale.`,
  }),
  listing_expired: (_, { bike }) => ({
    title: 'Your listing has ended',
    text: `${bike} is a draft again. Renew it if it is still for sale.`,
  }),
  account_suspended: ({ why }, { words }) => ({
    title: 'Your account is suspended',
    text: `You cannot sign in for now.${why === 'strikes' ? ' Several of your bikes were removed after reports.' : because(words)}`,
  }),
  account_reinstated: () => ({
    title: 'Your account is open again',
    text: 'You can sign in as before.',
  }),
  deletion_asked: ({ due }) => ({
    title: 'Your account will be deleted',
    text: `You asked for it. Until ${day(due)} you can sign in and keep your account.`,
  }),
  deletion_stopped: () => ({
    title: 'Your account stays',
    text: 'You keep your account: nothing is deleted.',
  }),
  password_changed: () => ({
    title: 'Your password was changed',
    text: 'If that was not you, set a new one at once with “Forgot Password?” on the sign-in page.',
  }),
  sessions_ended: () => ({
    title: 'You were signed out everywhere',
    text: 'All sessions of your account were ended. If that was not you, set a new password.',
  }),
  role_changed: ({ role }) => ({
    title: 'Your account has a new role',
    text: `You are ${roles[role]} now.`,
  }),
} satisfies {
  [Kind in NoticeKind]: (data: NoticeData[Kind], about: NoticeAbout) => NoticeWords;
};
