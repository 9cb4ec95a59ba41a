import type { RevisionRecord } from '@motohaat/contract/registry';
import { Badge } from '@motohaat/ui/badge';

import { DifferenceList } from './difference-list.tsx';
import { operationWords, authorWords, momentWords } from './words.ts';

import styles from './revision-entry.module.css';

type RevisionEntryProps = {
  record: RevisionRecord;
  /** The revision that is live, once it is known. */
  live: number | undefined;
  onCompare: () => void;
};

/** One revision: what was done, who did it, why, when, and what it changed. */
export function RevisionEntry({ record, live, onCompare }: RevisionEntryProps) {
  const { number, at, act, author, reason, differences } = record;
  const { badge, tone } = operationWords[act];
  return (
    <article className={styles.entry} aria-labelledby={`revision-${number}`}>
      <header className={styles.header}>
        <h3 id={`revision-${number}`} className={styles.number}>
          Revision {number}
        </h3>
        <Badge tone={tone}>{badge}</Badge>
        {number === live && <Badge tone="accent">Live</Badge>}
        <p className={styles.facts}>
          <time dateTime={at}>{momentWords(at)}</time> · {authorWords(author)}
        </p>
      </header>
      <p className={styles.reason}>{reason}</p>
      {differences.length > 0 ? (
        <DifferenceList differences={differences} />
      ) : (
        <p className={styles.quiet}>Nothing differs from the revision before.</p>
      )}
      {live !== undefined && number !== live && (
        <button
          type="button"
          className={styles.compare}
          aria-label={`Compare with live: revision ${number}`}
          onClick={onCompare}
        >
          Compare with live
        </button>
      )}
    </article>
  );
}
