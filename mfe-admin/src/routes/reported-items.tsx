import { ReportList } from '../features/reports/report-list.tsx';
import { Page } from '../ui/page.tsx';

export default function ReportedItemsPage() {
  return (
    <Page title="Reported Items" lead="Bikes that buyers found something wrong with.">
      <ReportList />
    </Page>
  );
}
