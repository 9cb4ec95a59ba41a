import { Page } from '@motohaat/ui/page';

import { SaleList } from '../features/sales/sale-list.tsx';

export default function BookingsPage() {
  return (
    <Page title="Bookings" lead="Who has booked your bikes, the newest first.">
      <SaleList />
    </Page>
  );
}
