import { Button } from '@motohaat/ui/button';

import { PageTitle } from '../pages/page-title.tsx';

import styles from '../pages/screen.module.css';

type LastResortProps = { title?: string; sentence?: string };

/** When even the frame could not be drawn. */
export function LastResort({
  title = 'Unhandled Thrown Error!',
  sentence = 'MotoHaat could not start. Loading the page again may help.',
}: LastResortProps) {
  return (
    <main className={styles.screen} role="alert">
      <PageTitle />
      <h1>{title}</h1>
      <p className={styles.text}>{sentence}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </main>
  );
}
