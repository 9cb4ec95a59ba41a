import { accountStatuses } from '@motohaat/domain/account';
import { listingStatuses } from '@motohaat/domain/listing';
import { reportReasons, reportStatuses } from '@motohaat/domain/report';
import * as v from 'valibot';

import { Picture } from './catalogue.ts';
import {
  Count,
  Email,
  IsoTime,
  Key,
  Name,
  shownLocation,
  shownName,
  Taka,
  Text,
  Words,
} from './values.ts';

/** What the specification sends to name a bike; `productId` is enough. */
const namedBike = {
  productId: v.optional(Text(40)),
  productName: v.optional(Text(200)),
  price: v.optional(v.union([v.number(), Text(20)])),
  sellerName: v.optional(Text(400)),
  location: v.optional(Text(200)),
  email: v.optional(Text(254)),
};

/** `POST /wishlist`. */
export const NewWish = v.object(namedBike);
export type NewWish = v.InferOutput<typeof NewWish>;

/** `POST /reportedItems`. */
export const NewReport = v.object({
  ...namedBike,
  reason: v.optional(v.picklist(reportReasons), 'other'),
  note: v.optional(Text(2000), ''),
});
export type NewReport = v.InferInput<typeof NewReport>;

/** A wished bike: its price and state are live, `was` is the price when it was wished, if another. */
export const WishlistItem = v.object({
  _id: Key,
  productId: Key,
  productName: Name,
  ...shownName,
  price: Taka,
  was: v.nullable(Taka),
  sellerName: Name,
  location: Words,
  ...shownLocation,
  email: Email,
  category_id: Key,
  status: v.picklist(['active', 'reserved', 'sold', 'removed']),
  createdAt: IsoTime,
  picture: v.nullable(Picture),
});
export type WishlistItem = v.InferOutput<typeof WishlistItem>;

/** A report as the admin sees it; `email` is the reporter's. */
export const ReportedItem = v.object({
  _id: Key,
  productId: Key,
  productName: Name,
  ...shownName,
  price: Taka,
  sellerName: Name,
  location: Words,
  ...shownLocation,
  email: Email,
  reason: v.picklist(reportReasons),
  note: Words,
  createdAt: IsoTime,
  status: v.picklist(reportStatuses),
  category_id: Key,
  picture: v.nullable(Picture),
  /** Open reports on the same bike. */
  count: Count,
  /** The listing as it is now; `hidden` also by enough reports. */
  productStatus: v.picklist(listingStatuses),
  /** Whether `POST /products/{id}/restore` would bring it back. */
  restorable: v.boolean(),
  sellerId: Key,
  sellerStatus: v.picklist(accountStatuses),
  closedAt: v.nullable(IsoTime),
});
export type ReportedItem = v.InferOutput<typeof ReportedItem>;

export const Deleted = v.object({ deletedCount: Count });
export type Deleted = v.InferOutput<typeof Deleted>;
