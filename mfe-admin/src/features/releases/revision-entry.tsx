import type { RevisionOperation, RevisionRecord } from '@motohaat/contract/registry';
import { Badge, type BadgeTone } from '@motohaat/ui/badge';

import { useHistoryMessages } from '../../messages/releases/history/index.ts';
import { useMessages } from '../../messages/releases/index.ts';
import { DifferenceList } from './difference-list.tsx';

import styles from './revision-entry.module.css';

type RevisionEntryProps = {
  record: RevisionRecord;
  /** The revision that is live, once it is known. */
  live: number | undefined;
  onCompare: () => void;
};

const tones: Record<RevisionOperation, BadgeTone> = {
  start: 'neutral',
  promote: 'success',
  canary: 'neutral',
  rollback: 'danger',
  kill: 'danger',
  revive: 'success',
  remove: 'danger',
  handover: 'neutral',
};

/** One revision: what was done, who did it, why, when, and what it changed. */
export function RevisionEntry({ record, live, onCompare }: RevisionEntryProps) {
  const messages = useMessages();
  const { history: t } = useHistoryMessages();
  const { number, at, act, author, reason, again, untested, differences } = record;
  return (
    <article className={styles.entry} aria-labelledby={`revision-${number}`}>
      <header className={styles.header}>
        <h3 id={`revision-${number}`} className={styles.number}>
          {messages.revision(number)}
        </h3>
        <Badge tone={tones[act]}>{messages.act(act)}</Badge>
        {untested && <Badge tone="danger">{t.untested}</Badge>}
        {number === live && <Badge tone="accent">{t.live}</Badge>}
        <p className={styles.facts}>
          <time dateTime={at}>{messages.moment(at)}</time> · {messages.author(author)}
        </p>
      </header>
      <p className={styles.reason}>{reason}</p>
      {again && <p className={styles.reason}>{t.again(<q>{again}</q>)}</p>}
      {differences.length > 0 ? (
        <DifferenceList differences={differences} />
      ) : (
        <p className={styles.quiet}>{t.same}</p>
      )}
      {live !== undefined && number !== live && (
        <button
          type="button"
          className={styles.compare}
          aria-label={t.compareOf(number)}
          onClick={onCompare}
        >
          {t.compare}
        </button>
      )}
    </article>
  );
}
