import * as v from 'valibot';

import { Key, Text, Words } from './values.ts';

/**
 * `POST /create-payment-intent`. The amount comes from the booking; `price` is compared. Without
 * `bookingId` the actor must have exactly one payable booking of that price.
 */
export const NewIntent = v.object({
  price: v.optional(v.union([v.number(), Text(20)])),
  bookingId: v.optional(Text(40)),
  /** A card, unless told otherwise. */
  method: v.optional(v.picklist(['card', 'bkash'])),
});
export type NewIntent = v.InferOutput<typeof NewIntent>;
export const IntentAnswer = v.object({
  clientSecret: Words,
  /** Where to pay, if that is a page of the provider's. */
  pageUrl: v.optional(Words),
});
export type IntentAnswer = v.InferOutput<typeof IntentAnswer>;

/** `POST /payments`: asks the server to look at an intent. Nothing in it is taken as proof. */
export const NewPayment = v.object({
  transactionId: Text(255),
  bookingId: v.optional(Text(40)),
  price: v.optional(v.union([v.number(), Text(20)])),
  email: v.optional(Text(254)),
});
export type NewPayment = v.InferOutput<typeof NewPayment>;
export const PaymentAnswer = v.object({ insertedId: Key });
export type PaymentAnswer = v.InferOutput<typeof PaymentAnswer>;
/** Status 202: the provider has not decided yet. */
export const PaymentPending = v.object({ message: Words });
