import type { FaultRecord } from '@motohaat/contract/faults';
import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { PagedList } from '@motohaat/ui/paged-list';
import { useState } from 'react';

import { useMessages } from '../../messages/releases/index.ts';
import { faultsQuery } from './uses.queries.ts';

import styles from './fault-panel.module.css';

/** What went wrong in the releases of an application; asked for when it is opened. */
export function FaultPanel({ application }: { application: string }) {
  const { faults: t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.panel}
      aria-label={t.titleOf(application)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t.title}</summary>
      {isOpen && <FaultList application={application} />}
    </details>
  );
}

function FaultList({ application }: { application: string }) {
  const { faults: t } = useMessages();
  const list = usePagedList(faultsQuery(useApi(), application));
  return (
    <PagedList
      list={list}
      label={t.list}
      loading={t.loading}
      failed={t.failed}
      empty={<p className={styles.quiet}>{t.none}</p>}
      className={styles.faults}
      rowKey={({ id }) => id}
    >
      {(fault) => <Fault fault={fault} />}
    </PagedList>
  );
}

function Fault({ fault }: { fault: FaultRecord }) {
  const { faults: t } = useMessages();
  const { name, message, call, status, version, views, firstAt, lastAt, stack } = fault;
  const error = `${name}: ${message}`;
  return (
    <article className={styles.fault}>
      <h4 className={styles.error}>{error}</h4>
      <p className={styles.quiet}>{call === null ? t.uncaught : t.call(call, status)}</p>
      <p className={styles.quiet}>{t.facts(version, views, firstAt, lastAt)}</p>
      {stack.length === 0 ? (
        <p className={styles.quiet}>{t.noStack}</p>
      ) : (
        <ol className={styles.stack} aria-label={t.stack(error)}>
          {stack.map(({ place, name: within }, index) => (
            // The same place may stand in a stack twice.
            <li key={`${index} ${place}`}>
              {within !== null && `${within} `}
              <span className={styles.place}>{place}</span>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}
