import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { useReleaseMessages } from '@motohaat/ui/messages/release';
import { FaultList } from '@motohaat/ui/release/fault-list';
import { useState } from 'react';

import { faultsQuery } from './uses.queries.ts';

import styles from './fault-panel.module.css';

/** What went wrong in the releases of an application; asked for when it is opened. */
export function FaultPanel({ application }: { application: string }) {
  const { faults: t } = useReleaseMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.panel}
      aria-label={t.titleOf(application)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t.title}</summary>
      {isOpen && <Faults application={application} />}
    </details>
  );
}

function Faults({ application }: { application: string }) {
  return <FaultList list={usePagedList(faultsQuery(useApi(), application))} />;
}
