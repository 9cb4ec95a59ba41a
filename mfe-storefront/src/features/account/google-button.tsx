import { usePlatform } from '@motohaat/shared/platform';
import { Button } from '@motohaat/shared/ui/button';
import { type ReactNode, useState } from 'react';

import { Failure } from './failure.tsx';
import { GoogleMark } from './google-mark.tsx';

import styles from './account.module.css';

/** Google's popup. A popup that the person closed is no failure. */
export function GoogleButton({ help }: { help?: ReactNode }) {
  const { session } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function open() {
    setBusy(true);
    setFailure(undefined);
    const outcome = await session.signInWithGoogle();
    setBusy(false);
    if (!outcome.ok) setFailure(outcome.message);
  }

  return (
    <div className={styles.google}>
      <p className={styles.or} aria-hidden>
        or
      </p>
      <Button wide busy={busy} onClick={() => void open()}>
        <GoogleMark />
        Continue with Google
      </Button>
      {help && <p className={styles.note}>{help}</p>}
      <Failure message={failure} />
    </div>
  );
}
