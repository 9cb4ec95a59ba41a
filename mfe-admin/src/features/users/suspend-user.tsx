import type { User } from '@motohaat/contract/accounts';
import { maximumReasonLength } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';

import { useAdminAction } from '../../api/use-admin-action.ts';

type Props = { user: User; onClose: () => void };

/** Closes an account until it is reinstated; the person reads the reason. */
export function SuspendUser({ user, onClose }: Props) {
  const name = user.name || user.email;
  const suspension = useAdminAction({
    run: (api, reason) =>
      api.call(calls.users.suspend, { params: { id: user._id }, body: { reason } }),
    success: `${name} is suspended.`,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={`Suspend ${name}?`}
      confirmLabel="Suspend"
      isDanger
      reason={{ isNeeded: true, help: 'The person reads it.', maximum: maximumReasonLength }}
      action={suspension}
      onConfirm={suspension.run}
      onClose={onClose}
    >
      <p>
        All sessions of {user.email} end at once, bikes for sale leave the market, and unpaid
        bookings are cancelled. You can reinstate the account later.
      </p>
    </ConfirmDialog>
  );
}

/** Opens a suspended account again. */
export function ReinstateUser({ user, onClose }: Props) {
  const name = user.name || user.email;
  const reinstatement = useAdminAction({
    run: (api, reason) =>
      api.call(calls.users.reinstate, { params: { id: user._id }, body: { reason } }),
    success: `${name} can sign in again.`,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={`Reinstate ${name}?`}
      confirmLabel="Reinstate"
      reason={{
        isNeeded: false,
        help: 'It is kept in the audit log.',
        maximum: maximumReasonLength,
      }}
      action={reinstatement}
      onConfirm={reinstatement.run}
      onClose={onClose}
    >
      <p>{user.email} can sign in again, and their bikes are back on the market.</p>
    </ConfirmDialog>
  );
}
