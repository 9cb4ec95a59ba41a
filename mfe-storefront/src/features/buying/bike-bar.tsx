import type { BikePage } from '@motohaat/contract/bike-facts';
import { usePlatform, useSession } from '@motohaat/platform';
import { Button, IconButton } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { FootBar } from '@motohaat/ui/foot-bar';
import { FlagIcon } from '@motohaat/ui/icons';
import { type ReactNode, useId, useRef } from 'react';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { useBikesMessages } from '../../messages/bikes/index.ts';
import { type BuyingAction, buyingActions } from './action.ts';
import { find, useBikeActs } from './bike-acts.tsx';
import { BuyButton } from './buy-button.tsx';
import { HeartButton } from './heart-button.tsx';
import { useTakenUpIntent } from './intent.ts';
import { useOwnBooking } from './own-bikes.ts';
import { usePermitted } from './use-permitted.ts';

import styles from './bike-bar.module.css';

const actionsOfBar = ['buy', 'report', 'ask'] as const satisfies BuyingAction[];

type BarOfBike = {
  bike: BikePage;
  /** Id of the element that names the bike. */
  namedBy: string;
};

type BikeBarProps = BarOfBike & {
  /** Another choice of the kind of heart and flag. */
  children: ReactNode;
};

/**
 * The one main thing that the person at hand can do with a bike, with its heart and its flag; nothing of that
 * for its own seller. On a phone the main thing stands with the price in a bar at the foot of the screen.
 */
export function BikeBar({ bike, namedBy, children }: BikeBarProps) {
  const { buying: t } = useBikesMessages();
  const { actions: asking } = useBikeMessages();
  const { toasts } = usePlatform();
  const { begun, begin } = useBikeActs();
  const permitted = usePermitted(bike);
  const isHeld = useOwnBooking(bike) !== undefined;
  const row = useRef<HTMLDivElement>(null);
  const start = (action: BuyingAction) => permitted(action, () => begin(action, bike));
  // Its heart takes up a wish, where there is one.
  useTakenUpIntent(bike._id, bike.own ? buyingActions : actionsOfBar, (action) => {
    if (action === 'buy' && bike.status === 'reserved' && !isHeld) toasts.error(t.alreadyBooked);
    else start(action);
  });
  if (bike.own) return null;
  return (
    <FocusKeeper target={row}>
      <div ref={row} tabIndex={-1} className={styles.actions}>
        <FootBar taka={bike.resalePrice}>
          <MainAction bike={bike} namedBy={namedBy} onBuy={() => start('buy')} />
        </FootBar>
        <HeartButton product={bike} namedBy={namedBy} className={styles.icon} />
        <IconButton
          label={t.report}
          aria-busy={find(begun, 'report', bike._id)?.isTaken === false || undefined}
          aria-describedby={namedBy}
          className={styles.icon}
          onClick={() => start('report')}
        >
          <FlagIcon />
        </IconButton>
        {children}
      </div>
      <Button
        wide
        className={styles.ask}
        aria-describedby={namedBy}
        busy={find(begun, 'ask', bike._id) !== undefined}
        onClick={() => start('ask')}
      >
        {asking.ask}
      </Button>
    </FocusKeeper>
  );
}

function MainAction({ bike, namedBy, onBuy }: BarOfBike & { onBuy: () => void }) {
  const { actions: t } = useBikeMessages();
  const { buying } = useBikesMessages();
  const session = useSession();
  const held = useOwnBooking(bike);
  const noteId = useId();
  const role = session.status === 'ready' ? session.user.role : 'buyer';
  const note =
    (role === 'admin' && t.admin) ||
    (role === 'seller' && buying.refusals.buy) ||
    (bike.status === 'reserved' && !held && buying.alreadyBooked);
  return (
    <>
      {note && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
      <BuyButton
        product={bike}
        describedBy={note ? `${namedBy} ${noteId}` : namedBy}
        visitorsLabel={t.signIn}
        onBuy={onBuy}
      />
    </>
  );
}
