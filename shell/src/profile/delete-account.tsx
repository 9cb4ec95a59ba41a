import * as calls from '@motohaat/contract/calls';
import type { Profile } from '@motohaat/contract/profile';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { useState } from 'react';

import { useMessages } from '../messages/dashboard/index.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

import styles from './profile-page.module.css';

/** The end of the account, or, where that was asked for, the way back. */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const { deletion: t } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="delete-title">
      <h2 id="delete-title">{t.title}</h2>
      {profile.deletionDue ? (
        <KeepAccount due={profile.deletionDue} />
      ) : profile.isDemo ? (
        <p className={styles.quiet}>{t.demo}</p>
      ) : (
        <>
          <p className={styles.quiet}>{t.lead}</p>
          <Button variant="destructive" onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        </>
      )}
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

function KeepAccount({ due }: { due: string }) {
  const { leaving: t } = useMessages();
  const keeping = useAction({
    run: (api) => api.call(calls.profile.keep),
    success: t.kept,
    changes: ['profile'],
  });

  return (
    <>
      <p>{t.canKeep(new Date(due))}</p>
      <Button variant="primary" busy={keeping.pending} onClick={() => void keeping.run()}>
        {t.keep}
      </Button>
    </>
  );
}
