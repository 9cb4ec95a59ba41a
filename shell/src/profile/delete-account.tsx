import * as calls from '@motohaat/contract/calls';
import type { Profile } from '@motohaat/contract/profile';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { useState } from 'react';

import { dayOf } from './day.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

import styles from './profile-page.module.css';

/** The end of the account, or, where that was asked for, the way back. */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="delete-title">
      <h2 id="delete-title">Delete my account</h2>
      {profile.deletionDue ? (
        <KeepAccount due={profile.deletionDue} />
      ) : profile.isDemo ? (
        <p className={styles.quiet}>This is a demo account that everybody uses. It stays.</p>
      ) : (
        <>
          <p className={styles.quiet}>
            You will read first what happens, and you can change your mind for 7 days.
          </p>
          <Button onClick={() => setOpen(true)}>Delete my account…</Button>
        </>
      )}
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

function KeepAccount({ due }: { due: string }) {
  const keeping = useAction({
    run: (api) => api.call(calls.profile.keep),
    success: 'Your account stays.',
    changes: ['profile'],
  });

  return (
    <>
      <p>Your account will be deleted on {dayOf(due)}. Until then you can keep it.</p>
      <Button variant="primary" busy={keeping.pending} onClick={() => void keeping.run()}>
        Keep my account
      </Button>
    </>
  );
}
