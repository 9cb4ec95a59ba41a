import { cancelBooking } from '@motohaat/api/bookings';
import type { Booking } from '@motohaat/contract/bookings';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { CancelBookingDialog } from '@motohaat/ui/cancel-booking-dialog';
import { DealProgress } from '@motohaat/ui/deal/deal-progress';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { useState } from 'react';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { BookingSummary } from './booking-summary.tsx';

import styles from './order.module.css';

/** A booking in the list: to pay or to cancel while it is not paid, to read afterwards. */
export function Order({ booking }: { booking: Booking }) {
  const { orders: t } = useMessages();
  const [cancelling, setCancelling] = useState(false);
  const described = { 'aria-describedby': `booking-${booking._id}` };
  return (
    <FocusKeeper>
      <BookingSummary booking={booking}>
        <DealProgress steps={booking.steps} hasFee={booking.fee !== undefined} />
        {booking.transactionId && (
          <p className={styles.transaction}>
            {t.transaction(<code className={styles.code}>{booking.transactionId}</code>)}
          </p>
        )}
        <div className={styles.actions}>
          {booking.status === 'pending_payment' && (
            <>
              <ButtonLink
                variant="primary"
                to={links.href('payment', { id: booking._id })}
                {...described}
              >
                {t.pay}
              </ButtonLink>
              <Button onClick={() => setCancelling(true)} {...described}>
                {t.cancel}
              </Button>
            </>
          )}
          <ButtonLink to={links.href('order', { id: booking._id })} {...described}>
            {t.details}
          </ButtonLink>
        </div>
      </BookingSummary>
      {cancelling && <CancelOrder booking={booking} onClose={() => setCancelling(false)} />}
    </FocusKeeper>
  );
}

function CancelOrder({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { orders: t } = useMessages();
  const cancelling = useAction({
    ...cancelBooking,
    unknowns: 'here',
    onDone: onClose,
    onRefused: onClose,
  });
  return (
    <CancelBookingDialog
      name={bikeName(booking)}
      consequence={t.cancelConsequence}
      action={cancelling}
      onConfirm={() => cancelling.run(booking._id)}
      onClose={onClose}
    />
  );
}
