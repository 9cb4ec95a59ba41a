import { Outlet } from 'react-router-dom';

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
  useScrollMemory();
  useDeclaredHead();
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        Skip to the content
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
      <ToastsPlace />
    </div>
  );
}
