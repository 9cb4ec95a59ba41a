import type { ChosenRole } from '@motohaat/domain/role';
import { Button } from '@motohaat/ui/button';
import { useState } from 'react';

import { useMessages } from '../messages/dashboard/index.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';

import styles from './profile-page.module.css';

/** Whether the person buys or sells, and the way to the other. */
export function RoleOfAccount({ role }: { role: ChosenRole }) {
  const { role: t } = useMessages();
  const [open, setOpen] = useState(false);
  const other = role === 'buyer' ? 'seller' : 'buyer';
  return (
    <section className={styles.part} aria-labelledby="role-title">
      <h2 id="role-title">{t.title}</h2>
      <p className={styles.quiet}>{t.is[role]}</p>
      <Button onClick={() => setOpen(true)}>{t.open[other]}</Button>
      {open && <ChangeRoleDialog to={other} onClose={() => setOpen(false)} />}
    </section>
  );
}
