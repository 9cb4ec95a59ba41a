import type { User } from '@motohaat/contract/accounts';
import { useSession } from '@motohaat/platform';
import { useState } from 'react';

import { useMessages } from '../../messages/index.ts';
import { LateDialog } from '../../ui/late-dialog.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';

const dialogs = {
  delete: async () => (await import('./delete-user.tsx')).DeleteUser,
  suspend: async () => (await import('./suspend-user.tsx')).SuspendUser,
  reinstate: async () => (await import('./suspend-user.tsx')).ReinstateUser,
};

/** What an admin can do with an account. Their own they leave alone (ruling S6.6). */
export function UserMenu({ user }: { user: User }) {
  const t = useMessages().users.menu;
  const session = useSession();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const isOwn = session.status === 'ready' && session.user.id === user.id;
  const blocked = isOwn ? t.own : undefined;
  const access =
    user.status === 'active'
      ? { label: t.suspend, blocked, onChoose: () => setOpen('suspend') }
      : { label: t.reinstate, onChoose: () => setOpen('reinstate') };
  const remove = { label: t.delete, blocked, isDanger: true, onChoose: () => setOpen('delete') };
  return (
    <>
      <RowMenu label={t.label(user.name || user.email)} items={[access, remove]} />
      {open && (
        <LateDialog load={dialogs[open]} given={{ user, onClose: () => setOpen(undefined) }} />
      )}
    </>
  );
}
