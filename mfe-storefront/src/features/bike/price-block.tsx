import type { BikePage } from '@motohaat/contract/bike-facts';
import { Price } from '@motohaat/ui/price';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { PriceScale } from './price-scale.tsx';

import styles from './price-block.module.css';

/** The price, what it was before, and what such bikes cost. */
export function PriceBlock({ bike }: { bike: BikePage }) {
  const { price: t } = useBikeMessages();
  const { resalePrice, prices, priceSense } = bike;
  const [last, ...older] = prices;
  return (
    <div className={styles.block}>
      <p className={styles.price}>
        <Price taka={resalePrice} />
      </p>
      {last && (
        <p className={styles.before}>
          {last.price > resalePrice
            ? t.lowered(last.price, last.until)
            : t.raised(last.price, last.until)}
        </p>
      )}
      {older.length > 0 && (
        <details className={styles.history}>
          <summary>{t.history}</summary>
          <ul>
            {older.map(({ price, until }) => (
              <li key={until}>{t.until(price, until)}</li>
            ))}
          </ul>
        </details>
      )}
      {priceSense ? (
        <PriceScale sense={priceSense} price={resalePrice} />
      ) : (
        <p className={styles.unknown}>{t.unknown}</p>
      )}
    </div>
  );
}
