import { bookBike, ownNumberQuery } from '@motohaat/api/bookings';
import type { Conversation } from '@motohaat/contract/conversations';
import type { Offer } from '@motohaat/contract/offers';
import { bikeName } from '@motohaat/domain/shown';
import { useApi, useSession } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { BookingDialog } from '@motohaat/ui/booking-dialog';
import { useQuery } from '@tanstack/react-query';

type BookAgreedProps = {
  offer: Pick<Offer, 'amount' | 'price'>;
  bike: Conversation['bike'];
  onClose: () => void;
};

/** Books a bike for what its two people agreed on, in the booking dialog. */
export function BookAgreed({ offer, bike, onClose }: BookAgreedProps) {
  const session = useSession();
  const booking = useAction({
    ...bookBike,
    changes: [...bookBike.changes, 'offers', 'conversations', 'messages'],
    unknowns: 'here',
    onDone: onClose,
  });
  const own = useQuery(ownNumberQuery(useApi()));
  if (session.status !== 'ready') return null;
  const { user: buyer } = session;
  const wanted = { productId: bike._id, name: bike.name, price: offer.amount };
  return (
    <BookingDialog
      bike={{ ...wanted, asked: offer.price, name: bikeName(bike) }}
      buyer={buyer}
      ownPhone={own.data?.phone}
      action={booking}
      onBook={(details) => booking.run({ bike: wanted, buyer, details })}
      onClose={onClose}
    />
  );
}
