import type { SoldBike } from '@motohaat/contract/bike-facts';
import { bikeName } from '@motohaat/domain/shown';
import { FormerPageHead } from '@motohaat/platform';
import { ButtonLink } from '@motohaat/ui/button';

import { links } from '../../links.ts';
import { useBikeMessages } from '../../messages/bike/index.ts';
import type { BikeHeart } from '../../ui/bike-card.tsx';
import { SimilarBikes } from './similar-bikes.tsx';

import styles from './sold-bike.module.css';

/** In the place of a bike that was sold: what is like it. */
export function SoldBikeNotice({ bike, heart }: { bike: SoldBike; heart: BikeHeart }) {
  const { sold: t } = useBikeMessages();
  const title = t.title(bikeName(bike));
  return (
    <>
      <FormerPageHead title={title} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.message}>{bike.message}</p>
        <ButtonLink variant="primary" to={links.href('home')}>
          {t.home}
        </ButtonLink>
      </header>
      <SimilarBikes bikes={bike.similar} title={t.others} heart={heart} />
    </>
  );
}
