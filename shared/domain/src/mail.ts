import { type NoticeKind, noticeKinds, noticeSubjects } from './notice.ts';

/** How a mail stands: to be sent, tried in vain and to be tried again, sent, given up (machine M12). */
export const mailStatuses = ['due', 'failed', 'sent', 'dead'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** Whether people are mailed of it whatever they chose: it is about their account or their money. */
export function isAlwaysMailed(kind: NoticeKind): boolean {
  const subject = noticeSubjects[kind];
  return subject === 'account' || subject === 'money';
}

export const alwaysMailed: readonly NoticeKind[] = noticeKinds.filter(isAlwaysMailed);

/** Tries after which a mail is given up. */
export const mostTries = 12;
/** Seconds between the first try and the second; each time twice as many, up to `longestWait`. */
const firstWait = 30;
const longestWait = 6 * 3_600;

/**
 * Seconds until a mail that could not be sent is tried again, up to half more than its turn so that mails
 * that failed together do not come back together.
 *
 * @param tries that were in vain, from 1
 * @param chance from 0 up to 1
 * @returns nothing when it is given up; the tries take half a day together
 */
export function waitAfter(tries: number, chance: number): number | undefined {
  if (tries >= mostTries) return undefined;
  return Math.min(firstWait * 2 ** (tries - 1), longestWait) * (1 + chance / 2);
}
