import { outcomeOf } from '@motohaat/api/outcome';
import * as calls from '@motohaat/contract/calls';
import type { Profile } from '@motohaat/contract/profile';
import { usePlatform } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { dayOf } from './day.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { profileQuery } from './profile.queries.ts';

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
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function keep() {
    setBusy(true);
    const act = api.call(calls.profile.keep);
    const { status, message } = await outcomeOf(act, 'Your account stays.');
    if (status === 'done') toasts.success(message);
    else toasts.error(message);
    await client.invalidateQueries({ queryKey: profileQuery(api).queryKey });
    setBusy(false);
  }

  return (
    <>
      <p>Your account will be deleted on {dayOf(due)}. Until then you can keep it.</p>
      <Button variant="primary" busy={busy} onClick={() => void keep()}>
        Keep my account
      </Button>
    </>
  );
}
