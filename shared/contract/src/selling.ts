import { bookingStatuses } from '@motohaat/domain/booking';
import { listingStatuses } from '@motohaat/domain/listing';
import { priceWarningCodes } from '@motohaat/domain/price';
import * as v from 'valibot';

import { Picture, Product } from './catalogue.ts';

const Text = v.pipe(v.string(), v.maxLength(10_000));
const Amount = v.union([v.number(), v.pipe(v.string(), v.maxLength(40))]);
const ShortText = v.pipe(v.string(), v.maxLength(400));
const Url = v.pipe(v.string(), v.maxLength(500));

/**
 * `POST /addProduct`, as it comes: what each field may be, `BikeForm`
 * in `bike-form.ts` says. The e-mail address is
 * compared with the caller's own; seller's name and time are the server's in any case.
 */
export const NewProduct = v.object({
  name: v.optional(Text),
  category_id: v.optional(Amount),
  /** The cover: the `url` of an upload. */
  img: v.optional(Url),
  /** URLs of uploads; the first is the cover. Without them, `img` is the only photo. */
  images: v.optional(v.pipe(v.array(Url), v.maxLength(100))),
  /** Years, in steps of half a year. */
  warranty: v.optional(v.nullable(Amount)),
  used: v.optional(v.nullable(Amount)),
  location: v.optional(Text),
  condition: v.optional(ShortText),
  /** Whole taka, as a number or as people write it. */
  originalPrice: v.optional(Amount),
  resalePrice: v.optional(Amount),
  description: v.optional(Text),
  sellerName: v.optional(ShortText),
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
  time: v.optional(ShortText),
});
export type NewProduct = v.InferOutput<typeof NewProduct>;

/** `PATCH /products/{id}`: what is left out stays. `version` is the one that the form was filled from. */
export const EditProduct = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  resalePrice: v.optional(Amount),
  description: v.optional(Text),
  /** All photos in their order: viewer URLs that the bike has, or URLs of uploads. */
  images: v.optional(v.pipe(v.array(Url), v.maxLength(100))),
});
export type EditProduct = v.InferOutput<typeof EditProduct>;
export const EditAnswer = v.object({ acknowledged: v.literal(true), version: v.number() });
export type EditAnswer = v.InferOutput<typeof EditAnswer>;

/** `POST /products/{id}/sold`: the seller sold the bike elsewhere. */
export const SoldAnswer = v.object({ acknowledged: v.literal(true) });

/** `POST /advertisedItems`: only the id of the bike is read. */
export const NewAdvert = v.object({
  _id: v.optional(ShortText),
  productId: v.optional(ShortText),
});
export type NewAdvert = v.InferOutput<typeof NewAdvert>;

/** A bike as its seller sees it, in whatever state it is. */
export const MyProduct = v.object({
  ...Product.entries,
  status: v.picklist(listingStatuses),
  /** Of the listing, for `EditProduct`. */
  version: v.number(),
  soldElsewhere: v.boolean(),
  bookings: v.object({
    /** All there have ever been. */
    count: v.number(),
    /** The state of the one that keeps the bike from others. */
    live: v.nullable(v.picklist(bookingStatuses)),
  }),
  /** While it is advertised. */
  advertisedUntil: v.nullable(v.string()),
  priceWarning: v.nullable(v.picklist(priceWarningCodes)),
});
export type MyProduct = v.InferOutput<typeof MyProduct>;

/** `GET /sales`: a booking of a bike of the caller's, newest first. */
export const Sale = v.object({
  _id: v.string(),
  productId: v.string(),
  productName: v.string(),
  picture: v.nullable(Picture),
  /** Whole taka, as asked when the bike was booked. */
  price: v.number(),
  customerName: v.string(),
  phone: v.string(),
  /** Where to meet. */
  location: v.string(),
  status: v.picklist(bookingStatuses),
  paid: v.boolean(),
  createdAt: v.string(),
  /** When an unpaid booking lets go of the bike. */
  expiresAt: v.string(),
});
export type Sale = v.InferOutput<typeof Sale>;
