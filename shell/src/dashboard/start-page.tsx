import { PageHead } from '@motohaat/platform';

import { useArrival } from '../pages/arrival.ts';

import styles from './start-page.module.css';

/** `/dashboard` itself. */
export function StartPage() {
  useArrival();
  return (
    <div className={styles.index}>
      <PageHead title="Dashboard" hidden="private" />
      <h1>Dashboard</h1>
      <p>Please Select An Option.</p>
    </div>
  );
}
