import type { Product } from '@motohaat/contract/catalogue';
import { useSession } from '@motohaat/platform';
import { IconButton } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';
import { HeartIcon } from '@motohaat/ui/icons';

import { useBikesMessages } from '../../messages/bikes/index.ts';
import { useTakenUpIntent } from './intent.ts';
import { usePermitted } from './use-permitted.ts';
import { useOwnWish, useUnwish, useWish } from './use-wish.ts';

import styles from './heart-button.module.css';

type HeartButtonProps = {
  product: Product;
  /** Id of the element that names the bike. */
  namedBy: string;
  className?: string | undefined;
};

/** On the wishlist and off it again, for buyers; visitors sign in first. Nobody else has one. */
export function HeartButton({ product, namedBy, className }: HeartButtonProps) {
  const { buying, heart } = useBikesMessages();
  const session = useSession();
  const permitted = usePermitted(product);
  const wishId = useOwnWish(product._id);
  const wish = useWish(product);
  const unwish = useUnwish();
  const add = () => permitted('wish', ({ email }) => void wish.run(email));
  useTakenUpIntent(product._id, ['wish'], add);
  if (session.status === 'ready' && session.user.role !== 'buyer') return null;
  return (
    <IconButton
      label={wishId === undefined ? buying.wish : heart.remove}
      aria-describedby={namedBy}
      aria-busy={wish.pending || unwish.pending || undefined}
      className={classNames(styles.heart, wishId !== undefined && styles.wished, className)}
      onClick={() => (wishId === undefined ? add() : void unwish.run(wishId))}
    >
      <HeartIcon />
    </IconButton>
  );
}
