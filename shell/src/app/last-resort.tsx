import { Button } from '@motohaat/shared/ui/button';

import styles from './screen.module.css';

/** When even the frame could not be drawn. */
export function LastResort() {
  return (
    <main className={styles.screen} role="alert">
      <h1>Unhandled Thrown Error!</h1>
      <p className={styles.text}>MotoHaat could not start. Loading the page again may help.</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </main>
  );
}
