import type { Product } from '@motohaat/contract/catalogue';
import { usePlatform } from '@motohaat/platform';
import { IconButton } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { FlagIcon, HeartIcon } from '@motohaat/ui/icons';
import { useRef } from 'react';

import { useBikesMessages } from '../../messages/bikes/index.ts';
import { cardActions } from './action.ts';
import { BuyButton } from './buy-button.tsx';
import { useOpenDialog } from './buying.tsx';
import { useTakenUpIntent } from './intent.ts';
import { useOwnBooking } from './use-own-booking.ts';
import { usePermitted } from './use-permitted.ts';
import { useOwnWish, useUnwish, useWish } from './use-wish.ts';

import styles from './bike-actions.module.css';

type BikeActionsProps = {
  product: Product;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/**
 * Buy, Add To WishList and Report in one row, for everyone but the bike's own seller; who may not is told
 * why (ruling S2.14).
 */
export function BikeActions({ product, namedBy }: BikeActionsProps) {
  const { buying: t, heart } = useBikesMessages();
  const { toasts } = usePlatform();
  const open = useOpenDialog();
  const permitted = usePermitted(product);
  const wish = useWish(product);
  const unwish = useUnwish();
  const wishId = useOwnWish(product._id);
  const isHeld = useOwnBooking(product) !== undefined;
  const isTaken = product.status === 'reserved' && !isHeld;
  const reasonId = `reserved-${product._id}`;
  const row = useRef<HTMLDivElement>(null);

  function start(action: (typeof cardActions)[number]) {
    permitted(action, (buyer) => {
      if (action === 'wish') void wish.run(buyer.email);
      else open({ action, product, buyer });
    });
  }
  useTakenUpIntent(product._id, cardActions, (action) => {
    if (action === 'buy' && isTaken) toasts.error(t.alreadyBooked);
    else start(action);
  });
  if (product.own) return null;

  const isWishing = wish.pending || unwish.pending;
  return (
    <FocusKeeper target={row}>
      <div ref={row} tabIndex={-1} className={styles.actions}>
        {isTaken && (
          <p id={reasonId} className={styles.reason}>
            {t.alreadyBooked}
          </p>
        )}
        <BuyButton
          product={product}
          className={styles.buy}
          describedBy={isTaken ? `${namedBy} ${reasonId}` : namedBy}
          onBuy={() => start('buy')}
        />
        <IconButton
          label={wishId === undefined ? t.wish : heart.remove}
          className={wishId === undefined ? undefined : styles.wished}
          aria-busy={isWishing || undefined}
          aria-disabled={isWishing || undefined}
          aria-describedby={namedBy}
          onClick={() => (wishId === undefined ? start('wish') : void unwish.run(wishId))}
        >
          <HeartIcon />
        </IconButton>
        <IconButton label={t.report} aria-describedby={namedBy} onClick={() => start('report')}>
          <FlagIcon />
        </IconButton>
      </div>
    </FocusKeeper>
  );
}
