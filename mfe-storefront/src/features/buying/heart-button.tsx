import type { Product } from '@motohaat/contract/catalogue';
import { useSession } from '@motohaat/platform';
import { IconButton } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';
import { HeartIcon } from '@motohaat/ui/icons';

import { useBikesMessages } from '../../messages/bikes/index.ts';
import { find, useBikeActs } from './bike-acts.tsx';
import { useTakenUpIntent } from './intent.ts';
import { useIsWished } from './own-bikes.ts';
import { usePermitted } from './use-permitted.ts';

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
  const isWished = useIsWished(product._id);
  const { begun, begin } = useBikeActs();
  const isPending = ['wish' as const, 'unwish' as const].some((act) =>
    find(begun, act, product._id),
  );
  const add = () => permitted('wish', () => begin('wish', product));
  useTakenUpIntent(product._id, ['wish'], add);
  if (session.status === 'ready' && session.user.role !== 'buyer') return null;
  return (
    <IconButton
      label={isWished ? heart.remove : buying.wish}
      aria-describedby={namedBy}
      aria-busy={isPending || undefined}
      className={classNames(styles.heart, isWished && styles.wished, className)}
      onClick={() => (isWished ? begin('unwish', product) : add())}
    >
      <HeartIcon />
    </IconButton>
  );
}
