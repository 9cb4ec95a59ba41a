import styles from './bike-statistics.module.css';

type DayBarsProps = {
  counts: readonly number[];
  /** What the chart shows, in a sentence. */
  label: string;
};

const size = { step: 4, bar: 3, height: 32 };
/** The least that fills the height: a single wish is not drawn like a rush. */
const ceiling = 3;
/** The least height that is drawn: one of many is told from none. */
const trace = 2;

/** Counts by day as small columns, the earliest first. */
export function DayBars({ counts, label }: DayBarsProps) {
  const most = Math.max(ceiling, ...counts);
  const width = counts.length * size.step;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} ${size.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.base} d={`M0 ${size.height}H${width}`} />
      {counts.map((count, day) => {
        if (count === 0) return null;
        const height = Math.max(trace, (count / most) * size.height);
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a day is its place
            key={day}
            x={day * size.step}
            y={size.height - height}
            width={size.bar}
            height={height}
          />
        );
      })}
    </svg>
  );
}
