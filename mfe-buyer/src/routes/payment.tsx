import { followChanges } from '@motohaat/platform/changes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { BookingPage } from '../features/bookings/booking-page.tsx';
import { Checkout } from '../features/payment/checkout.tsx';
import { SeeFirst } from '../features/payment/see-first.tsx';
import { WhatIsPaid } from '../features/payment/what-is-paid.tsx';
import { useMessages } from '../messages/index.ts';

export default function PaymentPage() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { booking: t } = useMessages();
  useEffect(() => followChanges(client), [client]);
  return (
    <BookingPage key={id} id={id} title={t.title}>
      {(booking, onPaid) => (
        <>
          <SeeFirst bookingId={booking._id} />
          <WhatIsPaid booking={booking} />
          <Checkout booking={booking} onPaid={onPaid} />
        </>
      )}
    </BookingPage>
  );
}
