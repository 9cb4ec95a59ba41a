import { bookBike } from '@motohaat/api/bookings';
import { announceChange } from '@motohaat/api/buying-changes';
import { createSendOnce } from '@motohaat/api/send-once';
import type { Product } from '@motohaat/contract/catalogue';
import { usePlatform } from '@motohaat/platform';
import { BookingDialog } from '@motohaat/ui/booking-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type BookBikeProps = {
  product: Product;
  buyer: { name: string; email: string };
  onClose: () => void;
};

/** Books a bike in the booking dialog, with the specification's toasts. */
export function BookBike({ product, buyer, onClose }: BookBikeProps) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const [send] = useState(() => createSendOnce(api));
  const bike = { productId: product._id, name: product.name, price: product.resalePrice };

  return (
    <BookingDialog
      bike={bike}
      buyer={buyer}
      onClose={onClose}
      onBook={async (details) => {
        const outcome = await bookBike(send, bike, buyer, details);
        if (outcome.status === 'done') {
          toasts.success(outcome.message);
          onClose();
        }
        if (outcome.status === 'refused') toasts.error(outcome.message);
        if (outcome.status !== 'failed') void announceChange(client);
        return outcome;
      }}
    />
  );
}
