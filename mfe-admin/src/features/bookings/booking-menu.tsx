import type { PaidBooking } from '@motohaat/contract/administration';
import { bikeName } from '@motohaat/domain/shown';
import { useState } from 'react';

import { useMessages } from '../../messages/index.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { actionsOn, type BookingAction } from './booking-actions.ts';
import { EndDialog } from './end-dialog.tsx';

/** How a paid booking can be ended; nothing for one that has ended, or of which both sides must be read first. */
export function BookingMenu({ booking }: { booking: PaidBooking }) {
  const t = useMessages();
  const [chosen, setChosen] = useState<BookingAction>();
  const ways = booking.status === 'paid' ? actionsOn(booking, t) : [];
  const items = ways.map((action) => ({
    ...action,
    onChoose: () => setChosen(action),
  }));
  if (items.length === 0) return null;
  return (
    <>
      <RowMenu label={t.bookings.menu(bikeName(booking))} items={items} />
      {chosen && <EndDialog action={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
