import { cancelBooking } from '@motohaat/api/bookings';
import type { Sale } from '@motohaat/contract/selling';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { CancelBookingDialog } from '@motohaat/ui/cancel-booking-dialog';
import { useState } from 'react';

import { useMessages } from '../../messages/index.ts';

import styles from './sale-card.module.css';

type CancelSaleProps = {
  sale: Sale;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** Lets a seller take a bike back from somebody who has not paid for it. */
export function CancelSale({ sale, namedBy }: CancelSaleProps) {
  const { sales: t } = useMessages();
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.actions}>
      <Button aria-describedby={namedBy} onClick={() => setAsks(true)}>
        {t.cancel}
      </Button>
      {asks && <CancelDialog sale={sale} onClose={() => setAsks(false)} />}
    </div>
  );
}

function CancelDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const { sales: t } = useMessages();
  const cancelling = useAction({
    ...cancelBooking,
    unknowns: 'here',
    onDone: onClose,
    onRefused: onClose,
  });
  return (
    <CancelBookingDialog
      name={bikeName(sale)}
      consequence={t.cancelConsequence(sale.customerName || t.theBuyer)}
      action={cancelling}
      onConfirm={() => cancelling.run(sale._id)}
      onClose={onClose}
    />
  );
}
