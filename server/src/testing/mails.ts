import { MailError, type Mail, type MailPort } from '../adapters/mail/port.ts';
import type { Queryable } from '../database/index.ts';
import type { MailSite } from '../modules/mails/compose-mail.ts';
import type { Mailing } from '../modules/mails/send-some.ts';
import { unsubscribeTokens } from '../modules/mails/unsubscribe-token.ts';
import type { TestApp } from './app.ts';
import { killable } from './killable.ts';
import { noPayments } from './no-payments.ts';

/** Carries mails nowhere, and remembers them. */
export type TestCarrier = MailPort & {
  sent: Mail[];
  /** What becomes of mails to an address: `later` and `never` refuse them; `lost` takes them and fails. */
  troubles: Map<string, 'later' | 'never' | 'lost'>;
};

export function testCarrier(): TestCarrier {
  const carrier: TestCarrier = {
    sent: [],
    troubles: new Map(),
    send: async (mail) => {
      const trouble = carrier.troubles.get(mail.to);
      if (trouble === undefined || trouble === 'lost') carrier.sent.push(mail);
      if (trouble === undefined) return;
      throw new MailError(`Refused: ${trouble}`, {
        isFinal: trouble === 'never',
        cause: undefined,
      });
    },
    close: () => {},
  };
  return carrier;
}

/** What sends the mails of a test's server. */
export function testMailing({ app, db, secret }: TestApp, mail: MailPort): Mailing {
  const site: MailSite = {
    origin: 'https://motohaat.test',
    supportEmail: 'help@motohaat.test',
    tokens: unsubscribeTokens(secret),
    shownIn: app.shownIn,
    pathOf: ({ purpose, parameters }, reader) => app.pagePath(purpose, parameters ?? {}, reader),
  };
  return { db, mail, site, log: app.log };
}

/** What sends mails as a process that dies at its nth step, of which giving a mail away has two. */
export function mortalMailing(
  site: TestApp,
  carrier: TestCarrier,
  steps: number,
): { mailing: Mailing; isKilled: () => boolean } {
  // The payments' port lends its steps to the carrier, before a mail is taken and after.
  const provider = { ...noPayments, cancelIntent: async () => {} };
  const { payments, isKilled } = killable({ ...site.services.payments, provider }, steps);
  const send = async (mail: Mail) => {
    await payments.provider.cancelIntent(mail.id);
    await carrier.send(mail);
    await payments.provider.cancelIntent(mail.id);
  };
  const mailing = { ...testMailing(site, { ...carrier, send }), db: payments.db };
  return { mailing, isKilled };
}

/** How the mails of an account stand, in their order. */
export const mailsOf = (db: Queryable, userId: string) =>
  db
    .selectFrom('outbox')
    .select(['status', 'attempts', 'last_error'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
