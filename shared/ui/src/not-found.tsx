import { ButtonLink } from './button.tsx';
import { Drawing } from './drawing.tsx';

import styles from './screen.module.css';

/**
 * The page for any path that nobody owns, and for things that do not exist.
 *
 * @param props.home where its way out leads
 */
export function NotFound({ home }: { home: string }) {
  return (
    <section className={styles.screen}>
      <Drawing name="lost-road" label="A motorbike that stopped at a road sign" />
      <h1>Page not found</h1>
      <p className={styles.text}>This road leads nowhere. The address may have a typing error.</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={home}>
          Home
        </ButtonLink>
      </div>
    </section>
  );
}
