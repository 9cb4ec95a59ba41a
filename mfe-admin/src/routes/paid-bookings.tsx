import { Page } from '@motohaat/ui/page';

import { BookingList } from '../features/bookings/booking-list.tsx';
import { useMessages } from '../messages/index.ts';

export default function PaidBookingsPage() {
  const t = useMessages().bookings.page;
  return (
    <Page title={t.title} lead={t.lead}>
      <BookingList />
    </Page>
  );
}
