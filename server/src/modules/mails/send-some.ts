import { MailError, type MailPort } from '../../adapters/mail/port.ts';
import type { Database } from '../../database/index.ts';
import type { Log } from '../../plugins/logging.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import { markFailed, markSent, type TakenMail, takeDueMails } from './outbox.repository.ts';

/** Mails that are taken, and sent, at the same time. */
export const mailsAtOnce = 10;

export type Mailing = { db: Database; mail: MailPort; site: MailSite; log: Log };

/**
 * Sends some mails that are due. What was taken by a server whose answer is lost, and by a process that
 * died before it wrote so, is sent once more as the same mail.
 *
 * @returns how many were tried
 */
export async function sendSome(mailing: Mailing, now: () => Date): Promise<number> {
  const taken = await takeDueMails(mailing.db, { limit: mailsAtOnce, now: now() });
  await Promise.all(taken.map((each) => sendOne(mailing, each, now)));
  return taken.length;
}

async function sendOne(
  { db, mail, site, log }: Mailing,
  taken: TakenMail,
  now: () => Date,
): Promise<void> {
  const { id, attempts } = taken;
  try {
    await mail.send(await composeMail(taken, site));
  } catch (err) {
    const isCarriers = err instanceof MailError;
    // Of our own faults admins are told that there is one: the log has it.
    const error = isCarriers ? err.message : 'The mail could not be written.';
    const isFinal = isCarriers && err.isFinal;
    const isDead = await markFailed(db, { id, attempts, now: now() }, { error, isFinal });
    // What a carrier says names whom the mail is to, which no log should.
    const about = { mail: id, attempts, ...(!isCarriers && { err }) };
    if (isDead) log.error(about, 'a mail is given up');
    else log.warn(about, 'a mail could not be sent yet');
    return;
  }
  await markSent(db, { id, attempts, now: now() });
}
