import type { WishlistItem } from '@motohaat/contract/wishlist';

import { hideInLine } from '../../http/hide-in-line.ts';
import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import type { Actor } from '../../plugins/authentication.ts';
import type { WishRow } from './wishlist.repository.ts';

/**
 * A wish for its buyer, whose own address is the `email` (specification, section 3: the list is asked
 * for by it, and only a report's is worded as somebody else's). Of a bike that was taken down nothing
 * newer than the wish is told. Contacts in what its seller wrote are for who has booked it, on the order.
 */
export function presentWish(row: WishRow, buyer: Actor, shown: Shown): WishlistItem {
  const status = stateOf(row);
  const name = hideInLine(row.name);
  const location = hideInLine(row.location);
  const isRemoved = status === 'removed';
  const price = isRemoved ? row.wished_price : row.resale_price;
  return {
    _id: row.id,
    productId: row.product_id,
    productName: name,
    ...shown.name(name),
    price,
    was: price === row.wished_price ? null : row.wished_price,
    sellerName: nameIn(shown.t, hideInLine(row.seller_name)),
    location,
    ...shown.place(location),
    email: buyer.email,
    category_id: String(row.category_id),
    status,
    createdAt: row.created_at.toISOString(),
    picture: isRemoved ? null : (shown.pictures(name, row.images)[0] ?? null),
  };
}

function stateOf({ status, seller_active: isSellerActive }: WishRow): WishlistItem['status'] {
  if (status === 'sold') return 'sold';
  const isPublic = status === 'active' || status === 'reserved';
  return isPublic && isSellerActive ? status : 'removed';
}
