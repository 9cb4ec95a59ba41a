import type { ReleasesOverview } from '@motohaat/contract/registry';
import { Badge } from '@motohaat/ui/badge';
import { Button } from '@motohaat/ui/button';

import { RowMenu } from '../../ui/row-menu.tsx';
import { actsOn } from './acts-on.ts';
import { ceilingFor } from './failure-shares.ts';
import { HealthPanel } from './health-panel.tsx';
import type { ActOnRelease } from './use-decision.ts';
import { momentWords, peopleWords, sizeWords } from './words.ts';

import styles from './application-card.module.css';

type ApplicationCardProps = {
  entry: ReleasesOverview['applications'][number];
  onAct: (act: ActOnRelease) => void;
};

/** One application: what is live of it, who tries what, how both do, and what can be done. */
export function ApplicationCard({ entry, onAct }: ApplicationCardProps) {
  const { standing, live, health } = entry;
  const { application, version, since, canary, closed } = standing;
  const acts = actsOn(standing);
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
        <div className={styles.acts}>
          {acts.inSight.map(({ act, label }) => (
            <Button key={act} aria-label={`${label} ${application}`} onClick={() => onAct(act)}>
              {label}
            </Button>
          ))}
          {acts.inMenu.length > 0 && (
            <RowMenu
              label={`More for ${application}`}
              items={acts.inMenu.map(({ act, ...rest }) => ({
                ...rest,
                onChoose: () => onAct(act),
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
