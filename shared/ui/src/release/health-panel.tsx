import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { useReleaseMessages } from '../messages/release/index.ts';
import { FailureChart } from './failure-chart.tsx';
import { failedShare } from './failure-shares.ts';
import type { Health } from './health.ts';
import { type Verdict, vitalsOf } from './vitals.ts';

import styles from './health-panel.module.css';

type HealthPanelProps = {
  title: string;
  /** Whom the release is for, and since when. */
  lead: ReactNode;
  /** Nothing where it is not measured. */
  health: Health | undefined;
  /** See `FailureChart`. */
  ceiling: number;
};

/** How a release does on people's pages. */
export function HealthPanel({ title, lead, health, ceiling }: HealthPanelProps) {
  const { health: t } = useReleaseMessages();
  return (
    <section className={styles.panel}>
      <div className={styles.body}>
        <div className={styles.words}>
          <header>
            <h4 className={styles.title}>{title}</h4>
            <p className={styles.lead}>{lead}</p>
          </header>
          {health?.opened === 0 && <p className={styles.lead}>{t.nobodyYet}</p>}
          {health && health.opened > 0 && <Figures health={health} />}
          {health?.lastUndrawn && <LastUndrawn {...health.lastUndrawn} />}
        </div>
        {health && health.opened > 0 && <FailureChart health={health} ceiling={ceiling} />}
      </div>
    </section>
  );
}

function Figures({ health }: { health: Health }) {
  const { health: t, percent } = useReleaseMessages();
  const { opened, loadFailures, renderErrors, drawFailures } = health;
  return (
    <dl className={styles.figures}>
      <Figure name={t.views} value={t.viewCount(opened)} />
      <Figure name={t.failed} value={percent(failedShare(health))} isWide>
        {t.failures(loadFailures, renderErrors, drawFailures)}
      </Figure>
      {vitalsOf(health, t).map(({ key, name, value, verdict }) => (
        <Figure key={key} name={<abbr title={t.meanings[key]}>{name}</abbr>} value={value ?? '–'}>
          {verdict ? <VerdictWord verdict={verdict} /> : t.notMeasured}
        </Figure>
      ))}
    </dl>
  );
}

/** Also of what nobody opened: a crawler may have asked for it. */
function LastUndrawn({ path, reason, at }: NonNullable<Health['lastUndrawn']>) {
  const { health: t } = useReleaseMessages();
  const [why] = reason.split('\n', 1);
  return (
    <p className={styles.lead}>
      {t.lastUndrawn(at)}{' '}
      <code className={styles.reason} lang="en">
        {path}: {why}
      </code>
    </p>
  );
}

type FigureProps = { name: ReactNode; value: string; isWide?: boolean; children?: ReactNode };

function Figure({ name, value, isWide = false, children }: FigureProps) {
  return (
    <div className={classNames(styles.figure, isWide && styles.wide)}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {children && <span className={styles.note}>{children}</span>}
      </dd>
    </div>
  );
}

const dots: Record<Verdict, string | undefined> = {
  good: styles.good,
  'needs work': styles.middling,
  poor: styles.poor,
};

function VerdictWord({ verdict }: { verdict: Verdict }) {
  const { health: t } = useReleaseMessages();
  return (
    <>
      <span className={classNames(styles.dot, dots[verdict])} aria-hidden />
      {t.verdicts[verdict]}
    </>
  );
}
