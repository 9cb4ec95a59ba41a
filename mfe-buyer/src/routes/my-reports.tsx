import { Page } from '@motohaat/ui/page';

import { ReportList } from '../features/reports/report-list.tsx';

export default function MyReportsPage() {
  return (
    <Page title="My Reports" lead="The bikes that you reported, and what became of it.">
      <ReportList />
    </Page>
  );
}
