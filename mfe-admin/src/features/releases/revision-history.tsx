import { ApiError } from '@motohaat/api/errors';
import { isOutOfReach } from '@motohaat/api/list-query';
import { useApi } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { useListState } from '../../ui/list-state.ts';
import { Pager } from '../../ui/pager.tsx';
import { Comparison } from './comparison.tsx';
import { overviewQuery, revisionsQuery } from './releases.queries.ts';
import { RevisionEntry } from './revision-entry.tsx';
import { useCompared } from './use-compared.ts';

import styles from './revision-history.module.css';

/** Every revision that there was, the newest first, and what differs between any two. */
export function RevisionHistory() {
  const api = useApi();
  const list = useListState();
  const compared = useCompared();
  const comparison = useRef<HTMLElement>(null);
  const query = useQuery(revisionsQuery(api, list.cursor));
  const live = useQuery(overviewQuery(api)).data?.revision;

  function revisions() {
    const { data, error } = query;
    if (error instanceof ApiError && error.code === 'bad_cursor') {
      const action = <Button onClick={() => list.set({})}>First page</Button>;
      return <EmptyState action={action}>{error.message}</EmptyState>;
    }
    if (isOutOfReach(query)) {
      const retry = () => void query.refetch();
      return <FailedState onRetry={retry}>The history could not be loaded.</FailedState>;
    }
    if (!data) return <HistorySkeleton />;
    return (
      <>
        <ol className={styles.revisions} aria-busy={query.isPlaceholderData || undefined}>
          {data.rows.map((record) => (
            <li key={record.number}>
              <RevisionEntry
                record={record}
                live={live}
                onCompare={() => {
                  compared.set({ from: record.number, to: live });
                  comparison.current?.focus();
                }}
              />
            </li>
          ))}
        </ol>
        <Pager list={list} next={data.next} />
      </>
    );
  }

  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        History
      </h2>
      <Comparison compared={compared} place={comparison} />
      {revisions()}
    </section>
  );
}

function HistorySkeleton() {
  return (
    <SkeletonGroup label="Loading the history" className={styles.revisions}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className={styles.bone} />
      ))}
    </SkeletonGroup>
  );
}
