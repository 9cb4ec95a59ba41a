import { announceChange } from '@motohaat/api/buying-changes';
import { outcomeOf } from '@motohaat/api/outcome';
import { createSendOnce } from '@motohaat/api/send-once';
import * as calls from '@motohaat/contract/calls';
import type { Product } from '@motohaat/contract/catalogue';
import { type SignInState, usePlatform, useSession } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { FlagIcon, HeartIcon } from '@motohaat/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';
import { type BuyingAction, judge } from './action.ts';
import { bikeNamed } from './bike-named.ts';
import { useOpenDialog } from './buying.tsx';
import { intentPath, rememberIntent, takeOwnIntent, useIntent } from './intent.ts';

import styles from './bike-actions.module.css';

const alreadyBooked = 'This bike is already booked.';

type BikeActionsProps = {
  product: Product;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** Buy, Add To WishList and Report, for everyone; who may not is told why (ruling S2.14). */
export function BikeActions({ product, namedBy }: BikeActionsProps) {
  const { toasts } = usePlatform();
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const open = useOpenDialog();
  const [wishing, addWish] = useWish(product);
  const [intent, intentDone] = useIntent();
  const isReserved = product.status === 'reserved';
  const reasonId = `reserved-${product._id}`;

  function act(action: BuyingAction) {
    const verdict = judge(action, product, session);
    if (verdict.may === 'not') return toasts.error(verdict.because);
    if (verdict.may === 'act') {
      if (action === 'wish') return void addWish(verdict.buyer.email);
      return open({ action, product, buyer: verdict.buyer });
    }
    const wanted = { action, productId: product._id };
    const from = intentPath(location, wanted);
    rememberIntent(wanted);
    // A sign-in that is under way ends in a moment, and the intent is taken up here.
    if (verdict.may === 'wait') return void navigate(from, { replace: true });
    return void navigate(links.href('sign-in'), { state: { from } satisfies SignInState });
  }

  const waiting = intent?.productId === product._id ? intent : undefined;
  const takeUp = useEffectEvent(() => {
    if (!waiting) return;
    const isOwn = takeOwnIntent(waiting);
    intentDone();
    if (waiting.action === 'buy' && isReserved) toasts.error(alreadyBooked);
    else if (waiting.action !== 'wish' || isOwn) act(waiting.action);
  });
  const isReady = waiting !== undefined && session.status === 'ready';
  useEffect(() => {
    if (isReady) takeUp();
  }, [isReady]);

  return (
    <div className={styles.actions}>
      {isReserved && (
        <p id={reasonId} className={styles.reason}>
          {alreadyBooked}
        </p>
      )}
      <Button
        variant="primary"
        className={styles.buy}
        blocked={isReserved}
        aria-describedby={isReserved ? `${namedBy} ${reasonId}` : namedBy}
        onClick={() => act('buy')}
      >
        Buy
      </Button>
      <Button busy={wishing} aria-describedby={namedBy} onClick={() => act('wish')}>
        <HeartIcon />
        Add To WishList
      </Button>
      <Button variant="quiet" aria-describedby={namedBy} onClick={() => act('report')}>
        <FlagIcon />
        Report
      </Button>
    </div>
  );
}

function useWish(product: Product): [busy: boolean, add: (email: string) => Promise<void>] {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const [send] = useState(() => createSendOnce(api));
  const [busy, setBusy] = useState(false);

  async function add(email: string) {
    setBusy(true);
    const act = send(calls.wishlist.create, { body: { ...bikeNamed(product), email } });
    const { status, message } = await outcomeOf(act, 'Added To WishList').finally(() =>
      setBusy(false),
    );
    if (status === 'done') toasts.success(message);
    else toasts.error(message);
    await announceChange(client);
  }

  return [busy, add];
}
