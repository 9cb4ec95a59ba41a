import type { Landing } from '@motohaat/contract/landing';
import type { ReactNode } from 'react';

import { useLandingMessages } from '../../messages/landing/index.ts';

import styles from './figures.module.css';

/** What the bikes of a page cost, and what they are like, as far as there are enough to say it. */
export function Figures({ landing: { middle, years, km, usual } }: { landing: Landing }) {
  const { figures: t } = useLandingMessages();
  if (!middle && !years && !km && !usual) return null;
  return (
    <dl className={styles.figures}>
      {middle && (
        <Figure name={t.middle} note={t.inMiddle(middle.median)}>
          {t.taka(middle)}
        </Figure>
      )}
      {years && <Figure name={t.years}>{t.year(years)}</Figure>}
      {km && <Figure name={t.km}>{t.kilometres(km)}</Figure>}
      {usual && (
        <Figure name={t.usual} note={t.usualOf(usual.bikes)}>
          {t.taka(usual)}
        </Figure>
      )}
    </dl>
  );
}

function Figure({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
