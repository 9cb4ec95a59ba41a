import { useReleaseMessages } from '../messages/release/index.ts';
import { CanaryVerdictPanel, type Judged } from './canary-verdict.tsx';
import { ceilingFor } from './failure-shares.ts';
import { HealthPanel } from './health-panel.tsx';
import type { Health } from './health.ts';

import styles from './release-figures.module.css';

type ReleaseFiguresProps = {
  /** What is live of an application, and what a few people try. */
  standing: {
    version: string;
    since: string;
    canary: ({ version: string; since: string; percent: number; accounts: number } & Judged) | null;
  };
  /** Of both; nothing of what nobody measures. */
  health: readonly Health[];
};

/** How the live release and its canary do on people's pages, side by side, and what can be said of it. */
export function ReleaseFigures({ standing, health }: ReleaseFiguresProps) {
  const { panels: t } = useReleaseMessages();
  const { version, since, canary } = standing;
  const ceiling = ceilingFor(health);
  return (
    <div className={styles.panels}>
      <HealthPanel
        title={canary ? t.everybodyElse(version) : t.everybody}
        lead={t.liveSince(since)}
        health={health.find((one) => !one.canary)}
        ceiling={ceiling}
      />
      {canary && (
        <HealthPanel
          title={t.canary(canary.version)}
          lead={t.canarySince(canary, canary.since)}
          health={health.find((one) => one.canary)}
          ceiling={ceiling}
        />
      )}
      {canary?.judged && (
        <CanaryVerdictPanel
          version={canary.version}
          judged={canary.judged}
          looks={canary.looks ?? []}
        />
      )}
    </div>
  );
}
