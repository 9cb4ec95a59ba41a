import * as calls from '@motohaat/contract/calls';
import type { WishlistItem } from '@motohaat/contract/wishlist';
import { hasPage } from '@motohaat/domain/listing';
import { bikeName, placeName } from '@motohaat/domain/shown';
import { bikeSlug } from '@motohaat/domain/slug';
import { useAction } from '@motohaat/platform/use-action';
import { Badge, type BadgeTone } from '@motohaat/ui/badge';
import { Button } from '@motohaat/ui/button';
import { PlaceIcon } from '@motohaat/ui/icons';
import { Price } from '@motohaat/ui/price';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';

import styles from './wish-card.module.css';

const tones: Record<Exclude<WishlistItem['status'], 'active'>, BadgeTone> = {
  reserved: 'accent',
  sold: 'neutral',
  removed: 'neutral',
};

type WishCardProps = {
  wish: WishlistItem;
  onBook: () => void;
};

/** A wished bike as it is now: to book while it is for sale, to remove at any time. */
export function WishCard({ wish, onBook }: WishCardProps) {
  const { picture, productId, sellerName, status } = wish;
  const name = bikeName(wish);
  const { wishes: t } = useMessages();
  const isCheaper = status === 'active' && wish.was !== null && wish.price < wish.was;
  const nameId = `wish-${wish._id}`;
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.picture}>
        {picture && (
          <img
            src={picture.card}
            alt={picture.alt}
            width={640}
            height={480}
            loading="lazy"
            decoding="async"
          />
        )}
        {status !== 'active' && (
          <div className={styles.state}>
            <Badge tone={tones[status]}>{t.badges[status]}</Badge>
          </div>
        )}
        {isCheaper && (
          <div className={styles.state}>
            <Badge tone="success">{t.cheaper}</Badge>
          </div>
        )}
      </div>
      <div className={styles.words}>
        <h2 id={nameId} className={styles.name}>
          {hasPage(status) ? (
            <Link to={links.href('bike', { id: productId, slug: bikeSlug(wish.productName) })}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className={styles.price}>
          <Price taka={wish.price} />
          {wish.was !== null && (
            <span className={styles.was}>{t.was(<Price taka={wish.was} />)}</span>
          )}
        </p>
        <p className={styles.place}>
          <PlaceIcon />
          {placeName(wish)}
        </p>
        <p className={styles.seller}>
          {status === 'active' ? t.soldBy(sellerName || t.noName) : t.sentences[status]}
        </p>
        <div className={styles.actions}>
          {status === 'active' && (
            <Button variant="primary" aria-describedby={nameId} onClick={onBook}>
              {t.book}
            </Button>
          )}
          <RemoveButton wish={wish} describedBy={nameId} />
        </div>
      </div>
    </article>
  );
}

function RemoveButton({ wish, describedBy }: { wish: WishlistItem; describedBy: string }) {
  const { wishes: t } = useMessages();
  const removal = useAction({
    run: (api) => api.call(calls.wishlist.remove, { params: { id: wish._id } }),
    success: t.removed,
    changes: ['wishlist'],
  });
  return (
    <Button
      aria-describedby={describedBy}
      busy={removal.pending}
      onClick={() => void removal.run()}
    >
      {t.remove}
    </Button>
  );
}
