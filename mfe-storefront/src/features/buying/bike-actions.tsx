import type { Product } from '@motohaat/contract/catalogue';
import type { BikeAct } from '@motohaat/contract/slots';
import { usePlatform } from '@motohaat/platform';
import { IconButton } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { FlagIcon, HeartIcon } from '@motohaat/ui/icons';
import { useRef } from 'react';

import { useBikesMessages } from '../../messages/bikes/index.ts';
import { cardActions } from './action.ts';
import { find, useBikeActs } from './bike-acts.tsx';
import { BuyButton } from './buy-button.tsx';
import { useTakenUpIntent } from './intent.ts';
import { useIsWished, useOwnBooking } from './own-bikes.ts';
import { usePermitted } from './use-permitted.ts';

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
  const { begun, begin } = useBikeActs();
  const permitted = usePermitted(product);
  const isWished = useIsWished(product._id);
  const isHeld = useOwnBooking(product) !== undefined;
  const isTaken = product.status === 'reserved' && !isHeld;
  const reasonId = `reserved-${product._id}`;
  const row = useRef<HTMLDivElement>(null);

  function start(action: (typeof cardActions)[number]) {
    permitted(action, () => begin(action, product));
  }
  useTakenUpIntent(product._id, cardActions, (action) => {
    if (action === 'buy' && isTaken) toasts.error(t.alreadyBooked);
    else start(action);
  });
  if (product.own) return null;

  const beginning = (act: BikeAct) => find(begun, act, product._id);
  const isWishing = (beginning('wish') ?? beginning('unwish')) !== undefined;
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
          label={isWished ? heart.remove : t.wish}
          className={isWished ? styles.wished : undefined}
          aria-busy={isWishing || undefined}
          aria-disabled={isWishing || undefined}
          aria-describedby={namedBy}
          onClick={() => (isWished ? begin('unwish', product) : start('wish'))}
        >
          <HeartIcon />
        </IconButton>
        <IconButton
          label={t.report}
          aria-busy={beginning('report')?.isTaken === false || undefined}
          aria-describedby={namedBy}
          onClick={() => start('report')}
        >
          <FlagIcon />
        </IconButton>
      </div>
    </FocusKeeper>
  );
}
