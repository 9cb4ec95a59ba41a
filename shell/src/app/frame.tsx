import { Outlet } from 'react-router-dom';

import { Override } from '../override/override.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { useScrollMemory } from './arrival.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { Notices } from './notices.tsx';
import { UnexpectedError } from './unexpected-error.tsx';

import styles from './frame.module.css';

/** What stands around every page. */
export function Frame() {
  useScrollMemory();
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
      <Override />
      <Toaster />
    </div>
  );
}
