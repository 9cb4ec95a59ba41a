import type { Category, Product } from '@motohaat/contract/catalogue';
import { maskEmail } from '@motohaat/domain/email';
import { dhakaClock } from '@motohaat/domain/time';

import type { Shown } from '../../http/shown.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { isOwn, maySeeEmail, noBikes, textsFor } from './catalogue.policy.ts';
import type { CategoryRow } from './catalogue.repository.ts';
import type { ListedProduct } from './listed-product.ts';

export function presentCategory(row: CategoryRow): Category {
  const id = String(row.id);
  return {
    _id: id,
    name: row.name,
    categories_id: id,
    photo: row.picture.viewer,
    picture: row.picture,
  };
}

/**
 * What is shown of a bike in any list, as this caller may see it and read it.
 *
 * @param booked ids of the bikes that the caller has booked
 */
export function presentFacts(
  row: Omit<ListedProduct, 'status'>,
  actor: Actor | null,
  shown: Shown,
  booked = noBikes,
): Omit<Product, 'status'> {
  const { name, location, description, seller_name: sellerName } = textsFor(row, actor, booked);
  return {
    _id: row.id,
    name,
    ...shown.name(name),
    category_id: String(row.category_id),
    img: row.images[0]?.viewer ?? '',
    images: [...shown.pictures(name, row.images)],
    warranty: row.warranty,
    used: row.used,
    location,
    ...shown.place(location),
    condition: row.condition,
    originalPrice: row.original_price,
    resalePrice: row.resale_price,
    description,
    sellerId: row.seller_public_id,
    sellerName,
    email: maySeeEmail(actor, row) ? row.seller_email : maskEmail(row.seller_email),
    time: dhakaClock(row.created_at),
    createdAt: row.created_at.toISOString(),
    own: isOwn(actor, row),
  };
}
