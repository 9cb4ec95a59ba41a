import { formats } from '@motohaat/domain/formats';
import { useLanguage } from '@motohaat/platform';

import { useLowerMessages } from '../../messages/lower/index.ts';
import { figures } from './figures.ts';

import styles from './figure-strip.module.css';

export default function FigureStrip() {
  const { figures: t } = useLowerMessages();
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
