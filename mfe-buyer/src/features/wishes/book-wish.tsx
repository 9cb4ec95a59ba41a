import { bookBike, ownNumberQuery } from '@motohaat/api/bookings';
import { agreedQuery } from '@motohaat/api/offers';
import type { WishlistItem } from '@motohaat/contract/wishlist';
import { bikeName } from '@motohaat/domain/shown';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { BookingDialog } from '@motohaat/ui/booking-dialog';
import { useQuery } from '@tanstack/react-query';

type BookWishProps = {
  wish: WishlistItem;
  buyer: { name: string; email: string };
  onClose: () => void;
};

/** Books a wished bike, in the same dialog as everywhere, for what was agreed on if that is less. */
export function BookWish({ wish, buyer, onClose }: BookWishProps) {
  const api = useApi();
  const booking = useAction({ ...bookBike, unknowns: 'here', onDone: onClose });
  const own = useQuery(ownNumberQuery(api));
  const { data: agreed } = useQuery(agreedQuery(api, wish.productId));
  const bike = { productId: wish.productId, name: wish.productName, price: agreed ?? wish.price };
  const asked = agreed === undefined ? undefined : wish.price;
  return (
    <BookingDialog
      bike={{ ...bike, asked, name: bikeName(wish) }}
      buyer={buyer}
      ownPhone={own.data?.phone}
      action={booking}
      onBook={(details) => booking.run({ bike, buyer, details })}
      onClose={onClose}
    />
  );
}
