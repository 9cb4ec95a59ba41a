import type { BikePage } from '@motohaat/contract/bike-facts';
import { usePlatform, useSession } from '@motohaat/platform';
import { Button, ButtonLink, IconButton } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { FlagIcon } from '@motohaat/ui/icons';
import { Price } from '@motohaat/ui/price';
import { useId, useRef } from 'react';

import { links } from '../../links.ts';
import { useBikeMessages } from '../../messages/bike/index.ts';
import { useBikesMessages } from '../../messages/bikes/index.ts';
import { BuyButton } from './buy-button.tsx';
import { useOpenDialog } from './buying.tsx';
import { HeartButton } from './heart-button.tsx';
import { useTakenUpIntent } from './intent.ts';
import { useAskSeller } from './use-ask-seller.ts';
import { useOwnBooking } from './use-own-booking.ts';
import { usePermitted } from './use-permitted.ts';

import styles from './bike-bar.module.css';

type BikeBarProps = {
  bike: BikePage;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/**
 * The one main thing that the person at hand can do with a bike, with its heart and its flag. On a phone
 * the main thing stands with the price in a bar at the foot of the screen.
 */
export function BikeBar({ bike, namedBy }: BikeBarProps) {
  const { buying: t } = useBikesMessages();
  const { actions: asking } = useBikeMessages();
  const { toasts } = usePlatform();
  const open = useOpenDialog();
  const permitted = usePermitted(bike);
  const isHeld = useOwnBooking(bike) !== undefined;
  const row = useRef<HTMLDivElement>(null);
  const start = (action: 'buy' | 'report') =>
    permitted(action, (buyer) => open({ action, product: bike, buyer }));
  const ask = useAskSeller(bike._id);
  const startAsking = () => permitted('ask', () => void ask.run());
  useTakenUpIntent(bike._id, ['buy', 'report', 'ask'], (action) => {
    if (action === 'ask') startAsking();
    else if (action === 'buy' && bike.status === 'reserved' && !isHeld)
      toasts.error(t.alreadyBooked);
    else start(action);
  });
  return (
    <FocusKeeper target={row}>
      <div ref={row} tabIndex={-1} className={styles.actions}>
        <div className={styles.bar}>
          <span className={styles.price} aria-hidden>
            <Price taka={bike.resalePrice} />
          </span>
          <MainAction bike={bike} namedBy={namedBy} onBuy={() => start('buy')} />
        </div>
        <HeartButton product={bike} namedBy={namedBy} className={styles.icon} />
        {!bike.own && (
          <IconButton
            label={t.report}
            aria-describedby={namedBy}
            className={styles.icon}
            onClick={() => start('report')}
          >
            <FlagIcon />
          </IconButton>
        )}
      </div>
      {!bike.own && (
        <Button
          wide
          className={styles.ask}
          aria-describedby={namedBy}
          busy={ask.pending}
          onClick={startAsking}
        >
          {asking.ask}
        </Button>
      )}
    </FocusKeeper>
  );
}

function MainAction({ bike, namedBy, onBuy }: BikeBarProps & { onBuy: () => void }) {
  const { actions: t } = useBikeMessages();
  const { buying } = useBikesMessages();
  const session = useSession();
  const held = useOwnBooking(bike);
  const noteId = useId();
  if (bike.own) {
    return (
      <ButtonLink
        variant="primary"
        className={styles.main}
        to={links.href('edit-bike', { id: bike._id })}
      >
        {t.edit}
      </ButtonLink>
    );
  }
  const role = session.status === 'ready' ? session.user.role : 'buyer';
  const note =
    (role === 'admin' && t.admin) ||
    (role === 'seller' && buying.refusals.buy) ||
    (bike.status === 'reserved' && !held && buying.alreadyBooked);
  return (
    <div className={styles.main}>
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
    </div>
  );
}
