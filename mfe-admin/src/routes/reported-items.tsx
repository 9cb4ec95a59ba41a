import { Page } from '@motohaat/ui/page';

import { ReportList } from '../features/reports/report-list.tsx';

export default function ReportedItemsPage() {
  return (
    <Page title="Reported Items" lead="Bikes that buyers found something wrong with.">
      <ReportList />
    </Page>
  );
}
