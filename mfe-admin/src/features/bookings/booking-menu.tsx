import { maximumReasonLength, type PaidBooking } from '@motohaat/contract/administration';
import { bikeName } from '@motohaat/domain/shown';
import { useDraft } from '@motohaat/platform/use-draft';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useState } from 'react';

import { useAdminAction } from '../../api/use-admin-action.ts';
import { useMessages } from '../../messages/index.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { actionsOn, type BookingAction } from './booking-actions.ts';

/** How a paid booking can be ended; nothing for one that has ended. */
export function BookingMenu({ booking }: { booking: PaidBooking }) {
  const t = useMessages();
  const [chosen, setChosen] = useState<BookingAction>();
  const items = actionsOn(booking, t).map((action) => ({
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

function EndDialog({ action, onClose }: { action: BookingAction; onClose: () => void }) {
  const draft = useDraft(action.id, { reason: '' });
  const ending = useAdminAction({
    run: action.run,
    success: (sentence) => sentence,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={action.title}
      confirmLabel={action.label}
      isDanger={action.isDanger ?? false}
      reason={{ isNeeded: true, help: action.help, maximum: maximumReasonLength, draft }}
      action={ending}
      onConfirm={ending.run}
      onClose={onClose}
    >
      {action.consequences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ConfirmDialog>
  );
}
