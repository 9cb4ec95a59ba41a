import { bookBike } from '@motohaat/api/bookings';
import type { Product } from '@motohaat/contract/catalogue';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { BookingDialog } from '@motohaat/ui/booking-dialog';

type BookBikeProps = {
  product: Product;
  buyer: { name: string; email: string };
  onClose: () => void;
};

/** Books a bike in the booking dialog, with the specification's toasts. */
export function BookBike({ product, buyer, onClose }: BookBikeProps) {
  const booking = useAction({ ...bookBike, unknowns: 'here', onDone: onClose });
  const bike = { productId: product._id, name: product.name, price: product.resalePrice };
  return (
    <BookingDialog
      bike={{ ...bike, name: bikeName(product) }}
      buyer={buyer}
      action={booking}
      onBook={(details) => booking.run({ bike, buyer, details })}
      onClose={onClose}
    />
  );
}
