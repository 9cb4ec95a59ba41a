import type { RefusalReason } from './review.ts';
import type { Role } from './role.ts';

/** On which side of a booking somebody stands. */
export type Side = 'buyer' | 'seller';

/** Why a booking was cancelled, as a code. */
export type CancelCode =
  | 'cancelled_by_buyer'
  | 'cancelled_by_seller'
  /** It was paid: the booking fee is kept. */
  | 'given_up_by_buyer'
  | 'seller_gone'
  | 'buyer_gone'
  | 'bike_gone';

/** Why money goes back, where that is not what an admin wrote. */
export const returnCodes = [
  'paid_too_late',
  'ended_by_seller',
  'money_returned',
  'bank_returned',
] as const;
export type ReturnCode = (typeof returnCodes)[number];

/** Nothing besides what the notice is about. */
type Nothing = Readonly<Record<string, never>>;

/**
 * What a notice of each kind says besides which bike, booking and words of an admin it is about: figures
 * and codes, so that it reads in any language. Times are ISO 8601, amounts whole taka.
 */
export type NoticeData = {
  /** `fee`: the part of the price that is paid online, where that is not all of it. */
  booked: { as: Side; price: number; until: string; fee?: number };
  booking_ends_soon: { until: string };
  booking_cancelled: { as: Side; why: CancelCode };
  booking_expired: { as: Side };
  /** `rest`: what is left to be paid by hand, of a booking fee. */
  paid: { as: Side; amount: number; rest?: number };
  refund_started: { as: Side; amount: number; why?: ReturnCode };
  refunded: { as: Side; amount: number; why?: ReturnCode };
  disputed: { as: Side; by?: 'bank' };
  dispute_decided: { as: Side; outcome: 'completed' | 'refunded'; by?: 'bank' };
  handed_over: { as: Side };
  /** A review of whoever is told can be read now; stars from 1 to 5. */
  reviewed: { as: Side; stars: number };
  review_answered: { as: Side };
  /** In a conversation; of several that nobody has read there is one notice. */
  message: { conversationId: string; count: number };
  offer: {
    as: Side;
    /** `made`: the other side has named a price. */
    offer: 'made' | 'accepted' | 'declined' | 'withdrawn';
    amount: number;
    /** In which they talk about it. */
    conversationId?: string;
  };
  price_drop: { from: number; to: number };
  wish_sold: Nothing;
  wish_back: Nothing;
  /** Of several rounds that nobody has read there is one notice. */
  saved_search: { searchId: string; count: number };
  /** Of a bike, or of a conversation about it. */
  report_decided: { outcome: 'upheld' | 'dismissed'; conversationId?: string };
  listing_approved: Nothing;
  listing_refused: { reasons: readonly RefusalReason[] };
  listing_hidden: Nothing;
  listing_removed: Nothing;
  listing_restored: Nothing;
  listing_ends_soon: { until: string };
  listing_expired: Nothing;
  account_suspended: { why?: 'strikes' };
  account_reinstated: Nothing;
  deletion_asked: { due: string };
  deletion_stopped: Nothing;
  password_changed: Nothing;
  sessions_ended: Nothing;
  role_changed: { role: Role };
};
export type NoticeKind = keyof NoticeData;

/**
 * What a kind is about, by which people choose what is mailed to them. Of account and money they are
 * always told.
 */
export const noticeSubjects = {
  booked: 'booking',
  booking_ends_soon: 'booking',
  booking_cancelled: 'booking',
  booking_expired: 'booking',
  paid: 'money',
  refund_started: 'money',
  refunded: 'money',
  disputed: 'money',
  dispute_decided: 'money',
  handed_over: 'booking',
  reviewed: 'booking',
  review_answered: 'booking',
  message: 'talk',
  offer: 'talk',
  price_drop: 'wish',
  wish_sold: 'wish',
  wish_back: 'wish',
  saved_search: 'search',
  report_decided: 'report',
  listing_approved: 'listing',
  listing_refused: 'listing',
  listing_hidden: 'listing',
  listing_removed: 'listing',
  listing_restored: 'listing',
  listing_ends_soon: 'listing',
  listing_expired: 'listing',
  account_suspended: 'account',
  account_reinstated: 'account',
  deletion_asked: 'account',
  deletion_stopped: 'account',
  password_changed: 'account',
  sessions_ended: 'account',
  role_changed: 'account',
} as const satisfies Record<NoticeKind, string>;
export type NoticeSubject = (typeof noticeSubjects)[NoticeKind];

export const noticeKinds = Object.keys(noticeSubjects) as NoticeKind[];

/** Days for which a notice is kept, read or not. */
export const noticeDays = 90;
/** A count of unread notices that reaches this says no more than that there are as many or more. */
export const mostUnread = 100;
