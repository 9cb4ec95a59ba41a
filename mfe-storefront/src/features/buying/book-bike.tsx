import { bookBike, ownNumberQuery } from '@motohaat/api/bookings';
import { agreedQuery } from '@motohaat/api/offers';
import type { Product } from '@motohaat/contract/catalogue';
import { bikeName } from '@motohaat/domain/shown';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { BookingDialog } from '@motohaat/ui/booking-dialog';
import { useQuery } from '@tanstack/react-query';

type BookBikeProps = {
  product: Product;
  buyer: { name: string; email: string };
  /** What buyer and seller agreed on, in whole taka, if they did. */
  agreed?: number | undefined;
  onClose: () => void;
};

/** Books a bike in the booking dialog, with the specification's toasts. */
export function BookBike({ product, buyer, agreed, onClose }: BookBikeProps) {
  const booking = useAction({ ...bookBike, unknowns: 'here', onDone: onClose });
  const own = useQuery(ownNumberQuery(useApi()));
  const found = useQuery(agreedQuery(useApi(), product._id));
  // Whoever comes from the offer knows it already; whoever presses Buy may not.
  const amount = agreed ?? found.data;
  const bike = { productId: product._id, name: product.name, price: amount ?? product.resalePrice };
  const asked = amount === undefined ? undefined : product.resalePrice;
  return (
    <BookingDialog
      bike={{ ...bike, asked, name: bikeName(product) }}
      buyer={buyer}
      ownPhone={own.data?.phone}
      action={booking}
      onBook={(details) => booking.run({ bike, buyer, details })}
      onClose={onClose}
    />
  );
}
