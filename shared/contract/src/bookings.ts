import { bookingStatuses } from '@motohaat/domain/booking';
import * as v from 'valibot';

import { Picture } from './catalogue.ts';
import { Steps } from './deal.ts';
import {
  asked,
  Email,
  fee,
  IsoTime,
  Key,
  Name,
  shownLocation,
  shownName,
  Taka,
  Text,
  Words,
} from './values.ts';

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

export const Acknowledged = v.object({ acknowledged: v.literal(true), insertedId: Key });
export type Acknowledged = v.InferOutput<typeof Acknowledged>;

/** A booking as its buyer sees it. */
export const Booking = v.object({
  _id: Key,
  productId: Key,
  productName: Name,
  ...shownName,
  sellerName: Name,
  /** Whole taka. */
  price: Taka,
  asked,
  fee,
  currency: v.literal('bdt'),
  customerName: Name,
  email: Email,
  phone: Words,
  /** Where to meet. */
  location: Words,
  ...shownLocation,
  paid: v.boolean(),
  status: v.picklist(bookingStatuses),
  createdAt: IsoTime,
  /** When an unpaid booking frees the bike. */
  expiresAt: IsoTime,
  /** Of the payment that counts, once there is one. */
  transactionId: v.nullable(Words),
  /** Why it was cancelled or is being refunded, as a sentence. */
  reason: v.nullable(Words),
  category_id: Key,
  picture: v.nullable(Picture),
  steps: Steps,
});
export type Booking = v.InferOutput<typeof Booking>;

/** `POST /bookings/{id}/cancel`. */
export const Cancelled = v.object({ acknowledged: v.literal(true) });
