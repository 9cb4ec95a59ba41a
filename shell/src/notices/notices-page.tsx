import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { Notice } from '@motohaat/contract/notices';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { Button } from '@motohaat/ui/button';
import { Page } from '@motohaat/ui/page';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';
import { EmptyState } from '@motohaat/ui/states';

import { useMessages } from '../messages/dashboard/index.ts';
import { NoticeCard } from './notice-card.tsx';

import styles from './notices.module.css';

const noticesQuery = (api: ApiClient) => ({
  queryKey: keyOf('notices', 'list'),
  read: (cursor: string | undefined, signal: AbortSignal) =>
    api.list(calls.notices.list, { query: { cursor }, signal }),
});

/** Everything that somebody is told, the newest first. */
export default function NoticesPage() {
  const { notices: t } = useMessages();
  const notices = usePagedList(noticesQuery(useApi()));
  const rows = notices.status === 'ready' ? notices.rows : [];
  return (
    <Page title={t.title} lead={t.lead} action={<ReadAll shown={rows} />}>
      <PagedList
        list={notices}
        label={t.title}
        loading={t.loading}
        failed={t.failed}
        empty={<EmptyState>{t.empty}</EmptyState>}
        skeleton={<Skeleton className={styles.bone} />}
      >
        {(notice) => <NoticeCard notice={notice} />}
      </PagedList>
    </Page>
  );
}

/** Those that came since nobody has seen: they stay as they are. */
function ReadAll({ shown }: { shown: readonly Notice[] }) {
  const { notices: t } = useMessages();
  const reading = useAction({
    run: (api, until: string) => api.call(calls.notices.readAll, { body: { until } }),
    success: t.allRead,
    changes: ['notices'],
  });
  const latest = shown[0];
  if (!latest || shown.every(({ read }) => read)) return null;
  // Its time is cut to milliseconds: the database has more.
  const until = new Date(Date.parse(latest.createdAt) + 1).toISOString();
  return (
    <Button busy={reading.pending} onClick={() => void reading.run(until)}>
      {t.readAll}
    </Button>
  );
}
