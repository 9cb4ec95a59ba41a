import type { AuditRecord } from '@motohaat/contract/administration';
import type { AuditAction } from '@motohaat/domain/audit';
import { Badge } from '@motohaat/ui/badge';
import { Email } from '@motohaat/ui/email';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';
import type { ReactNode } from 'react';

import { useMessages } from '../../messages/index.ts';
import { changesOf, notesOf, whoOf } from './changes.ts';

import styles from './audit-entry.module.css';

type AuditEntryProps = {
  record: AuditRecord;
  /** Asks for what this person did. */
  onActor: (id: string) => void;
  /** Asks for what was done to this. */
  onSubject: (id: string) => void;
};

/** One record: who did what to whom, what it changed, why, when, and in which request. */
export function AuditEntry({ record, onActor, onSubject }: AuditEntryProps) {
  const { number, at, actor, action, subject, reason, requestId, intact } = record;
  const t = useMessages();
  const { record: words, facts, actions } = t.audit;
  return (
    <article className={styles.record} aria-labelledby={`record-${number}`}>
      <header className={styles.header}>
        <h2 id={`record-${number}`} className={styles.action}>
          {actions[action as AuditAction] ?? action}
        </h2>
        {!intact && <Badge tone="danger">{words.altered}</Badge>}
        <time dateTime={at} className={styles.time}>
          {words.moment(new Date(at))}
          <VisuallyHidden> {words.inDhaka}</VisuallyHidden>
        </time>
      </header>
      <dl className={styles.facts}>
        <Fact name={words.actor}>
          <button
            type="button"
            className={styles.filter}
            title={words.sameActor}
            onClick={() => onActor(actor?.id ?? 'system')}
          >
            {whoOf(record, t)}
          </button>
          {actor?.name && (
            <span className={styles.quiet}>
              {' '}
              <Email address={actor.email} />
            </span>
          )}
        </Fact>
        <Fact name={words.subject}>
          <button
            type="button"
            className={styles.filter}
            title={words.sameSubject}
            onClick={() => onSubject(subject.id)}
          >
            <Email address={subject.label ?? subject.id} />
          </button>
          <span className={styles.quiet}> {facts.subject(subject.kind)}</span>
        </Fact>
        {changesOf(record.before, record.after, t.audit).map(({ name, before, after }) => (
          <Fact key={name} name={name}>
            {before !== undefined && <del className={styles.before}>{before}</del>}
            {before !== undefined && after !== undefined && <span aria-hidden> → </span>}
            {after !== undefined && <ins className={styles.after}>{after}</ins>}
          </Fact>
        ))}
        {notesOf(record.details, t.audit).map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {reason && <Fact name={words.reason}>{reason}</Fact>}
      </dl>
      <p className={styles.foot}>{words.foot(number, requestId)}</p>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
