import type { BikePage } from '@motohaat/contract/bike-facts';
import { usePlatform, useSession } from '@motohaat/platform';
import { Button, ButtonLink, IconButton } from '@motohaat/ui/button';
import { FlagIcon } from '@motohaat/ui/icons';
import { Price } from '@motohaat/ui/price';

import { links } from '../../links.ts';
import { useBikeMessages } from '../../messages/bike/index.ts';
import { useBikesMessages } from '../../messages/bikes/index.ts';
import { useOpenDialog } from './buying.tsx';
import { HeartButton } from './heart-button.tsx';
import { useTakenUpIntent } from './intent.ts';
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
  const { toasts } = usePlatform();
  const open = useOpenDialog();
  const permitted = usePermitted(bike);
  const start = (action: 'buy' | 'report') =>
    permitted(action, (buyer) => open({ action, product: bike, buyer }));
  useTakenUpIntent(bike._id, ['buy', 'report'], (action) => {
    if (action === 'buy' && bike.status === 'reserved') toasts.error(t.alreadyBooked);
    else if (action !== 'wish') start(action);
  });
  return (
    <div className={styles.actions}>
      <div className={styles.bar}>
        <span className={styles.price} aria-hidden>
          <Price taka={bike.resalePrice} />
        </span>
        <MainAction bike={bike} namedBy={namedBy} onBuy={() => start('buy')} />
      </div>
      <HeartButton product={bike} namedBy={namedBy} className={styles.icon} />
      <IconButton
        label={t.report}
        aria-describedby={namedBy}
        className={styles.icon}
        onClick={() => start('report')}
      >
        <FlagIcon />
      </IconButton>
    </div>
  );
}

function MainAction({ bike, namedBy, onBuy }: BikeBarProps & { onBuy: () => void }) {
  const { actions: t } = useBikeMessages();
  const { buying } = useBikesMessages();
  const session = useSession();
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
  if (session.status === 'ready' && session.user.role !== 'buyer') {
    return (
      <p className={styles.none}>{session.user.role === 'admin' ? t.admin : buying.refusals.buy}</p>
    );
  }
  if (bike.status === 'reserved') return <p className={styles.none}>{buying.alreadyBooked}</p>;
  return (
    <Button variant="primary" className={styles.main} aria-describedby={namedBy} onClick={onBuy}>
      {session.status === 'anonymous' ? t.signIn : buying.buy}
    </Button>
  );
}
