import { PageHead, type Session, usePlatform, useSession } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { useState } from 'react';

import { useMessages } from '../messages/index.ts';
import { useMessages as useSessionMessages } from '../messages/session/index.ts';
import { useArrival } from './arrival.ts';
import { CompleteAccount } from './complete-account.tsx';

import styles from './screen.module.css';

/** What stands in for pages that need an account while the identity provider alone knows the person. */
export default function IdentityOnlyScreen() {
  const { unfinished: t } = useSessionMessages();
  const session = useSession();
  useArrival();
  if (session.status !== 'identity-only') return null;
  return (
    <>
      <PageHead title={t.pageTitle} hidden="private" />
      {session.reason === 'no-account' ? (
        <CompleteAccount session={session} />
      ) : (
        <Unfinished session={session} />
      )}
    </>
  );
}

function Unfinished({ session }: { session: Extract<Session, { status: 'identity-only' }> }) {
  const { unfinished: t } = useSessionMessages();
  const { actions: labels } = useMessages();
  const { session: actions } = usePlatform();
  const [busy, setBusy] = useState(false);
  const suspended = session.reason === 'suspended';
  const retry = async () => {
    setBusy(true);
    await actions.retry();
    setBusy(false);
  };
  return (
    <section className={styles.screen}>
      <h1>{suspended ? t.suspended : t.finishing}</h1>
      <p className={styles.text}>{session.message}</p>
      <div className={styles.actions}>
        <Button onClick={() => void actions.signOut()}>{labels.logout}</Button>
        {!suspended && (
          <Button variant="primary" busy={busy} onClick={() => void retry()}>
            {labels.retry}
          </Button>
        )}
      </div>
    </section>
  );
}
