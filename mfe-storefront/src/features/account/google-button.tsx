import { usePlatform, useSession } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { type ReactNode, useRef, useState } from 'react';

import { useAccountMessages } from '../../messages/account/index.ts';
import { GoogleMark } from './google-mark.tsx';

import styles from './account.module.css';

/** How long the button shows that the window is opening, in ms; a double click falls into it. */
const openingTime = 1000;

/**
 * Google's popup. A popup that the person closed is no failure, and nobody hears of it for seconds:
 * so the button works again at once, and a further click opens a fresh popup. Where popups are
 * blocked (ruling S8.10), the sign-in goes on in this window.
 */
export function GoogleButton({ help }: { help?: ReactNode }) {
  const { google: t } = useAccountMessages();
  const { session } = usePlatform();
  const signingIn = useSession().status === 'signing-in';
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<{ code: string; message?: string }>();
  const lastAttempt = useRef(0);

  async function open(how: 'popup' | 'redirect') {
    const attempt = (lastAttempt.current += 1);
    const isLast = () => attempt === lastAttempt.current;
    const opened = () => isLast() && setOpening(false);
    setOpening(true);
    setFailure(undefined);
    const timer = setTimeout(opened, openingTime);
    const outcome = await session.signInWithGoogle(how);
    clearTimeout(timer);
    opened();
    if (!outcome.ok && isLast()) setFailure(outcome);
  }

  const blocked = failure?.code === 'popup-blocked';
  return (
    <div className={styles.google}>
      <p className={styles.or} aria-hidden>
        {t.or}
      </p>
      <Button wide busy={opening || signingIn} onClick={() => void open('popup')}>
        <GoogleMark />
        {t.open}
      </Button>
      {help && <p className={styles.note}>{help}</p>}
      <Failure message={failure?.message} />
      {blocked && (
        <Button wide onClick={() => void open('redirect')}>
          {t.openHere}
        </Button>
      )}
    </div>
  );
}
