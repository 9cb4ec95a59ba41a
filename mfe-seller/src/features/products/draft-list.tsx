import { useApi } from '@motohaat/platform';
import { Spinner } from '@motohaat/ui/spinner';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/index.ts';
import { DraftCard } from './draft-card.tsx';
import { myDraftsQuery } from './products.queries.ts';

import styles from './draft-list.module.css';

/** What the seller has begun and not finished; nothing where there is none. */
export function DraftList() {
  const { drafts: t } = useMessages();
  const { data, failureCount, refetch } = useQuery(myDraftsQuery(useApi()));
  if (!data && failureCount === 0) return <Spinner page />;
  if (!data) return <FailedState onRetry={() => void refetch()}>{t.failed}</FailedState>;
  if (data.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby="drafts">
      <h2 id="drafts" className={styles.title}>
        {t.title}
      </h2>
      <ul className={styles.list}>
        {data.map((draft) => (
          <li key={draft._id}>
            <DraftCard draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  );
}
