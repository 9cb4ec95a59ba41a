import { ApiError } from '@motohaat/api/errors';
import { isOutOfReach } from '@motohaat/api/list-query';
import { useApi } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { AlertIcon } from '@motohaat/ui/icons';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { useListState } from '../../ui/list-state.ts';
import { Pager } from '../../ui/pager.tsx';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters, knownActions } from './audit-filters.tsx';
import { auditQuery } from './audit.queries.ts';

import styles from './audit-list.module.css';

/** The audit log, which nobody can change: filtered, page by page, the newest record first. */
export function AuditList() {
  const list = useListState();
  const filters = {
    action: list.one('action', knownActions),
    actor: list.text('actor'),
    subject: list.text('subject'),
  };
  const query = useQuery(auditQuery(useApi(), { ...filters, cursor: list.cursor }));

  function records() {
    const { data, error } = query;
    if (error instanceof ApiError && error.code === 'bad_cursor') {
      const action = <Button onClick={() => list.set({})}>First page</Button>;
      return <EmptyState action={action}>{error.message}</EmptyState>;
    }
    if (isOutOfReach(query)) {
      const retry = () => void query.refetch();
      return <FailedState onRetry={retry}>The audit log could not be loaded.</FailedState>;
    }
    if (!data) return <RecordsSkeleton />;
    if (data.rows.length === 0 && list.isNarrowed) {
      const action = <Button onClick={list.clear}>Show everything</Button>;
      return <EmptyState action={action}>Nothing matches.</EmptyState>;
    }
    if (data.rows.length === 0) return <EmptyState>Nothing has been done yet.</EmptyState>;
    return (
      <>
        {data.rows.some((record) => !record.intact) && (
          <p role="alert" className={styles.altered}>
            <AlertIcon />A record on this page was altered, or one before it is missing.
          </p>
        )}
        <ol className={styles.records} aria-label="Records" aria-busy={query.isPlaceholderData}>
          {data.rows.map((record) => (
            <li key={record.number}>
              <AuditEntry
                record={record}
                onActor={(actor) => list.set({ actor })}
                onSubject={(subject) => list.set({ subject })}
              />
            </li>
          ))}
        </ol>
        <Pager list={list} next={data.next} />
      </>
    );
  }

  return (
    <div className={styles.list}>
      <AuditFilters list={list} {...filters} />
      {records()}
    </div>
  );
}

function RecordsSkeleton() {
  return (
    <SkeletonGroup label="Loading the audit log" className={styles.records}>
      {[1, 2, 3, 4].map((record) => (
        <Skeleton key={record} className={styles.bone} />
      ))}
    </SkeletonGroup>
  );
}
