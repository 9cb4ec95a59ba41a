import type { MailChoices as Choices } from '@motohaat/contract/mails';
import { useApi } from '@motohaat/platform';
import { Badge } from '@motohaat/ui/badge';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useMessages } from '../messages/dashboard/index.ts';
import { MailChoice } from './mail-choice.tsx';
import { mailChoicesQuery } from './profile.queries.ts';

import mails from './mail-choices.module.css';
import styles from './profile-page.module.css';

/** What links in mails lead to. */
const place = 'mails';

/** Of what the person is mailed, by subject; each choice is saved at once. */
export function MailChoices() {
  const { mails: t } = useMessages();
  const query = useQuery(mailChoicesQuery(useApi()));
  const heading = useRef<HTMLHeadingElement>(null);
  const isSought = useLocation().hash === `#${place}`;
  const isThere = query.data !== undefined;
  useEffect(() => {
    // Not before it has its height: the browser has looked for it too early.
    if (!isSought || !isThere) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isSought, isThere]);
  return (
    <section className={styles.part} id={place} aria-labelledby="mails-title">
      <h2 id="mails-title" ref={heading} tabIndex={-1} className={mails.title}>
        {t.title}
      </h2>
      {query.data ? (
        <Subjects choices={query.data} />
      ) : query.failureCount > 0 ? (
        <FailedState onRetry={() => void query.refetch()}>{t.failed}</FailedState>
      ) : (
        <SkeletonGroup label={t.loading} className={mails.subjects}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
            <Skeleton key={line} className={mails.bone} />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}

function Subjects({ choices }: { choices: Choices }) {
  const { mails: t } = useMessages();
  return (
    <>
      <p className={styles.quiet}>{t.lead(choices.email)}</p>
      {!choices.isOpen && <p>{t.closed}</p>}
      <div className={mails.subjects}>
        {choices.subjects.map((subject) => (
          <Subject key={subject.subject} subject={subject} />
        ))}
      </div>
    </>
  );
}

function Subject({ subject }: { subject: Choices['subjects'][number] }) {
  const { mails: t } = useMessages();
  const { title, always, kinds } = subject;
  const wanted = kinds.filter(({ mailed }) => mailed).length;
  return (
    <details className={mails.subject}>
      <summary className={mails.summary}>
        <span className={mails.name}>{title}</span>
        {always ? <Badge>{t.always}</Badge> : <span>{t.wanted(wanted, kinds.length)}</span>}
      </summary>
      <ul className={mails.kinds}>
        {kinds.map((kind) => (
          <li key={kind.kind} className={mails.kind}>
            {always ? kind.title : <MailChoice choice={kind} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
