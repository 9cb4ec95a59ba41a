import { usePlatform, useSession } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Drawing } from '@motohaat/ui/drawing';
import { useNavigate } from 'react-router-dom';

import { links } from '../links.ts';

import styles from './remote-fallback.module.css';

const words = {
  slow: {
    title: 'This page is taking long',
    sentence: 'It will appear here as soon as it arrives. The rest of MotoHaat works.',
  },
  broken: {
    title: 'This page could not be loaded',
    sentence: 'The rest of MotoHaat works. Try this page again.',
  },
  crashed: {
    title: 'Something Went Wrong',
    sentence: 'This page ran into a problem. The rest of MotoHaat works.',
  },
};

type RemoteFallbackProps = {
  /** `crashed`: the page was there and threw. */
  reason: keyof typeof words;
  onRetry: () => void;
};

/** What stands in for a page whose remote is down, slow, altered or broken. */
export function RemoteFallback({ reason, onRetry }: RemoteFallbackProps) {
  const { title, sentence } = words[reason];
  return (
    // Named for smoke tests: pages have alerts of their own, which look alike.
    <section className={styles.fallback} role="alert" data-fallback={reason}>
      <Drawing name="broken-chain" />
      <h1>{title}</h1>
      <p className={styles.text}>{sentence}</p>
      <div className={styles.actions}>
        {reason === 'crashed' && <Logout />}
        <Button variant="primary" onClick={onRetry}>
          Retry
        </Button>
      </div>
    </section>
  );
}

/** The specification's way out of an error that stays: log out and back in. */
function Logout() {
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
      <p className={styles.prompt}>Please Logout and log back in.</p>
      <Button onClick={logout}>Logout</Button>
    </>
  );
}
