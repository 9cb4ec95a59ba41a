import type { UsesOverview } from '@motohaat/contract/uses';

import { useMessages } from '../../messages/uses/index.ts';

import styles from './uses-section.module.css';

/** The majors of the platform contract that are served, the members that will go, and who needs them. */
export function WhatWillGo({ uses: { contracts, deprecated } }: { uses: UsesOverview }) {
  const t = useMessages();
  const usedBy = (users: readonly string[]) => (users.length > 0 ? t.users(users) : t.nobody);
  return (
    <div className={styles.card}>
      <h3 className={styles.heading}>{t.contracts}</h3>
      <ul className={styles.rows}>
        {contracts.map(({ version, until, users }) => (
          <li key={version}>
            <strong>{t.contract(version)}</strong>
            <p className={styles.quiet}>{until === null ? t.current : t.servedUntil(until)}</p>
            <p>{usedBy(users)}</p>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{t.deprecated}</h3>
      {deprecated.length === 0 && <p className={styles.quiet}>{t.noneDeprecated}</p>}
      <ul className={styles.rows}>
        {deprecated.map(({ member, since, until, instead, users }) => (
          <li key={member}>
            <strong>{member}</strong>
            <p className={styles.quiet}>{`${t.goes(since, until)} ${t.instead(instead)}`}</p>
            <p>{usedBy(users)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
