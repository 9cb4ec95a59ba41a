import { figures } from './figures.ts';

import styles from './figure-strip.module.css';

export function FigureStrip() {
  return (
    <section className={styles.strip} aria-label="Display figures">
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
