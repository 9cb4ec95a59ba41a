import { offerActs, offerStatuses } from '@motohaat/domain/offer';
import * as v from 'valibot';

import { ListQuery } from './list.ts';
import { Count, IsoTime, Key, Name, shownName, Taka, Text } from './values.ts';

/** An amount in a body: whole taka. */
const Amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));

/** `POST /offers`: what a buyer would pay for a bike; less than what is asked. */
export const NewOffer = v.object({ productId: Text(40), amount: Amount });
export type NewOffer = v.InferOutput<typeof NewOffer>;

/** `POST /offers/{id}/answer`. */
export const OfferAnswer = v.object({
  act: v.picklist(offerActs),
  /** Of the offer as whoever answers saw it: what changed since is looked at first. */
  version: Count,
  /** Of `counter` alone. */
  amount: v.optional(Amount),
});
export type OfferAnswer = v.InferOutput<typeof OfferAnswer>;

/** An offer as one of its two people sees it. */
export const Offer = v.object({
  _id: Key,
  version: Count,
  productId: Key,
  /** In which its two people talk about it. */
  conversationId: Key,
  productName: Name,
  ...shownName,
  side: v.picklist(['buyer', 'seller']),
  /** Of the other side. */
  otherName: Name,
  /** What was named last. */
  amount: Taka,
  /** What is asked for the bike now. */
  price: Taka,
  status: v.picklist(offerStatuses),
  /** What the caller can do about it now. */
  acts: v.array(v.picklist(offerActs)),
  createdAt: IsoTime,
  /** Until when it can be answered, or booked once it is accepted. */
  expiresAt: IsoTime,
});
export type Offer = v.InferOutput<typeof Offer>;

/** `GET /offers`: of the caller's as buyer and as seller, or of those the ones for a bike or in a conversation. */
export const OffersQuery = v.object({
  ...ListQuery.entries,
  productId: v.optional(Text(40)),
  conversationId: v.optional(Text(40)),
});

export const OfferDone = v.object({
  acknowledged: v.literal(true),
  status: v.picklist(offerStatuses),
});
export type OfferDone = v.InferOutput<typeof OfferDone>;
