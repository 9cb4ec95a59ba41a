import { ApiError } from '@motohaat/api/errors';
import type { Booking } from '@motohaat/contract/bookings';
import { useApi } from '@motohaat/platform';
import { NotFound } from '@motohaat/ui/not-found';
import { Page } from '@motohaat/ui/page';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { BookingSummary } from './booking-summary.tsx';
import { bookingQuery } from './bookings.queries.ts';
import { EndedBooking } from './ended-booking.tsx';
import { PaidBooking } from './paid-booking.tsx';

import styles from './booking-page.module.css';

type BookingPageProps = {
  id: string;
  title: string;
  /** How to pay a booking that waits for it; `onPaid` is for a payment that the server confirmed. */
  children: (booking: Booking, onPaid: (transactionId: string) => void) => ReactNode;
};

/** A booking, and beside it what is next: paying it, or reading how it ended. */
export function BookingPage({ id, title, children }: BookingPageProps) {
  const options = bookingQuery(useApi(), id);
  const query = useQuery(options);
  const client = useQueryClient();
  const { booking: t } = useMessages();
  const booking = query.data;
  const [first, setFirst] = useState(booking);
  if (booking && !first) setFirst(booking);
  if (query.failureReason instanceof ApiError && query.failureReason.status === 404) {
    return <NotFound home={links.href('home')} />;
  }
  return (
    <Page title={title}>
      {booking && (
        <div className={styles.parts}>
          <BookingSummary booking={booking} inBdt />
          <div className={styles.next}>{next(booking)}</div>
        </div>
      )}
      {!booking && query.failureCount > 0 && (
        <FailedState onRetry={() => void query.refetch()}>{t.failed}</FailedState>
      )}
      {!booking && query.failureCount === 0 && <Bones />}
    </Page>
  );

  function next(current: Booking): ReactNode {
    if (current.paid) return <PaidBooking booking={current} isNews={!first?.paid} />;
    if (current.status !== 'pending_payment') return <EndedBooking booking={current} />;
    return children(current, (transactionId) =>
      client.setQueryData(options.queryKey, {
        ...current,
        status: 'paid',
        paid: true,
        transactionId,
      }),
    );
  }
}

function Bones() {
  const { booking: t } = useMessages();
  return (
    <SkeletonGroup label={t.loading} className={styles.parts}>
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
    </SkeletonGroup>
  );
}
