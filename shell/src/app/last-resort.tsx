import { Button } from '@motohaat/ui/button';

import { useMessages } from '../messages/index.ts';
import { PageTitle } from '../pages/page-title.tsx';

import styles from '../pages/screen.module.css';

/** When even the frame could not be drawn. `unverified`: it was not to be. */
export function LastResort({ reason = 'crashed' }: { reason?: 'crashed' | 'unverified' }) {
  const { lastResort: t } = useMessages();
  const { title, sentence } = t[reason];
  return (
    <main className={styles.screen} role="alert">
      <PageTitle />
      <h1>{title}</h1>
      <p className={styles.text}>{sentence}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t.reload}
      </Button>
    </main>
  );
}

/** When the words did not come. */
export function WordlessLastResort() {
  return (
    <main className={styles.screen} role="alert">
      {/* oxlint-disable-next-line fences/words -- it is said because no catalogue came */}
      <p className={styles.text}>MotoHaat could not start: please load the page again.</p>
    </main>
  );
}
