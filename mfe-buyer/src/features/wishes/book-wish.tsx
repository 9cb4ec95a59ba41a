import { bookBike } from '@motohaat/api/bookings';
import type { WishlistItem } from '@motohaat/contract/wishlist';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { BookingDialog } from '@motohaat/ui/booking-dialog';

type BookWishProps = {
  wish: WishlistItem;
  buyer: { name: string; email: string };
  onClose: () => void;
};

/** Books a wished bike, in the same dialog as everywhere. */
export function BookWish({ wish, buyer, onClose }: BookWishProps) {
  const booking = useAction({ ...bookBike, unknowns: 'here', onDone: onClose });
  const bike = { productId: wish.productId, name: wish.productName, price: wish.price };
  return (
    <BookingDialog
      bike={{ ...bike, name: bikeName(wish) }}
      buyer={buyer}
      action={booking}
      onBook={(details) => booking.run({ bike, buyer, details })}
      onClose={onClose}
    />
  );
}
