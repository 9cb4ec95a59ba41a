import type { FaultRecord } from '@motohaat/contract/faults';
import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';

import { teamWords } from '../messages/dashboard/sections.ts';
import { faultsQuery } from './team.queries.ts';

import styles from './team.module.css';

/** What went wrong in an application on people's pages, with its places in the sources. */
export function TeamFaults({ application }: { application: string }) {
  const { team: t } = teamWords.useMessages();
  const list = usePagedList(faultsQuery(useApi(), application));
  return (
    <>
      <h3 className={styles.heading}>{t.faults}</h3>
      <PagedList
        list={list}
        label={t.faultsOf(application)}
        loading={t.faultsLoading}
        failed={t.faultsFailed}
        empty={<p className={styles.quiet}>{t.noFaults}</p>}
        className={styles.rows}
        skeleton={<Skeleton className={styles.bone} />}
        rowKey={({ id }) => id}
      >
        {(fault) => <Fault fault={fault} />}
      </PagedList>
    </>
  );
}

function Fault({ fault }: { fault: FaultRecord }) {
  const { team: t } = teamWords.useMessages();
  const { name, message, call, status, version, views, lastAt, stack } = fault;
  return (
    <>
      <p>
        <strong>{`${name}: ${message}`}</strong>
      </p>
      {call !== null && <p>{t.failedCall(call, status)}</p>}
      <p className={styles.quiet}>{t.faultFacts(version, views, lastAt)}</p>
      <ol className={styles.stack}>
        {stack.map(({ place, name: within }, index) => (
          // The same place may stand in a stack twice.
          <li key={`${index} ${place}`}>{within === null ? place : `${within} ${place}`}</li>
        ))}
      </ol>
    </>
  );
}
