import { Page } from '@motohaat/ui/page';

import { OrderList } from '../features/bookings/order-list.tsx';

export default function MyOrdersPage() {
  return (
    <Page title="My Orders" lead="The bikes that you have booked, the newest first.">
      <OrderList />
    </Page>
  );
}
