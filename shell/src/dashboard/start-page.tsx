import { PageHead } from '@motohaat/platform';

import { useMessages } from '../messages/dashboard/index.ts';
import { useArrival } from '../pages/arrival.ts';

import styles from './start-page.module.css';

/** `/dashboard` itself. */
export function StartPage() {
  const { dashboard: t } = useMessages();
  useArrival();
  return (
    <div className={styles.index}>
      <PageHead title={t.title} hidden="private" />
      <h1>{t.title}</h1>
      <p>{t.choose}</p>
    </div>
  );
}
