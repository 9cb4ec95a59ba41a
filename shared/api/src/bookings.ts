import * as calls from '@motohaat/contract/calls';
import type { Outcome } from '@motohaat/domain/outcome';

import { outcomeOf } from './outcome.ts';
import type { SendOnce } from './send-once.ts';

/** What a buyer is about to book, as the buyer sees it. */
export type BikeToBook = {
  productId: string;
  name: string;
  /** Whole taka; the server refuses the booking if the price is another by now. */
  price: number;
};

/** What the buyer adds; both may be empty. */
export type BookingDetails = { phone: string; location: string };

/** Books a bike (specification, section 7: `POST /bookings`). */
export function bookBike(
  send: SendOnce,
  bike: BikeToBook,
  buyer: { name: string; email: string },
  { phone, location }: BookingDetails,
): Promise<Outcome> {
  const body = {
    productId: bike.productId,
    productName: bike.name,
    price: bike.price,
    customerName: buyer.name,
    email: buyer.email,
    location,
    phone,
  };
  return outcomeOf(send(calls.bookings.create, { body }), 'Booking Confirmed.');
}

/** Cancels an unpaid booking: of the caller's, or of a bike of the caller's. */
export function cancelBooking(send: SendOnce, bookingId: string): Promise<Outcome> {
  return outcomeOf(
    send(calls.bookings.cancel, { params: { id: bookingId } }),
    'Booking cancelled.',
  );
}
