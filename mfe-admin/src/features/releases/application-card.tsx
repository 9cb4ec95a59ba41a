import type { ReleasesOverview } from '@motohaat/contract/registry';
import { Badge } from '@motohaat/ui/badge';
import { Button } from '@motohaat/ui/button';
import { ReleaseFigures } from '@motohaat/ui/release/release-figures';

import { useMessages } from '../../messages/releases/index.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { FaultPanel } from './fault-panel.tsx';
import { nameOf } from './name-of.ts';
import { operationsFor } from './operations.ts';
import type { ReleaseOperation } from './use-decision.ts';

import styles from './application-card.module.css';

type ApplicationCardProps = {
  entry: ReleasesOverview['applications'][number];
  onChoose: (operation: ReleaseOperation) => void;
};

/** One application: what is live of it, who tries what, how both do, and what can be done. */
export function ApplicationCard({ entry, onChoose }: ApplicationCardProps) {
  const messages = useMessages();
  const t = messages.card;
  const { standing, live, health, others } = entry;
  const { application, version, canary, closed, takenBack, verdict } = standing;
  const operations = operationsFor(standing, others, t);
  const headingId = `release-${application}`;
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.header}>
        <div className={styles.words}>
          <div className={styles.title}>
            <h3 id={headingId} className={styles.name}>
              {application}
            </h3>
            <Badge>{version}</Badge>
            {closed !== null && <Badge tone="danger">{t.takenOff}</Badge>}
          </div>
          <p className={styles.size}>{messages.size(live)}</p>
        </div>
        <div className={styles.actions}>
          {operations.inSight.map(({ operation, label, blocked }) => (
            <Button
              key={operation}
              blocked={blocked !== undefined}
              aria-describedby={blocked && `${headingId}-${operation}`}
              aria-label={t.operationOf(application, label)}
              onClick={() => onChoose(operation)}
            >
              {label}
            </Button>
          ))}
          {operations.inMenu.length > 0 && (
            <RowMenu
              label={t.more(application)}
              items={operations.inMenu.map(({ operation, ...rest }) => ({
                ...rest,
                onChoose: () => onChoose(operation),
              }))}
            />
          )}
        </div>
      </header>
      {operations.inSight.map(
        ({ operation, blocked }) =>
          blocked && (
            <p key={operation} id={`${headingId}-${operation}`} className={styles.size}>
              {blocked}
            </p>
          ),
      )}
      {closed !== null && <p className={styles.closed}>{t.readInPlace(<q>{closed}</q>)}</p>}
      {takenBack && (
        <p className={styles.closed}>
          {t.takenBack(takenBack.version, takenBack.at, <q>{takenBack.reason}</q>)}
        </p>
      )}
      {verdict && !takenBack && verdict.release !== canary?.release && (
        <p className={styles.size}>
          {t.verdict(verdict.version, verdict.at, <q>{verdict.reason}</q>)}
        </p>
      )}
      {canary?.with && <p className={styles.size}>{t.together(canary.with.map(nameOf))}</p>}
      {canary?.ramp && !canary.held && <p className={styles.size}>{t.ramp}</p>}
      {canary?.held && (
        <p className={styles.closed}>{t.held(canary.held.at, <q>{canary.held.reason}</q>)}</p>
      )}
      <ReleaseFigures standing={standing} health={health} />
      <FaultPanel application={application} />
    </article>
  );
}
