import { listingStatuses } from '@motohaat/domain/listing';
import { refusalReasons, reviewCauses } from '@motohaat/domain/review';
import * as v from 'valibot';

import { PriceSense } from './bike-facts.ts';
import { Picture } from './catalogue.ts';
import { IsoTime, Key, Name, shownLocation, shownName, Taka, Words } from './values.ts';

/** `GET /reviewCases`: a listing that an admin looks at, and why. */
export const ReviewCase = v.object({
  _id: Key,
  productId: Key,
  productName: Name,
  ...shownName,
  /** `pending_review`: it waits for this. Otherwise everybody sees it meanwhile. */
  productStatus: v.picklist(listingStatuses),
  category_id: Key,
  price: Taka,
  priceSense: v.nullable(PriceSense),
  location: Words,
  ...shownLocation,
  description: Words,
  pictures: v.array(Picture),
  sellerId: Key,
  sellerName: Name,
  sellerSince: IsoTime,
  causes: v.array(v.picklist(reviewCauses)),
  /** Another's listing that shows one of its photos. */
  seenOn: v.nullable(
    v.object({ productId: Key, productName: Name, ...shownName, picture: v.nullable(Picture) }),
  ),
  createdAt: IsoTime,
});
export type ReviewCase = v.InferOutput<typeof ReviewCase>;

/** `POST /reviewCases/{id}/reject`: what its seller is told. */
export const Refusal = v.object({
  reasons: v.pipe(
    v.array(v.picklist(refusalReasons)),
    v.minLength(1),
    v.maxLength(refusalReasons.length),
  ),
});

/** The answer: what the listing is now. */
export const ReviewDone = v.object({
  acknowledged: v.literal(true),
  status: v.picklist(listingStatuses),
});
export type ReviewDone = v.InferOutput<typeof ReviewDone>;
