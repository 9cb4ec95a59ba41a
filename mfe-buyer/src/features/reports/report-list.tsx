import { useApi, useSession } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';
import { EmptyState } from '@motohaat/ui/states';

import { useMessages } from '../../messages/index.ts';
import { ReportCard } from './report-card.tsx';
import { myReportsQuery } from './reports.queries.ts';

import styles from './report-card.module.css';

/** A buyer's own reports. */
export function ReportList() {
  const session = useSession();
  const { reports: t } = useMessages();
  const email = session.status === 'ready' ? session.user.email : '';
  const reports = usePagedList(myReportsQuery(useApi(), email));
  return (
    <PagedList
      list={reports}
      label={t.title}
      loading={t.loading}
      failed={t.failed}
      empty={<EmptyState>{t.empty}</EmptyState>}
      skeleton={<Skeleton className={styles.bone} />}
    >
      {(report) => <ReportCard report={report} />}
    </PagedList>
  );
}
