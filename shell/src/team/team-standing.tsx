import type { LiveStatus } from '@motohaat/contract/registry';

import { teamWords } from '../messages/dashboard/sections.ts';

import styles from './team.module.css';

/** What is live of an application, and what there is to know of it besides figures. */
export function TeamStanding({ standing }: { standing: LiveStatus | null }) {
  const { team: t } = teamWords.useMessages();
  if (!standing) return <p>{t.notLive}</p>;
  const { version, since, canary, closed, takenBack, verdict } = standing;
  return (
    <div className={styles.group}>
      <p>{t.live(version, since)}</p>
      {canary?.with && <p className={styles.quiet}>{t.together(canary.with.map(nameOf))}</p>}
      {canary?.ramp && !canary.held && <p className={styles.quiet}>{t.ramp}</p>}
      {canary?.held && <p>{t.held(canary.held.at, canary.held.reason)}</p>}
      {closed !== null && <p>{t.closed(closed)}</p>}
      {takenBack && <p>{t.takenBack(takenBack.version, takenBack.at, takenBack.reason)}</p>}
      {verdict && !takenBack && verdict.release !== canary?.release && (
        <p className={styles.quiet}>{t.verdict(verdict.version, verdict.at, verdict.reason)}</p>
      )}
    </div>
  );
}

/** Such as `mfe-buyer 1.2.0`. */
const nameOf = ({ application, version }: { application: string; version: string }) =>
  `${application} ${version}`;
