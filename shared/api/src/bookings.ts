import * as calls from '@motohaat/contract/calls';

import type { ApiClient } from './client.ts';
import type { Noun } from './query-keys.ts';

/** What a buyer is about to book, as the buyer sees it. */
export type BikeToBook = {
  productId: string;
  name: string;
  /** Whole taka; the server refuses the booking if the price is another by now. */
  price: number;
};

type BookingInput = {
  bike: BikeToBook;
  buyer: { name: string; email: string };
  /** What the buyer adds; both may be empty. */
  details: { phone: string; location: string };
};

/** One's own account, as the page of the profile reads it; a number that does not come is typed. */
export const ownNumberQuery = (api: ApiClient) => ({
  queryKey: ['profile'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call(calls.profile.read, { signal }),
  retry: false,
});

/** What shows whether a bike is booked: its advert is not shown while it is. */
export const changedByBookings: readonly Noun[] = ['bookings', 'products', 'wishlist', 'adverts'];

/** For `useAction`: books a bike (specification, section 7: `POST /bookings`). */
export const bookBike = {
  run: (api: ApiClient, { bike, buyer, details }: BookingInput) =>
    api.call(calls.bookings.create, {
      body: {
        productId: bike.productId,
        productName: bike.name,
        price: bike.price,
        customerName: buyer.name,
        email: buyer.email,
        location: details.location,
        phone: details.phone,
      },
    }),
  done: 'booked' as const,
  changes: changedByBookings,
};

/** For `useAction`: cancels an unpaid booking of the caller's, or of a bike of the caller's. */
export const cancelBooking = {
  run: (api: ApiClient, bookingId: string) =>
    api.call(calls.bookings.cancel, { params: { id: bookingId } }),
  done: 'bookingCancelled' as const,
  changes: changedByBookings,
};
