import { conditions } from '@motohaat/domain/listing';
import type { Picture as PictureShape } from '@motohaat/domain/picture';
import * as v from 'valibot';

export const Picture = v.object({
  card: v.string(),
  viewer: v.string(),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
}) satisfies v.GenericSchema<PictureShape>;
export type Picture = PictureShape;

export const Category = v.object({
  _id: v.string(),
  name: v.string(),
  categories_id: v.string(),
  /** The viewer size of `picture`, under the name that the specification gives it. */
  photo: v.string(),
  picture: Picture,
});
export type Category = v.InferOutput<typeof Category>;

/** A bike as the public sees it; the owner and the admin get the whole e-mail address. */
export const Product = v.object({
  _id: v.string(),
  name: v.string(),
  category_id: v.string(),
  img: v.string(),
  images: v.array(Picture),
  /** Years. */
  warranty: v.nullable(v.number()),
  used: v.nullable(v.number()),
  location: v.string(),
  condition: v.picklist(conditions),
  /** Whole taka. */
  originalPrice: v.number(),
  resalePrice: v.number(),
  description: v.string(),
  sellerId: v.string(),
  sellerName: v.string(),
  /** Masked for strangers: `r***@e***.com`. */
  email: v.string(),
  /** `H:M:S` in Dhaka, derived from `createdAt`. */
  time: v.string(),
  createdAt: v.string(),
  status: v.picklist(['active', 'reserved']),
  /** Whether the caller is the seller of this bike. */
  own: v.boolean(),
});
export type Product = v.InferOutput<typeof Product>;

/** `GET /categories/{id}`: an unknown id is 404, like an id of another form. */
export const CategoryParam = v.object({ id: v.pipe(v.string(), v.maxLength(40)) });

/** An item of the home grid. `_id` is the product's, so that it serves in `DELETE` too. */
export const AdvertisedItem = v.object({
  _id: v.string(),
  name: v.string(),
  img: v.string(),
  images: v.array(Picture),
  description: v.string(),
  resalePrice: v.number(),
  category_id: v.string(),
  location: v.string(),
  sellerId: v.string(),
  sellerName: v.string(),
  email: v.string(),
  own: v.boolean(),
});
export type AdvertisedItem = v.InferOutput<typeof AdvertisedItem>;
