import type { SellerCard } from '@motohaat/contract/bike-facts';
import { Avatar } from '@motohaat/ui/avatar';
import { CheckIcon } from '@motohaat/ui/icons';
import { Link } from 'react-router-dom';

import { links } from '../links.ts';
import { useBikeMessages } from '../messages/bike/index.ts';

import styles from './seller-block.module.css';

type SellerBlockProps = {
  seller: SellerCard;
  /** Whether it stands on the seller's own page, as its heading. */
  own?: boolean;
};

/** Who sells, as visitors may know them: never how to reach them. */
export function SellerBlock({ seller, own = false }: SellerBlockProps) {
  const { seller: t } = useBikeMessages();
  const { name, photo, since, verified, bikes } = seller;
  return (
    <div className={styles.seller}>
      <Avatar name={name} photo={photo} size={own ? 64 : 48} />
      <div className={styles.words}>
        {own ? (
          <h1 tabIndex={-1} className={styles.title}>
            {name}
          </h1>
        ) : (
          <h2 className={styles.name}>
            <span className={styles.what}>{t.title}</span>{' '}
            <Link to={links.href('seller', { id: seller._id })} className={styles.link}>
              {name}
            </Link>
          </h2>
        )}
        <p className={styles.facts}>
          {verified ? (
            <span className={styles.verified}>
              <CheckIcon />
              {t.verified}
            </span>
          ) : (
            <span>{t.notVerified}</span>
          )}{' '}
          <span>{t.since(since)}</span> <span>{t.bikes(bikes)}</span>
        </p>
      </div>
    </div>
  );
}
