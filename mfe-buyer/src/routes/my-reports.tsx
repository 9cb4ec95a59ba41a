import { Page } from '@motohaat/ui/page';

import { ReportList } from '../features/reports/report-list.tsx';
import { useMessages } from '../messages/index.ts';

export default function MyReportsPage() {
  const { reports: t } = useMessages();
  return (
    <Page title={t.title} lead={t.lead}>
      <ReportList />
    </Page>
  );
}
