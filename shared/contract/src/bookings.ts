import { bookingStatuses } from '@motohaat/domain/booking';
import * as v from 'valibot';

import { Picture } from './catalogue.ts';

const Text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/**
 * `POST /bookings`. `productId` names the bike; without it, name and price must fit exactly one
 * bike. Price and e-mail address are compared with the server's own facts, if sent; names are the
 * server's own in any case.
 */
export const NewBooking = v.object({
  productId: v.optional(Text(40)),
  productName: v.optional(Text(200)),
  price: v.optional(v.union([v.number(), Text(20)])),
  customerName: v.optional(Text(400)),
  email: v.optional(Text(254)),
  /** Where to meet; at most 200 characters. */
  location: v.optional(Text(200)),
  phone: v.optional(Text(40)),
});
export type NewBooking = v.InferOutput<typeof NewBooking>;

export const Acknowledged = v.object({ acknowledged: v.literal(true), insertedId: v.string() });
export type Acknowledged = v.InferOutput<typeof Acknowledged>;

/** A booking as its buyer sees it. */
export const Booking = v.object({
  _id: v.string(),
  productId: v.string(),
  productName: v.string(),
  sellerName: v.string(),
  /** Whole taka. */
  price: v.number(),
  currency: v.literal('bdt'),
  customerName: v.string(),
  email: v.string(),
  phone: v.string(),
  /** Where to meet. */
  location: v.string(),
  paid: v.boolean(),
  status: v.picklist(bookingStatuses),
  createdAt: v.string(),
  /** When an unpaid booking frees the bike. */
  expiresAt: v.string(),
  /** Of the payment that counts, once there is one. */
  transactionId: v.nullable(v.string()),
  /** Why it was cancelled or is being refunded, as a sentence. */
  reason: v.nullable(v.string()),
  category_id: v.string(),
  picture: v.nullable(Picture),
});
export type Booking = v.InferOutput<typeof Booking>;

/** `POST /bookings/{id}/cancel`. */
export const Cancelled = v.object({ acknowledged: v.literal(true) });
