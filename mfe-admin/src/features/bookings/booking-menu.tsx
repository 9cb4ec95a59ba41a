import { maximumReasonLength, type PaidBooking } from '@motohaat/contract/administration';
import { usePlatform } from '@motohaat/platform';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { adminAction } from '../../api/admin-actions.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { actionsOn, type BookingAction } from './booking-actions.ts';

/** How a paid booking can be ended; nothing for one that has ended. */
export function BookingMenu({ booking }: { booking: PaidBooking }) {
  const [chosen, setChosen] = useState<BookingAction>();
  const items = actionsOn(booking).map((action) => ({
    ...action,
    onChoose: () => setChosen(action),
  }));
  if (items.length === 0) return null;
  return (
    <>
      <RowMenu label={`Actions for the booking of ${booking.productName}`} items={items} />
      {chosen && <EndDialog action={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function EndDialog({ action, onClose }: { action: BookingAction; onClose: () => void }) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  return (
    <ConfirmDialog
      title={action.title}
      confirmLabel={action.label}
      isDanger={action.isDanger ?? false}
      reason={{ isNeeded: true, help: action.help, maximum: maximumReasonLength }}
      onConfirm={(reason) => adminAction(client, action.run(api, reason), (sentence) => sentence)}
      onDone={(message) => {
        toasts.success(message);
        onClose();
      }}
      onClose={onClose}
    >
      {action.consequences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ConfirmDialog>
  );
}
