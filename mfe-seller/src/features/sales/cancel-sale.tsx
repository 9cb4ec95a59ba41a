import { cancelBooking } from '@motohaat/api/bookings';
import { announceChange } from '@motohaat/api/buying-changes';
import { createSendOnce } from '@motohaat/api/send-once';
import type { Sale } from '@motohaat/contract/selling';
import { usePlatform } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { CancelBookingDialog } from '@motohaat/ui/cancel-booking-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import styles from './sale-card.module.css';

type CancelSaleProps = {
  sale: Sale;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** Lets a seller take a bike back from somebody who has not paid for it. */
export function CancelSale({ sale, namedBy }: CancelSaleProps) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const [send] = useState(() => createSendOnce(api));
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.actions}>
      <Button aria-describedby={namedBy} onClick={() => setAsks(true)}>
        Cancel booking
      </Button>
      {asks && (
        <CancelBookingDialog
          name={sale.productName}
          consequence={`${sale.customerName || 'The buyer'} reads that you cancelled it. The bike goes back on sale.`}
          onConfirm={() => cancelBooking(send, sale._id)}
          onEnd={({ status, message }) => {
            if (status === 'done') toasts.success(message);
            else toasts.error(message);
            setAsks(false);
            void announceChange(client);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
