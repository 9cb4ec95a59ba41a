import { bookBike } from '@motohaat/api/bookings';
import { announceChange } from '@motohaat/api/buying-changes';
import { createSendOnce } from '@motohaat/api/send-once';
import type { WishlistItem } from '@motohaat/contract/wishlist';
import { usePlatform } from '@motohaat/platform';
import { BookingDialog } from '@motohaat/ui/booking-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type BookWishProps = {
  wish: WishlistItem;
  buyer: { name: string; email: string };
  onClose: () => void;
};

/** Books a wished bike, in the same dialog as everywhere. */
export function BookWish({ wish, buyer, onClose }: BookWishProps) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const [send] = useState(() => createSendOnce(api));
  const bike = { productId: wish.productId, name: wish.productName, price: wish.price };

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
