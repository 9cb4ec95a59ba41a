import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useState } from 'react';

import { useServices } from '../services.ts';

import styles from './profile-page.module.css';

/** Ends every session: for a lost phone, or a computer that others use. */
export function Sessions() {
  const { account } = useServices();
  const [open, setOpen] = useState(false);
  const signOut = useAction({
    run: () => account.signOutEverywhere(),
    success: 'You are signed out everywhere.',
    refusals: 'here',
    unknowns: 'here',
  });

  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      <p className={styles.quiet}>
        Lost your phone, or used somebody else’s computer? Sign out on every device, this one too.
      </p>
      <Button onClick={() => setOpen(true)}>Sign out everywhere</Button>
      {open && (
        <ConfirmDialog
          title="Sign out everywhere?"
          confirmLabel="Sign out"
          action={signOut}
          onConfirm={() => signOut.run()}
          onClose={() => setOpen(false)}
        >
          <p>All your sessions end now. You can sign in again at any time.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
