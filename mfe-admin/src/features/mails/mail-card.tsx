import * as calls from '@motohaat/contract/calls';
import type { TroubledMail } from '@motohaat/contract/mails';
import { longFormats } from '@motohaat/domain/long-formats';
import { useLanguage } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { Email } from '@motohaat/ui/email';

import { useMailsMessages } from '../../messages/mails/index.ts';

import styles from './mails.module.css';

/** One mail that was not taken: whose, about what, what the other server said, and what happens now. */
export function MailCard({ mail }: { mail: TroubledMail }) {
  const t = useMailsMessages().card;
  const { dayAndTime } = longFormats(useLanguage());
  const { _id: id, to, title, tries, error, createdAt, at, status } = mail;
  const isDead = status === 'dead';
  const sending = useAction({
    run: (api) => api.call(calls.mails.sendAgain, { params: { id } }),
    success: t.sentAgain,
    changes: ['mails', 'audit'],
  });
  return (
    <article className={styles.mail} aria-labelledby={`mail-${id}`}>
      <div className={styles.words}>
        <h2 id={`mail-${id}`} className={styles.title}>
          {title}
        </h2>
        <p>{t.to(<Email address={to} />)}</p>
        <p className={styles.facts}>
          {t.about(dayAndTime(new Date(createdAt)), tries)}{' '}
          {isDead ? t.givenUp(dayAndTime(new Date(at))) : t.next(dayAndTime(new Date(at)))}
        </p>
        {error && <p className={styles.error}>{error}</p>}
      </div>
      {isDead && (
        <Button
          busy={sending.pending}
          aria-label={t.againTo(to)}
          onClick={() => void sending.run()}
        >
          {t.again}
        </Button>
      )}
    </article>
  );
}
