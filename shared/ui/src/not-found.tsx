import { commonWords } from '@motohaat/platform';

import { ButtonLink } from './button.tsx';
import { Drawing } from './drawing.tsx';

import styles from './screen.module.css';

/**
 * The page for any path that nobody owns, and for things that do not exist.
 *
 * @param props.home where its way out leads
 */
export function NotFound({ home }: { home: string }) {
  const { notFound: t } = commonWords.useMessages();
  return (
    <section className={styles.screen}>
      <Drawing name="lost-road" label={t.picture} />
      <h1>{t.title}</h1>
      <p className={styles.text}>{t.lead}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={home}>
          {t.home}
        </ButtonLink>
      </div>
    </section>
  );
}
