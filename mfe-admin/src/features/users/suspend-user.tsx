import type { User } from '@motohaat/contract/accounts';
import { maximumReasonLength } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { usePlatform } from '@motohaat/platform';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';

import { adminAction } from '../../api/admin-actions.ts';

type Props = { user: User; onClose: () => void };

/** Closes an account until it is reinstated; the person reads the reason. */
export function SuspendUser({ user, onClose }: Props) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const name = user.name || user.email;
  const suspend = (reason: string) =>
    adminAction(
      client,
      api.call(calls.users.suspend, { params: { id: user._id }, body: { reason } }),
      () => `${name} is suspended.`,
    );
  return (
    <ConfirmDialog
      title={`Suspend ${name}?`}
      confirmLabel="Suspend"
      isDanger
      reason={{ isNeeded: true, help: 'The person reads it.', maximum: maximumReasonLength }}
      onConfirm={suspend}
      onDone={(message) => {
        toasts.success(message);
        onClose();
      }}
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
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const name = user.name || user.email;
  const reinstate = (reason: string) =>
    adminAction(
      client,
      api.call(calls.users.reinstate, { params: { id: user._id }, body: { reason } }),
      () => `${name} can sign in again.`,
    );
  return (
    <ConfirmDialog
      title={`Reinstate ${name}?`}
      confirmLabel="Reinstate"
      reason={{
        isNeeded: false,
        help: 'It is kept in the audit log.',
        maximum: maximumReasonLength,
      }}
      onConfirm={reinstate}
      onDone={(message) => {
        toasts.success(message);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{user.email} can sign in again, and their bikes are back on the market.</p>
    </ConfirmDialog>
  );
}
