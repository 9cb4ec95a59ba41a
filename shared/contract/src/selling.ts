import { colours, registrations } from '@motohaat/domain/bike-facts';
import { bookingStatuses } from '@motohaat/domain/booking';
import { listingStatuses } from '@motohaat/domain/listing';
import { priceWarningCodes } from '@motohaat/domain/price';
import { refusalReasons } from '@motohaat/domain/review';
import * as v from 'valibot';

import { PapersList, Slug } from './bike-facts.ts';
import { Picture, Product } from './catalogue.ts';
import { Steps } from './deal.ts';
import {
  asked,
  Count,
  fee,
  IsoTime,
  Key,
  Name,
  shownLocation,
  shownName,
  Taka,
  Words,
} from './values.ts';

const ShortText = v.pipe(v.string(), v.maxLength(400));

export const EditAnswer = v.object({ acknowledged: v.literal(true), version: Count });
export type EditAnswer = v.InferOutput<typeof EditAnswer>;

/** `POST /products/{id}/sold`: the seller sold the bike elsewhere. */
export const SoldAnswer = v.object({ acknowledged: v.literal(true) });

/** `GET /products/{id}/numbers`: the last four characters of each; null where none was given. */
export const StampedNumbers = v.object({ chassis: v.nullable(Key), engine: v.nullable(Key) });
export type StampedNumbers = v.InferOutput<typeof StampedNumbers>;

/** `PUT /products/{id}/numbers`: what is left out stays, an empty text takes it away. */
export const NewStampedNumbers = v.object({
  chassis: v.optional(ShortText),
  engine: v.optional(ShortText),
});
export type NewStampedNumbers = v.InferOutput<typeof NewStampedNumbers>;

/** `POST /products/{id}/renew`: `pending_review` where an admin looks at it first. */
export const RenewAnswer = v.object({
  acknowledged: v.literal(true),
  status: v.picklist(listingStatuses),
  /** When it is a draft again. */
  expiresAt: IsoTime,
});
export type RenewAnswer = v.InferOutput<typeof RenewAnswer>;

/** `POST /advertisedItems`: only the id of the bike is read. */
export const NewAdvert = v.object({
  _id: v.optional(ShortText),
  productId: v.optional(ShortText),
});
export type NewAdvert = v.InferOutput<typeof NewAdvert>;

/** What is stated of a bike, in the words of `POST /addProduct`; `null` is not stated. */
const StatedFacts = v.object({
  brand: v.nullable(Slug),
  model: v.nullable(Slug),
  otherModel: v.nullable(Name),
  year: v.nullable(Count),
  cc: v.nullable(Count),
  km: v.nullable(Count),
  colour: v.nullable(v.picklist(colours)),
  owners: v.nullable(Count),
  registration: v.nullable(v.picklist(registrations)),
  registrationZone: v.nullable(Slug),
  registrationYear: v.nullable(Count),
  district: v.nullable(Slug),
  area: v.nullable(Slug),
  papers: PapersList,
});

/** A bike as its seller sees it, in whatever state it is. */
export const MyProduct = v.object({
  ...Product.entries,
  status: v.picklist(listingStatuses),
  /** When it is a draft again; only while it is for sale. */
  expiresAt: v.nullable(IsoTime),
  /** Why it is a draft: its time was over, or an admin gave it back. */
  draftBecause: v.nullable(v.picklist(['expired', 'refused'])),
  /** Why an admin gave it back. */
  refusedBecause: v.array(v.picklist(refusalReasons)),
  /** Of the listing, for `EditProduct`. */
  version: Count,
  soldElsewhere: v.boolean(),
  bookings: v.object({
    /** All there have ever been. */
    count: Count,
    /** The state of the one that keeps the bike from others. */
    live: v.nullable(v.picklist(bookingStatuses)),
  }),
  /** While it is advertised. */
  advertisedUntil: v.nullable(IsoTime),
  priceWarning: v.nullable(v.picklist(priceWarningCodes)),
  facts: StatedFacts,
});
export type MyProduct = v.InferOutput<typeof MyProduct>;

/** `GET /sales`: a booking of a bike of the caller's, newest first. */
export const Sale = v.object({
  _id: Key,
  productId: Key,
  productName: Name,
  ...shownName,
  picture: v.nullable(Picture),
  /** Whole taka, as asked when the bike was booked, or as agreed on. */
  price: Taka,
  asked,
  fee,
  customerName: Name,
  /** Empty where none was given, and once it is not shown any more. */
  phone: Words,
  /** Where to meet. */
  location: Words,
  ...shownLocation,
  status: v.picklist(bookingStatuses),
  paid: v.boolean(),
  createdAt: IsoTime,
  /** When an unpaid booking frees the bike. */
  expiresAt: IsoTime,
  steps: Steps,
});
export type Sale = v.InferOutput<typeof Sale>;
