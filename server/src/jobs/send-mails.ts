import { forgetReadMessages } from '../modules/mails/outbox.repository.ts';
import { type Mailing, mailsAtOnce, sendSome } from '../modules/mails/send-some.ts';
import type { Job } from './runner.ts';

/** Sends the mails that are due, every five seconds; those of one run follow one another. */
export function sendMails(mailing: Mailing): Job {
  return {
    name: 'send-mails',
    every: 5,
    run: async ({ signal, now }) => {
      await forgetReadMessages(mailing.db, now());
      let tried = mailsAtOnce;
      while (tried > 0 && !signal.aborted) {
        // What one round sends may be what the next one waited for.
        tried = await sendSome(mailing, now);
      }
    },
  };
}
