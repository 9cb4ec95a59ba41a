import { useReleaseMessages } from '../messages/release/index.ts';
import { columnsOf, sentenceFor } from './failure-shares.ts';
import type { Health } from './health.ts';

import styles from './failure-chart.module.css';

type FailureChartProps = {
  health: Health;
  /** The share that fills the height, from 0 to 1: the same for charts that are compared. */
  ceiling: number;
};

const size = { width: 300, height: 64 };
/** The least height that is drawn: a view without failures is told from no view. */
const trace = 2;

/** The share of page views that failed, over time, as columns; and the same as a table. */
export function FailureChart({ health, ceiling }: FailureChartProps) {
  const t = useReleaseMessages();
  const columns = columnsOf(health);
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return null;
  const step = size.width / columns.length;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{t.chart.title}</figcaption>
      <div className={styles.plot}>
        <span className={styles.ceiling} aria-hidden>
          {t.percent(ceiling)}
        </span>
        <svg
          className={styles.columns}
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={sentenceFor(health, t.chart)}
        >
          <path
            className={styles.grid}
            d={`M0 .5H${size.width}M0 ${size.height / 2}H${size.width}`}
          />
          <path className={styles.base} d={`M0 ${size.height - 0.5}H${size.width}`} />
          {columns.map(({ at, opened, share }, index) => {
            if (opened === 0) return null;
            const height = Math.max(trace, Math.min(1, share / ceiling) * size.height);
            return (
              <rect
                key={at}
                className={share > 0 ? styles.failed : styles.fine}
                x={index * step + 1}
                y={size.height - height}
                width={step - 2}
                height={height}
              />
            );
          })}
        </svg>
        <span className={styles.times} aria-hidden>
          <span>{t.clock(first.at)}</span>
          <span>{t.chart.now}</span>
        </span>
      </div>
      <FiguresTable health={health} />
    </figure>
  );
}

/** What the columns stand for, in figures. */
function FiguresTable({ health }: { health: Health }) {
  const { chart: t, clock, percent } = useReleaseMessages();
  const rows = columnsOf(health).filter(({ opened }) => opened > 0);
  if (rows.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{t.figures(health.version)}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.from}</th>
            <th scope="col">{t.views}</th>
            <th scope="col">{t.failed}</th>
            <th scope="col">{t.share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, opened, failed, share }) => (
            <tr key={at}>
              <th scope="row">{clock(at)}</th>
              <td>{t.count(opened)}</td>
              <td>{t.count(failed)}</td>
              <td>{percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
