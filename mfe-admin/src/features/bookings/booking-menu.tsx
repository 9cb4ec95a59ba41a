import { maximumReasonLength, type PaidBooking } from '@motohaat/contract/administration';
import { usePlatform } from '@motohaat/platform';
import { ActDialog } from '@motohaat/ui/act-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { adminAct } from '../../api/admin-actions.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { actsOn, type BookingAct } from './booking-acts.ts';

/** How a paid booking can be ended; nothing for one that has ended. */
export function BookingMenu({ booking }: { booking: PaidBooking }) {
  const [chosen, setChosen] = useState<BookingAct>();
  const acts = actsOn(booking).map((act) => ({ ...act, onChoose: () => setChosen(act) }));
  if (acts.length === 0) return null;
  return (
    <>
      <RowMenu label={`Actions for the booking of ${booking.productName}`} items={acts} />
      {chosen && <EndDialog act={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function EndDialog({ act, onClose }: { act: BookingAct; onClose: () => void }) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  return (
    <ActDialog
      title={act.title}
      act={act.label}
      isDanger={act.isDanger ?? false}
      reason={{ isNeeded: true, help: act.help, maximum: maximumReasonLength }}
      onAct={(reason) => adminAct(client, act.run(api, reason), (sentence) => sentence)}
      onDone={(message) => {
        toasts.success(message);
        onClose();
      }}
      onClose={onClose}
    >
      {act.consequences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ActDialog>
  );
}
