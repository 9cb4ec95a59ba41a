import { cancelBooking } from '@motohaat/api/bookings';
import { announceChange } from '@motohaat/api/buying-changes';
import { createSendOnce } from '@motohaat/api/send-once';
import type { Booking } from '@motohaat/contract/bookings';
import { usePlatform } from '@motohaat/platform';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { CancelBookingDialog } from '@motohaat/ui/cancel-booking-dialog';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { links } from '../../links.ts';
import { BookingSummary } from './booking-summary.tsx';

import styles from './order.module.css';

/** A booking in the list: to pay or to cancel while it is not paid, to read afterwards. */
export function Order({ booking }: { booking: Booking }) {
  const [cancelling, setCancelling] = useState(false);
  const described = { 'aria-describedby': `booking-${booking._id}` };
  return (
    <FocusKeeper>
      <BookingSummary booking={booking}>
        {booking.transactionId && (
          <p className={styles.transaction}>
            Transaction <code className={styles.code}>{booking.transactionId}</code>
          </p>
        )}
        {booking.status === 'pending_payment' && (
          <div className={styles.actions}>
            <ButtonLink
              variant="primary"
              to={links.href('payment', { id: booking._id })}
              {...described}
            >
              Pay Now
            </ButtonLink>
            <Button onClick={() => setCancelling(true)} {...described}>
              Cancel booking
            </Button>
          </div>
        )}
      </BookingSummary>
      {cancelling && <CancelOrder booking={booking} onClose={() => setCancelling(false)} />}
    </FocusKeeper>
  );
}

function CancelOrder({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const [send] = useState(() => createSendOnce(api));
  return (
    <CancelBookingDialog
      name={booking.productName}
      consequence="The bike goes back on sale, and others can book it."
      onConfirm={() => cancelBooking(send, booking._id)}
      onEnd={({ status, message }) => {
        if (status === 'done') toasts.success(message);
        else toasts.error(message);
        onClose();
        void announceChange(client);
      }}
      onClose={onClose}
    />
  );
}
