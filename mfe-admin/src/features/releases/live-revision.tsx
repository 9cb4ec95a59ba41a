import type { ReleasesOverview } from '@motohaat/contract/registry';
import { useApi } from '@motohaat/platform';
import { useQuery } from '@tanstack/react-query';

import { revisionsQuery } from './releases.queries.ts';
import { operationWords, authorWords, momentWords } from './words.ts';

import styles from './live-revision.module.css';

/** The revision that everybody gets: its number, who made it, when, and why. */
export function LiveRevision({ overview: { revision, at } }: { overview: ReleasesOverview }) {
  const { data } = useQuery(revisionsQuery(useApi()));
  const record = data?.rows.find(({ number }) => number === revision);
  return (
    <section className={styles.live} aria-labelledby="live-revision">
      <h2 id="live-revision" className={styles.title}>
        <span className={styles.pulse} aria-hidden />
        Revision {revision} is live
      </h2>
      <p className={styles.facts}>
        {record
          ? `${operationWords[record.act].badge} by ${authorWords(record.author)}, `
          : 'Since '}
        <time dateTime={at}>{momentWords(at)}</time>
      </p>
      {record && <p className={styles.reason}>{record.reason}</p>}
    </section>
  );
}
