import { bookBike, ownNumberQuery } from '@motohaat/api/bookings';
import { agreedQuery } from '@motohaat/api/offers';
import type { SlotBike } from '@motohaat/contract/slots';
import { bikeName } from '@motohaat/domain/shown';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { BookingDialog } from '@motohaat/ui/booking-dialog';
import { useQuery } from '@tanstack/react-query';

type BookBikeProps = {
  bike: SlotBike;
  buyer: { name: string; email: string };
  /** What buyer and seller agreed on, in whole taka, if they did. */
  agreed?: number | undefined;
  onClose: () => void;
};

/** Books a bike in the booking dialog, with the specification's toasts. */
export function BookBike({ bike, buyer, agreed, onClose }: BookBikeProps) {
  const booking = useAction({ ...bookBike, unknowns: 'here', onDone: onClose });
  const own = useQuery(ownNumberQuery(useApi()));
  const found = useQuery(agreedQuery(useApi(), bike._id));
  // Whoever comes from the offer knows it already; whoever presses Buy may not.
  const amount = agreed ?? found.data;
  const booked = { productId: bike._id, name: bike.name, price: amount ?? bike.resalePrice };
  const asked = amount === undefined ? undefined : bike.resalePrice;
  return (
    <BookingDialog
      bike={{ ...booked, asked, name: bikeName(bike) }}
      buyer={buyer}
      ownPhone={own.data?.phone}
      action={booking}
      onBook={(details) => booking.run({ bike: booked, buyer, details })}
      onClose={onClose}
    />
  );
}
