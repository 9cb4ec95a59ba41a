import type { PriceSense } from '@motohaat/contract/bike-facts';
import type { ReviewCase } from '@motohaat/contract/review';

import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import type { ReviewCaseView } from './review-cases.repository.ts';

/** A case for the admin. */
export function presentReviewCase(
  row: ReviewCaseView,
  priceSense: PriceSense | null,
  shown: Shown,
): ReviewCase {
  const { seen_on: seenOn, seen_name: seenName, seen_images: seenImages } = row;
  return {
    _id: row.id,
    productId: row.product_id,
    productName: row.name,
    ...shown.name(row.name),
    productStatus: row.status,
    category_id: String(row.category_id),
    price: row.resale_price,
    priceSense,
    location: row.location,
    ...shown.place(row.location),
    description: row.description,
    pictures: [...shown.pictures(row.name, row.images)],
    sellerId: row.seller_id,
    sellerName: nameIn(shown.t, row.seller_name),
    sellerSince: row.seller_since.toISOString(),
    causes: row.causes,
    seenOn:
      seenOn === null || seenName === null
        ? null
        : {
            productId: seenOn,
            productName: seenName,
            ...shown.name(seenName),
            picture: shown.pictures(seenName, seenImages ?? [])[0] ?? null,
          },
    createdAt: row.created_at.toISOString(),
  };
}
