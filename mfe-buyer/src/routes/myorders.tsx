import { Page } from '@motohaat/ui/page';

import { OrderList } from '../features/bookings/order-list.tsx';
import { useMessages } from '../messages/index.ts';

export default function MyOrdersPage() {
  const { orders: t } = useMessages();
  return (
    <Page title={t.title} lead={t.lead}>
      <OrderList />
    </Page>
  );
}
