import type { User } from '@motohaat/contract/accounts';
import { maximumReasonLength } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { usePlatform } from '@motohaat/platform';
import { ActDialog } from '@motohaat/ui/act-dialog';
import { useQueryClient } from '@tanstack/react-query';

import { adminAct } from '../../api/admin-actions.ts';

type Props = { user: User; onClose: () => void };

/** Closes an account until it is reinstated; the person reads the reason. */
export function SuspendUser({ user, onClose }: Props) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const name = user.name || user.email;
  const suspend = (reason: string) =>
    adminAct(
      client,
      api.call(calls.users.suspend, { params: { id: user._id }, body: { reason } }),
      () => `${name} is suspended.`,
    );
  return (
    <ActDialog
      title={`Suspend ${name}?`}
      act="Suspend"
      isDanger
      reason={{ isNeeded: true, help: 'The person reads it.', maximum: maximumReasonLength }}
      onAct={suspend}
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
    </ActDialog>
  );
}

/** Opens a suspended account again. */
export function ReinstateUser({ user, onClose }: Props) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const name = user.name || user.email;
  const reinstate = (reason: string) =>
    adminAct(
      client,
      api.call(calls.users.reinstate, { params: { id: user._id }, body: { reason } }),
      () => `${name} can sign in again.`,
    );
  return (
    <ActDialog
      title={`Reinstate ${name}?`}
      act="Reinstate"
      reason={{
        isNeeded: false,
        help: 'It is kept in the audit log.',
        maximum: maximumReasonLength,
      }}
      onAct={reinstate}
      onDone={(message) => {
        toasts.success(message);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{user.email} can sign in again, and their bikes are back on the market.</p>
    </ActDialog>
  );
}
