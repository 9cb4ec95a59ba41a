import { useApi } from '@motohaat/platform';
import { usePage } from '@motohaat/platform/use-page';
import { AlertIcon } from '@motohaat/ui/icons';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/index.ts';
import { FilteredList, NothingHere } from '../../ui/filtered-list.tsx';
import { useListState } from '../../ui/list-state.ts';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters, knownActions } from './audit-filters.tsx';
import { auditQuery } from './audit.queries.ts';

import styles from './audit-list.module.css';

/** The audit log, which nobody can change: filtered, page by page, the newest record first. */
export function AuditList() {
  const t = useMessages().audit.list;
  const list = useListState();
  const filters = {
    action: list.one('action', knownActions),
    actor: list.text('actor'),
    subject: list.text('subject'),
  };
  const page = usePage(useQuery(auditQuery(useApi(), { ...filters, cursor: list.cursor })), list);
  const narrowed = { sentence: t.noMatch, clear: t.showAll };
  return (
    <FilteredList filters={<AuditFilters list={list} {...filters} />}>
      {page.status === 'ready' && page.rows.some((record) => !record.intact) && (
        <p role="alert" className={styles.altered}>
          <AlertIcon />
          {t.altered}
        </p>
      )}
      <PagedList
        list={page}
        label={t.label}
        loading={t.loading}
        failed={t.failed}
        empty={
          <NothingHere list={list} narrowed={narrowed}>
            {t.empty}
          </NothingHere>
        }
        skeleton={<Skeleton className={styles.bone} />}
        skeletons={4}
        rowKey={({ number }) => String(number)}
      >
        {(record) => (
          <AuditEntry
            record={record}
            onActor={(actor) => list.set({ actor })}
            onSubject={(subject) => list.set({ subject })}
          />
        )}
      </PagedList>
    </FilteredList>
  );
}
