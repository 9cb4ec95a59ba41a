import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';
import { useId } from 'react';

import { useStolenMessages } from '../../messages/stolen/index.ts';
import { StolenNumberRow } from './stolen-number-row.tsx';
import { stolenNumbersQuery } from './stolen-numbers.queries.ts';

import styles from './stolen-numbers.module.css';

/** The numbers of stolen bikes, the latest first. */
export function StolenNumberList() {
  const { list: t } = useStolenMessages();
  const heading = useId();
  const list = usePagedList(stolenNumbersQuery(useApi()));
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t.title}
      </h2>
      <PagedList
        list={list}
        label={t.label}
        loading={t.loading}
        failed={t.failed}
        empty={<EmptyState>{t.empty}</EmptyState>}
      >
        {(stolen) => <StolenNumberRow stolen={stolen} />}
      </PagedList>
    </section>
  );
}
