import type { ReleasesOverview } from '@motohaat/contract/registry';
import { useApi } from '@motohaat/platform';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/releases/index.ts';
import { revisionsQuery } from './releases.queries.ts';

import styles from './live-revision.module.css';

/** The revision that everybody gets: its number, who made it, when, and why. */
export function LiveRevision({ overview: { revision, at } }: { overview: ReleasesOverview }) {
  const { live: t, moment } = useMessages();
  const { data } = useQuery(revisionsQuery(useApi()));
  const record = data?.rows.find(({ number }) => number === revision);
  const when = <time dateTime={at}>{moment(at)}</time>;
  return (
    <section className={styles.live} aria-labelledby="live-revision">
      <h2 id="live-revision" className={styles.title}>
        <span className={styles.pulse} aria-hidden />
        {t.title(revision)}
      </h2>
      <p className={styles.facts}>
        {record ? t.doneBy(record.act, record.author, when) : t.since(when)}
      </p>
      {record && <p className={styles.reason}>{record.reason}</p>}
    </section>
  );
}
