import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { useReleaseMessages } from '@motohaat/ui/messages/release';
import { FaultList } from '@motohaat/ui/release/fault-list';

import { faultsQuery } from './team.queries.ts';

import styles from './team.module.css';

/** What went wrong in an application on people's pages, with its places in the sources. */
export function TeamFaults({ application }: { application: string }) {
  const { faults: t } = useReleaseMessages();
  return (
    <section className={styles.group} aria-label={t.titleOf(application)}>
      <h3 className={styles.heading}>{t.title}</h3>
      <FaultList list={usePagedList(faultsQuery(useApi(), application))} />
    </section>
  );
}
