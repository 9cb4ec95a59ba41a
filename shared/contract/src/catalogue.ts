import { conditions } from '@motohaat/domain/listing';
import type { Picture as PictureShape } from '@motohaat/domain/picture';
import * as v from 'valibot';

import {
  Count,
  Email,
  IsoTime,
  Key,
  Name,
  shownLocation,
  shownName,
  Taka,
  Url,
  Words,
} from './values.ts';

export const Picture = v.object({
  card: Url,
  viewer: Url,
  width: Count,
  height: Count,
  alt: Words,
}) satisfies v.GenericSchema<PictureShape>;
export type Picture = PictureShape;

export const Category = v.object({
  _id: Key,
  name: Name,
  categories_id: Key,
  /** The viewer size of `picture`, under the name that the specification gives it. */
  photo: Url,
  picture: Picture,
});
export type Category = v.InferOutput<typeof Category>;

/** A bike as the public sees it; the owner and the admin get the whole e-mail address. */
export const Product = v.object({
  _id: Key,
  name: Name,
  ...shownName,
  category_id: Key,
  img: Url,
  images: v.array(Picture),
  /** Years. */
  warranty: v.nullable(v.number()),
  used: v.nullable(v.number()),
  location: Words,
  ...shownLocation,
  condition: v.picklist(conditions),
  /** Whole taka. */
  originalPrice: Taka,
  resalePrice: Taka,
  description: Words,
  /** Names the seller; not the account's own id. */
  sellerId: Key,
  sellerName: Name,
  /** Masked for strangers: `r***@e***.com`. */
  email: Email,
  /** `H:M:S` in Dhaka, derived from `createdAt`. */
  time: Words,
  createdAt: IsoTime,
  status: v.picklist(['active', 'reserved']),
  /** Whether the caller is the seller of this bike. */
  own: v.boolean(),
});
export type Product = v.InferOutput<typeof Product>;

/** What a card tells of a bike at a glance, `null` where not stated. */
export const GlanceFacts = v.object({
  year: v.nullable(Count),
  km: v.nullable(Count),
  cc: v.nullable(Count),
  /** Its price before the last time that it was lowered, in the last 60 days; whole taka. */
  priceBefore: v.nullable(Taka),
});

const { year, km, cc, priceBefore } = GlanceFacts.entries;

/**
 * A bike of a category's list: the specification's product, with what its card tells beside that. A server of
 * before that was told says nothing of it.
 */
export const ListedBike = v.object({
  ...Product.entries,
  year: v.optional(year, null),
  km: v.optional(km, null),
  cc: v.optional(cc, null),
  priceBefore: v.optional(priceBefore, null),
});
export type ListedBike = v.InferOutput<typeof ListedBike>;

/** `GET /categories/{id}`: an unknown id is 404, like an id of another form. */
export const CategoryParam = v.object({ id: v.pipe(v.string(), v.maxLength(40)) });

/** An item of the home grid. `_id` is the product's, so that it serves in `DELETE` too. */
export const AdvertisedItem = v.object({
  _id: Key,
  name: Name,
  ...shownName,
  img: Url,
  images: v.array(Picture),
  description: Words,
  resalePrice: Taka,
  category_id: Key,
  location: Words,
  ...shownLocation,
  /** Names the seller; not the account's own id. */
  sellerId: Key,
  sellerName: Name,
  email: Email,
  own: v.boolean(),
});
export type AdvertisedItem = v.InferOutput<typeof AdvertisedItem>;
