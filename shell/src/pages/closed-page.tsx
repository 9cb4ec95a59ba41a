import { Drawing } from '@motohaat/ui/drawing';

import { useMessages } from '../messages/index.ts';

import styles from './remote-fallback.module.css';

/** What stands in for a page whose remote was taken off. `sentence` says why. */
export function ClosedPage({ sentence }: { sentence: string }) {
  const { fallback: t } = useMessages();
  return (
    <section className={styles.fallback} role="alert">
      <Drawing name="closed-road" />
      <h1>{t.closed}</h1>
      <p className={styles.text}>{sentence}</p>
    </section>
  );
}
