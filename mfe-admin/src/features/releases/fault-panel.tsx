import { latePart } from '@motohaat/ui/late-part';
import { useReleaseMessages } from '@motohaat/ui/messages/release';
import { useState } from 'react';

import styles from './fault-panel.module.css';

const Faults = latePart(() => import(/* webpackChunkName: "faults" */ './faults.tsx'));

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
