import type { Product } from '@motohaat/contract/catalogue';
import { usePlatform } from '@motohaat/platform';
import { Button, IconButton } from '@motohaat/ui/button';
import { FlagIcon, HeartIcon } from '@motohaat/ui/icons';

import { useBikesMessages } from '../../messages/bikes/index.ts';
import { type BuyingAction, buyingActions } from './action.ts';
import { useOpenDialog } from './buying.tsx';
import { useTakenUpIntent } from './intent.ts';
import { usePermitted } from './use-permitted.ts';
import { useOwnWish, useWish } from './use-wish.ts';

import styles from './bike-actions.module.css';

type BikeActionsProps = {
  product: Product;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** Buy, Add To WishList and Report in one row, for everyone; who may not is told why (ruling S2.14). */
export function BikeActions({ product, namedBy }: BikeActionsProps) {
  const { buying: t } = useBikesMessages();
  const { toasts } = usePlatform();
  const open = useOpenDialog();
  const permitted = usePermitted(product);
  const wish = useWish(product);
  const isWished = useOwnWish(product._id) !== undefined;
  const isReserved = product.status === 'reserved';
  const reasonId = `reserved-${product._id}`;

  function start(action: BuyingAction) {
    permitted(action, (buyer) => {
      if (action === 'wish') void wish.run(buyer.email);
      else open({ action, product, buyer });
    });
  }
  useTakenUpIntent(product._id, buyingActions, (action) => {
    if (action === 'buy' && isReserved) toasts.error(t.alreadyBooked);
    else start(action);
  });

  return (
    <div className={styles.actions}>
      {isReserved && (
        <p id={reasonId} className={styles.reason}>
          {t.alreadyBooked}
        </p>
      )}
      <Button
        variant="primary"
        className={styles.buy}
        blocked={isReserved}
        aria-describedby={isReserved ? `${namedBy} ${reasonId}` : namedBy}
        onClick={() => start('buy')}
      >
        {t.buy}
      </Button>
      <IconButton
        label={t.wish}
        className={isWished ? styles.wished : undefined}
        aria-busy={wish.pending || undefined}
        aria-disabled={wish.pending || undefined}
        aria-describedby={namedBy}
        onClick={() => start('wish')}
      >
        <HeartIcon />
      </IconButton>
      <IconButton label={t.report} aria-describedby={namedBy} onClick={() => start('report')}>
        <FlagIcon />
      </IconButton>
    </div>
  );
}
