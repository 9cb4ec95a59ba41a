import { useApi } from '@motohaat/platform';
import { usePage } from '@motohaat/platform/use-page';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { useHistoryMessages } from '../../messages/releases/history/index.ts';
import { useMessages } from '../../messages/releases/index.ts';
import { useListState } from '../../ui/list-state.ts';
import { PagePart } from '../../ui/page-part.tsx';
import { Comparison } from './comparison.tsx';
import { overviewQuery, revisionsQuery } from './releases.queries.ts';
import { RevisionEntry } from './revision-entry.tsx';
import { useCompared } from './use-compared.ts';

import styles from './revision-history.module.css';

/** Every revision that there was, the newest first, and what differs between any two. */
export default function RevisionHistory() {
  const { history: title, historyLoading } = useMessages();
  const { history: t } = useHistoryMessages();
  const api = useApi();
  const list = useListState();
  const compared = useCompared();
  const comparison = useRef<HTMLElement>(null);
  const page = usePage(useQuery(revisionsQuery(api, list.cursor)), list);
  const live = useQuery(overviewQuery(api)).data?.revision;
  return (
    <PagePart id="history" title={title}>
      <Comparison compared={compared} place={comparison} />
      <PagedList
        list={page}
        label={t.list}
        loading={historyLoading}
        failed={t.failed}
        empty={null}
        className={styles.revisions}
        skeleton={<Skeleton className={styles.bone} />}
        skeletons={4}
        rowKey={({ number }) => String(number)}
      >
        {(record) => (
          <RevisionEntry
            record={record}
            live={live}
            onCompare={() => {
              compared.set({ from: record.number, to: live });
              comparison.current?.focus();
            }}
          />
        )}
      </PagedList>
    </PagePart>
  );
}
