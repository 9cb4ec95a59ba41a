import type { ReleasesOverview } from '@motohaat/contract/registry';
import { Badge } from '@motohaat/ui/badge';
import { Button } from '@motohaat/ui/button';

import { RowMenu } from '../../ui/row-menu.tsx';
import { ceilingFor } from './failure-shares.ts';
import { HealthPanel } from './health-panel.tsx';
import { operationsFor } from './operations.ts';
import type { ReleaseOperation } from './use-decision.ts';
import { momentWords, peopleWords, sizeWords } from './words.ts';

import styles from './application-card.module.css';

type ApplicationCardProps = {
  entry: ReleasesOverview['applications'][number];
  onChoose: (operation: ReleaseOperation) => void;
};

/** One application: what is live of it, who tries what, how both do, and what can be done. */
export function ApplicationCard({ entry, onChoose }: ApplicationCardProps) {
  const { standing, live, health } = entry;
  const { application, version, since, canary, closed, takenBack } = standing;
  const operations = operationsFor(standing);
  const ceiling = ceilingFor(health);
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
            {closed !== null && <Badge tone="danger">Taken off</Badge>}
          </div>
          <p className={styles.size}>{sizeWords(live)}</p>
        </div>
        <div className={styles.actions}>
          {operations.inSight.map(({ operation, label }) => (
            <Button
              key={operation}
              aria-label={`${label} ${application}`}
              onClick={() => onChoose(operation)}
            >
              {label}
            </Button>
          ))}
          {operations.inMenu.length > 0 && (
            <RowMenu
              label={`More for ${application}`}
              items={operations.inMenu.map(({ operation, ...rest }) => ({
                ...rest,
                onChoose: () => onChoose(operation),
              }))}
            />
          )}
        </div>
      </header>
      {closed !== null && (
        <p className={styles.closed}>
          People read in its place: <q>{closed}</q>
        </p>
      )}
      {takenBack && (
        <p className={styles.closed}>
          MotoHaat itself took {takenBack.version} back, {momentWords(takenBack.at)}:{' '}
          <q>{takenBack.reason}</q>
        </p>
      )}
      <div className={styles.panels}>
        <HealthPanel
          title={canary ? `Everybody else: ${version}` : 'Everybody'}
          lead={<>Live since {momentWords(since)}</>}
          health={health.find((one) => !one.canary)}
          ceiling={ceiling}
        />
        {canary && (
          <HealthPanel
            title={`Canary: ${canary.version}`}
            lead={
              <>
                {peopleWords(canary)}, since {momentWords(canary.since)}
              </>
            }
            health={health.find((one) => one.canary)}
            ceiling={ceiling}
          />
        )}
      </div>
    </article>
  );
}
