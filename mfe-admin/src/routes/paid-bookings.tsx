import { Page } from '@motohaat/ui/page';

import { BookingList } from '../features/bookings/booking-list.tsx';

export default function PaidBookingsPage() {
  return (
    <Page
      title="Paid Bookings"
      lead="Bikes that are paid for, until they are handed over or the money is returned."
    >
      <BookingList />
    </Page>
  );
}
