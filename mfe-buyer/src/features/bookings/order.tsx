import { announceChange } from '@motohaat/shared/api/buying-changes';
import { outcomeOf } from '@motohaat/shared/api/outcome';
import { createSendOnce } from '@motohaat/shared/api/send-once';
import type { Booking } from '@motohaat/shared/contract/bookings';
import { usePlatform } from '@motohaat/shared/platform';
import { Button, ButtonLink } from '@motohaat/shared/ui/button';
import { Dialog, DialogActions } from '@motohaat/shared/ui/dialog';
import { Failure } from '@motohaat/shared/ui/failure';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { BookingSummary } from './booking-summary.tsx';

import styles from './order.module.css';

/** A booking in the list: to pay or to cancel while it is not paid, to read afterwards. */
export function Order({ booking }: { booking: Booking }) {
  const [cancelling, setCancelling] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const statusBefore = useRef(booking.status);
  useEffect(() => {
    if (statusBefore.current === booking.status) return;
    statusBefore.current = booking.status;
    // The button that held the focus has gone.
    if (document.activeElement === document.body) card.current?.focus();
  }, [booking.status]);
  const described = { 'aria-describedby': `booking-${booking._id}` };
  return (
    <div ref={card} tabIndex={-1}>
      <BookingSummary booking={booking}>
        {booking.transactionId && (
          <p className={styles.transaction}>
            Transaction <code className={styles.code}>{booking.transactionId}</code>
          </p>
        )}
        {booking.status === 'pending_payment' && (
          <div className={styles.actions}>
            <ButtonLink variant="primary" to={`/dashboard/payment/${booking._id}`} {...described}>
              Pay Now
            </ButtonLink>
            <Button onClick={() => setCancelling(true)} {...described}>
              Cancel booking
            </Button>
          </div>
        )}
      </BookingSummary>
      {cancelling && <CancelDialog booking={booking} onClose={() => setCancelling(false)} />}
    </div>
  );
}

function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const [send] = useState(() => createSendOnce(api));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function cancel() {
    setBusy(true);
    setFailure(undefined);
    const act = send(`/bookings/${booking._id}/cancel`, {});
    const { status, message } = await outcomeOf(act, 'Booking cancelled.').finally(() =>
      setBusy(false),
    );
    if (status === 'failed') return setFailure(message);
    if (status === 'done') toasts.success(message);
    else toasts.error(message);
    onClose();
    return announceChange(client);
  }

  return (
    <Dialog open title={`Cancel the booking of ${booking.productName}?`} onClose={onClose}>
      <p className={styles.consequence}>The bike goes back on sale, and others can book it.</p>
      <Failure message={failure} />
      <DialogActions>
        <Button onClick={onClose}>Keep the booking</Button>
        <Button variant="danger" busy={busy} onClick={() => void cancel()}>
          Cancel the booking
        </Button>
      </DialogActions>
    </Dialog>
  );
}
