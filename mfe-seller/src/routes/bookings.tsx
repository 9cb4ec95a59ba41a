import { Page } from '@motohaat/ui/page';

import { SaleList } from '../features/sales/sale-list.tsx';
import { useMessages } from '../messages/index.ts';

export default function BookingsPage() {
  const { sales: t } = useMessages();
  return (
    <Page title={t.title} lead={t.lead}>
      <SaleList />
    </Page>
  );
}
