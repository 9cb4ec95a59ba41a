import type { Product } from '@motohaat/contract/catalogue';
import { useSession } from '@motohaat/platform';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';

import { useBikesMessages } from '../../messages/bikes/index.ts';
import { find, useBikeActs } from './bike-acts.tsx';
import { useOwnBooking } from './own-bikes.ts';

import styles from './buy-button.module.css';

type BuyButtonProps = {
  product: Product;
  /** Ids of the elements that name the bike and say why it cannot be bought. */
  describedBy: string;
  className?: string | undefined;
  /** What a visitor reads in place of Buy. */
  visitorsLabel?: string;
  onBuy: () => void;
};

/**
 * Buy, as it is for the person at hand: the way to the payment of what that person has booked; blocked
 * while somebody else has; quiet for those who cannot book and are told so (ruling S2.14).
 */
export function BuyButton(props: BuyButtonProps) {
  const { product, describedBy, className, visitorsLabel, onBuy } = props;
  const { buying: t } = useBikesMessages();
  const session = useSession();
  const held = useOwnBooking(product);
  const buying = find(useBikeActs().begun, 'buy', product._id);
  const described = { 'aria-describedby': describedBy };
  if (held) {
    return (
      <ButtonLink variant="primary" className={className} to={held.path} {...described}>
        {held.isToPay ? t.payHeld : t.seeHeld}
      </ButtonLink>
    );
  }
  const isOther = session.status === 'ready' && session.user.role !== 'buyer';
  return (
    <Button
      variant={isOther ? 'secondary' : 'primary'}
      className={classNames(className, isOther && styles.muted)}
      busy={buying?.isTaken === false}
      blocked={product.status === 'reserved'}
      onClick={onBuy}
      {...described}
    >
      {session.status === 'anonymous' && visitorsLabel !== undefined ? (
        <span className={styles.visitors}>{visitorsLabel}</span>
      ) : (
        t.buy
      )}
    </Button>
  );
}
