import { Drawing } from '@motohaat/ui/drawing';

import styles from './remote-fallback.module.css';

/** What stands in for a page whose remote was taken off. `sentence` says why. */
export function ClosedPage({ sentence }: { sentence: string }) {
  return (
    <section className={styles.fallback} role="alert">
      <Drawing name="closed-road" />
      <h1>This part is closed for now</h1>
      <p className={styles.text}>{sentence}</p>
    </section>
  );
}
