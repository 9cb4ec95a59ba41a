import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useState } from 'react';

import { useMessages } from '../messages/dashboard/index.ts';
import { useServices } from '../services.ts';

import styles from './profile-page.module.css';

/** Ends every session: for a lost phone, or a computer that others use. */
export function Sessions() {
  const { sessions: t } = useMessages();
  const { account } = useServices();
  const [open, setOpen] = useState(false);
  const signOut = useAction({
    run: () => account.signOutEverywhere(),
    success: t.done,
    refusals: 'here',
    unknowns: 'here',
  });

  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t.title}</h2>
      <p className={styles.quiet}>{t.lead}</p>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      {open && (
        <ConfirmDialog
          title={t.question}
          confirmLabel={t.confirm}
          action={signOut}
          onConfirm={() => signOut.run()}
          onClose={() => setOpen(false)}
        >
          <p>{t.consequence}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
