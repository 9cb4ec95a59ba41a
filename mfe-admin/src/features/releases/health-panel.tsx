import type { Health } from '@motohaat/contract/registry';
import { classNames } from '@motohaat/ui/class-names';
import type { ReactNode } from 'react';

import { FailureChart } from './failure-chart.tsx';
import { failedShare } from './failure-shares.ts';
import { type Verdict, vitalsOf } from './vitals.ts';
import { percentWords } from './words.ts';

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

const count = new Intl.NumberFormat('en-IN');

/** How a release does on people's pages. */
export function HealthPanel({ title, lead, health, ceiling }: HealthPanelProps) {
  return (
    <section className={styles.panel}>
      <div className={styles.body}>
        <div className={styles.words}>
          <header>
            <h4 className={styles.title}>{title}</h4>
            <p className={styles.lead}>{lead}</p>
          </header>
          {health?.opened === 0 && (
            <p className={styles.lead}>Nobody has opened a page of it yet.</p>
          )}
          {health && health.opened > 0 && <Figures health={health} />}
        </div>
        {health && health.opened > 0 && <FailureChart health={health} ceiling={ceiling} />}
      </div>
    </section>
  );
}

function Figures({ health }: { health: Health }) {
  const { opened, loadFailures, renderErrors, drawFailures } = health;
  return (
    <dl className={styles.figures}>
      <Figure name="Views" value={count.format(opened)} />
      <Figure name="Failed" value={percentWords(failedShare(health))} isWide>
        {loadFailures} not loaded, {renderErrors} broken
        {drawFailures > 0 && `, ${drawFailures} not drawn by the server`}
      </Figure>
      {vitalsOf(health).map(({ name, meaning, value, verdict }) => (
        <Figure
          key={name}
          name={<abbr title={`${meaning}, at the 75th percentile`}>{name}</abbr>}
          value={value ?? '–'}
        >
          {verdict ? <VerdictWord verdict={verdict} /> : 'not measured'}
        </Figure>
      ))}
    </dl>
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
  return (
    <>
      <span className={classNames(styles.dot, dots[verdict])} aria-hidden />
      {verdict}
    </>
  );
}
