import type { AuditRecord } from '@motohaat/contract/administration';
import { type AuditAction, auditActions } from '@motohaat/domain/audit';
import { Badge } from '@motohaat/ui/badge';
import { Email } from '@motohaat/ui/email';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';
import type { ReactNode } from 'react';

import { changesOf, momentOf, notesOf, whoOf } from './changes.ts';

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
  const notes = notesOf(record.details);
  return (
    <article className={styles.record} aria-labelledby={`record-${number}`}>
      <header className={styles.header}>
        <h2 id={`record-${number}`} className={styles.action}>
          {auditActions[action as AuditAction] ?? action}
        </h2>
        {!intact && <Badge tone="danger">Altered</Badge>}
        <time dateTime={at} className={styles.time}>
          {momentOf(at)}
          <VisuallyHidden> in Dhaka</VisuallyHidden>
        </time>
      </header>
      <dl className={styles.facts}>
        <Fact name="Who">
          <button
            type="button"
            className={styles.filter}
            title="Show all acts of the same"
            onClick={() => onActor(actor?.id ?? 'system')}
          >
            {whoOf(record)}
          </button>
          {actor?.name && (
            <span className={styles.quiet}>
              {' '}
              <Email address={actor.email} />
            </span>
          )}
        </Fact>
        <Fact name="On">
          <button
            type="button"
            className={styles.filter}
            title="Show all acts on the same"
            onClick={() => onSubject(subject.id)}
          >
            <Email address={subject.label ?? subject.id} />
          </button>
          <span className={styles.quiet}> {subject.kind}</span>
        </Fact>
        {changesOf(record.before, record.after).map(({ name, before, after }) => (
          <Fact key={name} name={name}>
            {before !== undefined && <del className={styles.before}>{before}</del>}
            {before !== undefined && after !== undefined && <span aria-hidden> → </span>}
            {after !== undefined && <ins className={styles.after}>{after}</ins>}
          </Fact>
        ))}
        {notes.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {reason && <Fact name="Reason">{reason}</Fact>}
      </dl>
      <p className={styles.foot}>
        No. {number}
        {requestId && <> · request {requestId}</>}
      </p>
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
