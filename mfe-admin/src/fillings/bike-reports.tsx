import { defaultLimit } from '@motohaat/contract/list';
import type { SlotProperties } from '@motohaat/contract/slots';
import { useApi } from '@motohaat/platform';
import { ButtonLink } from '@motohaat/ui/button';
import { Skeleton } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { reportsQuery } from '../features/reports/reports.queries.ts';
import { links } from '../links.ts';
import { useMarketMessages } from '../messages/market/index.ts';

import styles from './bike-reports.module.css';

/** A count goes no further than a page of the list. */
const most = defaultLimit;

/** On a bike's page: how many reports about it wait for the admin, and the way to them. */
export default function BikeReports({ bike: { _id: productId } }: SlotProperties<'bike.notice'>) {
  const t = useMarketMessages();
  const titleId = useId();
  const { data, isError, refetch } = useQuery(reportsQuery(useApi(), { state: 'open', productId }));
  if (isError && !data) {
    return <FailedState onRetry={() => void refetch()}>{t.failed}</FailedState>;
  }
  const count = data?.rows.length ?? 0;
  return (
    <section className={styles.reports} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t.reports}
      </h2>
      {data ? (
        <p>{count === 0 ? t.none : t.open(count, count >= most)}</p>
      ) : (
        <Skeleton className={styles.bone} />
      )}
      {count > 0 && (
        <div>
          <ButtonLink
            to={`${links.href('reported-items')}?${String(new URLSearchParams({ productId }))}`}
          >
            {t.look}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
