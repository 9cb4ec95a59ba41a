import { commonWords, usePlatform, useSession } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Drawing } from '@motohaat/ui/drawing';
import { useNavigate } from 'react-router-dom';

import { links } from '../links.ts';
import { useMessages } from '../messages/index.ts';

import styles from './remote-fallback.module.css';

type RemoteFallbackProps = {
  /** `crashed`: the page was there and threw. */
  reason: 'slow' | 'broken' | 'crashed';
  onRetry: () => void;
};

/** What stands in for a page whose remote is down, slow, altered or broken. */
export function RemoteFallback({ reason, onRetry }: RemoteFallbackProps) {
  const { fallback: t, actions } = useMessages();
  const { title, sentence } = t[reason];
  return (
    // Named for smoke tests: pages have alerts of their own, which look alike.
    <section className={styles.fallback} role="alert" data-fallback={reason}>
      <Drawing name="broken-chain" />
      <h1>{title}</h1>
      <p className={styles.text}>{sentence}</p>
      <div className={styles.actions}>
        {reason === 'crashed' && <Logout />}
        <Button variant="primary" onClick={onRetry}>
          {actions.retry}
        </Button>
      </div>
    </section>
  );
}

/** The specification's way out of an error that stays: log out and back in. */
function Logout() {
  const { actions } = useMessages();
  const { wentWrong } = commonWords.useMessages();
  const { session } = usePlatform();
  const signedIn = useSession().status !== 'anonymous';
  const navigate = useNavigate();
  if (!signedIn) return null;
  const logout = () => {
    void session.signOut();
    void navigate(links.href('sign-in'));
  };
  return (
    <>
      <p className={styles.prompt}>{wentWrong.advice}</p>
      <Button onClick={logout}>{actions.logout}</Button>
    </>
  );
}
