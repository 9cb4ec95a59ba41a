import { createHmac, timingSafeEqual } from 'node:crypto';

import { isId } from '@motohaat/contract/id';
import { type NoticeKind, noticeKinds } from '@motohaat/domain/notice';

/** Of which mails, and whose. */
type Unsubscribed = { userId: string; kind: NoticeKind };

/** Makes and reads what lets a mail's reader end mails of its kind without signing in. */
export type UnsubscribeTokens = {
  tokenOf(of: Unsubscribed): string;
  /** @returns nothing for what was not made here */
  read(token: string): Unsubscribed | undefined;
};

/**
 * Tokens say whose mails of which kind, and that we said so. They do not end: a mail is read years later.
 *
 * @param secret the server's own; with another one, links in mails from before do nothing
 */
export function unsubscribeTokens(secret: string): UnsubscribeTokens {
  const signatureOf = (text: string) =>
    createHmac('sha256', secret).update(`unsubscribe:${text}`).digest('base64url');
  return {
    tokenOf: ({ userId, kind }) => {
      const text = `${userId}.${kind}`;
      return `${text}.${signatureOf(text)}`;
    },
    read: (token) => {
      const [userId = '', name = '', signature = ''] = token.split('.');
      const kind = noticeKinds.find((each) => each === name);
      const given = Buffer.from(signature);
      const right = Buffer.from(signatureOf(`${userId}.${name}`));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return kind === undefined || !isId(userId) ? undefined : { userId, kind };
    },
  };
}
