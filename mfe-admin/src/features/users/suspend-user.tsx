import type { User } from '@motohaat/contract/accounts';
import { maximumReasonLength } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { useDraft } from '@motohaat/platform/use-draft';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';

import { useAdminAction } from '../../api/use-admin-action.ts';
import { useMessages } from '../../messages/index.ts';

type Props = { user: User; onClose: () => void };

/** Closes an account until it is reinstated; the person reads the reason. */
export function SuspendUser({ user, onClose }: Props) {
  const t = useMessages().users.suspension;
  const name = user.name || user.email;
  const draft = useDraft(`suspend.${user._id}`, { reason: '' });
  const suspension = useAdminAction({
    run: (api, reason) =>
      api.call(calls.users.suspend, { params: { id: user._id }, body: { reason } }),
    success: t.done(name),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.title(name)}
      confirmLabel={t.confirm}
      isDanger
      reason={{ isNeeded: true, help: t.reasonHelp, maximum: maximumReasonLength, draft }}
      action={suspension}
      onConfirm={suspension.run}
      onClose={onClose}
    >
      <p>{t.consequences(user.email)}</p>
    </ConfirmDialog>
  );
}

/** Opens a suspended account again. */
export function ReinstateUser({ user, onClose }: Props) {
  const { users, common } = useMessages();
  const t = users.reinstatement;
  const name = user.name || user.email;
  const draft = useDraft(`reinstate.${user._id}`, { reason: '' });
  const reinstatement = useAdminAction({
    run: (api, reason) =>
      api.call(calls.users.reinstate, { params: { id: user._id }, body: { reason } }),
    success: t.done(name),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.title(name)}
      confirmLabel={t.confirm}
      reason={{
        isNeeded: false,
        help: common.keptInLog,
        maximum: maximumReasonLength,
        draft,
      }}
      action={reinstatement}
      onConfirm={reinstatement.run}
      onClose={onClose}
    >
      <p>{t.consequences(user.email)}</p>
    </ConfirmDialog>
  );
}
