import { formats } from '@motohaat/domain/formats';
import { useLanguage } from '@motohaat/platform';

import { useMessages } from '../../messages/index.ts';
import { figures } from './figures.ts';

import styles from './figure-strip.module.css';

export function FigureStrip() {
  const { figures: t } = useMessages();
  const { number } = formats(useLanguage());
  return (
    <section className={styles.strip} aria-label={t.label}>
      <dl className={styles.figures}>
        {figures.map(({ name, value, unit }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.label}>{t.names[name]}</dt>
            <dd className={styles.value}>{`${number(value)}${unit}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
