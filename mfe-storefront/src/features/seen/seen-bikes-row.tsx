import { useLanguage } from '@motohaat/platform';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { Button } from '@motohaat/ui/button';
import { Price } from '@motohaat/ui/price';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { useKeepMessages } from '../../messages/keep/index.ts';
import { keptName } from '../../on-device/kept-bike.ts';
import { bikePath } from '../../ui/bike-path.ts';
import { useSeen } from './use-seen.ts';

import styles from './seen-bikes-row.module.css';

export type SeenBikesRowProps = {
  /** The bike whose page this is: it is no news there. */
  without?: string | undefined;
};

/** The bikes looked at last, side by side; nothing where there are none. */
export default function SeenBikesRow({ without }: SeenBikesRowProps) {
  const { seen: t } = useKeepMessages();
  const language = useLanguage();
  const seen = useSeen();
  const bikes = seen.bikes.filter(({ id }) => id !== without);
  const titleId = useId();
  if (bikes.length === 0) return null;
  return (
    <section className={styles.seen} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t.title}
        </h2>
        <Button variant="quiet" onClick={seen.forget}>
          {t.clear}
        </Button>
      </header>
      <ul className={styles.bikes}>
        {bikes.map((bike) => (
          <li key={bike.id} className={styles.bike}>
            <Link className={styles.link} to={bikePath({ _id: bike.id, name: bike.name })}>
              <BikePicture src={bike.cover?.card} alt="" />
              <span className={styles.name}>{keptName(bike, language)}</span>
              <span className={styles.price}>
                <Price taka={bike.price} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t.note}</p>
    </section>
  );
}
