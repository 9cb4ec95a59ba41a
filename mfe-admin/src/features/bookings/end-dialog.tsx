import { maximumReasonLength } from '@motohaat/contract/administration';
import { useDraft } from '@motohaat/platform/use-draft';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';

import { useAdminAction } from '../../api/use-admin-action.ts';
import type { BookingAction } from './booking-actions.ts';

type EndDialogProps = { action: BookingAction; onClose: () => void };

/** Asks for the reason with which a booking is ended. */
export function EndDialog({ action, onClose }: EndDialogProps) {
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
