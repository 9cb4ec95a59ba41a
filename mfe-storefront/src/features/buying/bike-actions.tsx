import * as calls from '@motohaat/contract/calls';
import type { Product } from '@motohaat/contract/catalogue';
import { type SignInState, usePlatform, useSession } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { FlagIcon, HeartIcon } from '@motohaat/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';
import { useCategoryMessages } from '../../messages/category/index.ts';
import { type BuyingAction, permissionFor } from './action.ts';
import { bikeNamed } from './bike-named.ts';
import { useOpenDialog } from './buying.tsx';
import { intentPath, rememberIntent, takeOwnIntent, useIntent } from './intent.ts';

import styles from './bike-actions.module.css';

type BikeActionsProps = {
  product: Product;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** Buy, Add To WishList and Report, for everyone; who may not is told why (ruling S2.14). */
export function BikeActions({ product, namedBy }: BikeActionsProps) {
  const { buying: t } = useCategoryMessages();
  const { toasts } = usePlatform();
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const open = useOpenDialog();
  const wish = useWish(product);
  const [intent, intentDone] = useIntent();
  const isReserved = product.status === 'reserved';
  const reasonId = `reserved-${product._id}`;

  function start(action: BuyingAction) {
    const permission = permissionFor(action, product, session);
    if (permission.status === 'refused') return toasts.error(t.refusals[permission.reason]);
    if (permission.status === 'allowed') {
      if (action === 'wish') return void wish.run(permission.buyer.email);
      return open({ action, product, buyer: permission.buyer });
    }
    const wanted = { action, productId: product._id };
    const from = intentPath(location, wanted);
    rememberIntent(wanted);
    // A sign-in that is under way ends in a moment, and the intent is taken up here.
    if (permission.status === 'wait') return void navigate(from, { replace: true });
    return void navigate(links.href('sign-in'), { state: { from } satisfies SignInState });
  }

  const waiting = intent?.productId === product._id ? intent : undefined;
  const takeUp = useEffectEvent(() => {
    if (!waiting) return;
    const isOwn = takeOwnIntent(waiting);
    intentDone();
    if (waiting.action === 'buy' && isReserved) toasts.error(t.alreadyBooked);
    else if (waiting.action !== 'wish' || isOwn) start(waiting.action);
  });
  const isReady = waiting !== undefined && session.status === 'ready';
  useEffect(() => {
    if (isReady) takeUp();
  }, [isReady]);

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
      <Button busy={wish.pending} aria-describedby={namedBy} onClick={() => start('wish')}>
        <HeartIcon />
        {t.wish}
      </Button>
      <Button variant="quiet" aria-describedby={namedBy} onClick={() => start('report')}>
        <FlagIcon />
        {t.report}
      </Button>
    </div>
  );
}

function useWish(product: Product) {
  const { buying: t } = useCategoryMessages();
  return useAction({
    run: (api, email: string) =>
      api.call(calls.wishlist.create, { body: { ...bikeNamed(product), email } }),
    success: t.wished,
    changes: ['wishlist', 'products'],
  });
}
