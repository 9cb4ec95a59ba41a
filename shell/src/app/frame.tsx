import { Outlet } from 'react-router-dom';

import { OfferPlace } from '../language/offer-place.tsx';
import { useMessages } from '../messages/index.ts';
import { OverridePlace } from '../override/override-place.tsx';
import { useScrollMemory } from '../pages/arrival.ts';
import { ErrorBoundary } from '../pages/error-boundary.tsx';
import { useDeclaredHead } from '../pages/page-title.tsx';
import { UnexpectedError } from '../pages/unexpected-error.tsx';
import { ToastsPlace } from '../toasts/toasts-place.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { Notices } from './notices.tsx';

import styles from './frame.module.css';

/** What stands around every page. */
export function Frame() {
  const { frame: t } = useMessages();
  useScrollMemory();
  useDeclaredHead();
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {t.skip}
      </a>
      <Navbar />
      <Notices />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary renderFallback={(retry) => <UnexpectedError onRetry={retry} />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer />
      <OverridePlace />
      <OfferPlace />
      <ToastsPlace />
    </div>
  );
}
