import type { ListResult } from '@motohaat/domain/list-result';

import { useReleaseMessages } from '../messages/release/index.ts';
import { PagedList } from '../paged-list.tsx';

import styles from './fault-list.module.css';

/** An error on people's pages, or a call that failed there. */
type FaultShown = {
  id: string;
  version: string;
  name: string;
  message: string;
  /** The call that failed, and what it was answered. */
  call: string | null;
  status: number | null;
  views: number;
  firstAt: string;
  lastAt: string;
  /** Its places in the sources, innermost first. */
  stack: readonly { place: string; name: string | null }[];
};

/** What went wrong in the releases of an application, the latest first. */
export function FaultList({ list }: { list: ListResult<FaultShown> }) {
  const { faults: t } = useReleaseMessages();
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

function Fault({ fault }: { fault: FaultShown }) {
  const { faults: t } = useReleaseMessages();
  const { name, message, call, status, version, views, firstAt, lastAt, stack } = fault;
  const error = `${name}: ${message}`;
  return (
    <article className={styles.fault}>
      <p className={styles.error}>{error}</p>
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
