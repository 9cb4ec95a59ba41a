import type { PriceSense } from '@motohaat/contract/bike-facts';
import { classNames } from '@motohaat/ui/class-names';
import { AlertIcon } from '@motohaat/ui/icons';
import type { CSSProperties } from 'react';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { scaleOf } from './scale-of.ts';

import styles from './price-scale.module.css';

type PriceScaleProps = { sense: PriceSense; /** Whole taka. */ price: number };

/** Where a price stands among those of such bikes: a scale on which the middle half is marked. */
export function PriceScale({ sense, price }: PriceScaleProps) {
  const { price: t } = useBikeMessages();
  const { from, to, at } = scaleOf(sense, price);
  const places = { '--from': from, '--to': to, '--at': at } as CSSProperties;
  return (
    <div className={styles.sense}>
      <p className={styles.level}>
        <strong className={classNames(styles.word, styles[sense.level])}>
          {t.levels[sense.level]}
        </strong>
        {t.sense[sense.level]}
      </p>
      <div className={styles.scale} style={places} aria-hidden>
        <span className={styles.half} />
        <span className={classNames(styles.mark, styles[sense.level])} />
      </div>
      <p className={styles.figures}>{t.figures(sense)}</p>
      {sense.suspicious && (
        <p className={styles.warning}>
          <AlertIcon />
          {t.suspicious}
        </p>
      )}
    </div>
  );
}
