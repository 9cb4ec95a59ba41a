import type { PriceSense } from '@motohaat/contract/bike-facts';
import { classNames } from '@motohaat/ui/class-names';
import { AlertIcon } from '@motohaat/ui/icons';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { scaleOf } from './scale-of.ts';

import styles from './price-scale.module.css';

type PriceScaleProps = { sense: PriceSense; /** Whole taka. */ price: number };

/** Where a price stands among those of such bikes: a scale on which the middle half is marked. */
export function PriceScale({ sense, price }: PriceScaleProps) {
  const { price: t } = useBikeMessages();
  const { from, to, at } = scaleOf(sense, price);
  return (
    <div className={styles.sense}>
      <p className={styles.level}>
        <strong className={classNames(styles.word, styles[sense.level])}>
          {t.levels[sense.level]}
        </strong>
        {t.sense[sense.level]}
      </p>
      {/* Places as attributes: the policy of the site lets no style stand in a document. */}
      <svg className={styles.scale} aria-hidden>
        <rect className={styles.all} y="6" width="100%" height="8" rx="4" />
        <rect
          className={styles.half}
          x={share(from)}
          y="6"
          width={share(to - from)}
          height="8"
          rx="4"
        />
        <circle
          className={classNames(styles.mark, styles[sense.level])}
          cx={share(at)}
          cy="10"
          r="7"
        />
      </svg>
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

const share = (of: number) => `${(of * 100).toFixed(2)}%`;
