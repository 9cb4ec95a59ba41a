import { hasContacts } from './contacts.ts';
import { foldTyped } from './digits.ts';

/** Characters that a message has at most. */
export const maximumMessageLength = 1_000;
/** Minutes in which its author can remove a message for both. */
export const removalMinutes = 5;
/** Conversations that one account can open in 24 hours (authorization matrix, row 41). */
export const conversationsPerDay = 20;
/** Messages that one account can send in an hour (authorization matrix, row 41). */
export const messagesPerHour = 60;
/** Conversations that one account can report in 24 hours. */
export const talkReportsPerDay = 10;

/** Why somebody reports a conversation. */
export const talkReasons = ['fraud', 'rude', 'spam', 'other'] as const;
export type TalkReason = (typeof talkReasons)[number];
export const talkReportStatuses = ['open', 'upheld', 'dismissed'] as const;
export type TalkReportStatus = (typeof talkReportStatuses)[number];

export type TalkSide = 'buyer' | 'seller';

/** Which of its two people somebody is; nothing for everybody else, whatever their role (I12). */
export function talkSideOf(
  talk: { buyerId: string; sellerId: string },
  personId: string,
): TalkSide | undefined {
  if (talk.buyerId === personId) return 'buyer';
  return talk.sellerId === personId ? 'seller' : undefined;
}

/**
 * Up to which message somebody has read, after saying so: marks only grow, and never beyond what there is.
 *
 * @param kept the mark of before
 * @param told what is said now
 * @param last the latest message
 */
export function seenUpTo(kept: number, told: number, last: number): number {
  return Math.max(kept, Math.min(told, last));
}

/** Whether its author can still remove a message for both; times in ms since the epoch. */
export function mayRemove(sentAt: number, now: number): boolean {
  return now - sentAt <= removalMinutes * 60_000;
}

/**
 * Seconds until one more of something may be done that may be done so often in a while.
 *
 * @param times when it was done last, the latest first, in ms since the epoch; at least `most` of them
 * @param span ms
 * @returns nothing where it may be done now
 */
export function secondsUntilFree(
  times: readonly number[],
  { most, span, now }: { most: number; span: number; now: number },
): number | undefined {
  const first = times[most - 1];
  if (first === undefined || now - first >= span) return undefined;
  return Math.max(1, Math.ceil((first + span - now) / 1_000));
}

const services = String.raw`b[\s-]?kash|nagad|rocket|upay|বিকাশ|নগদ|রকেট|উপায়`;
/** A payment service and a number of some length, in either order. */
const wallet = new RegExp(
  String.raw`(?:${services})[^\n]{0,40}\d{5}|\d{5}[^\n]{0,40}(?:${services})`,
  'iu',
);
/** Ten digits or more, in one or in groups of three to five, as accounts are written. */
const account = /(?<![\d,.])(?:\d{10,20}|\d{3,5}(?:[ -]\d{3,5}){2,5})(?![\d,])/u;

/** Whether a text holds what looks like a phone number, an e-mail address, a link or an account number. */
export function looksLikeContact(text: string): boolean {
  const folded = foldTyped(text);
  return hasContacts(folded) || account.test(folded) || wallet.test(folded);
}
