import type { AdvertisedItem, Category, Product } from '@motohaat/contract/catalogue';
import { hideContacts } from '@motohaat/domain/contacts';
import { maskEmail } from '@motohaat/domain/email';
import { dhakaClock } from '@motohaat/domain/time';

import type { Actor } from '../../plugins/authentication.ts';
import { isOwn, maySeeEmail, maySeeEmailOfAdvert } from './catalogue.policy.ts';
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

/** A bike of a category's list, as this caller may see it. */
export function presentProduct(row: ListedProduct, actor: Actor | null): Product {
  return { ...presentFacts(row, actor), status: row.status };
}

/** What is shown of a bike in any list, as this caller may see it. */
export function presentFacts(
  row: Omit<ListedProduct, 'status'>,
  actor: Actor | null,
): Omit<Product, 'status'> {
  return {
    _id: row.id,
    name: row.name,
    category_id: String(row.category_id),
    img: row.images[0]?.viewer ?? '',
    images: row.images,
    warranty: row.warranty,
    used: row.used,
    location: row.location,
    condition: row.condition,
    originalPrice: row.original_price,
    resalePrice: row.resale_price,
    description: describe(row, actor),
    sellerId: row.seller_public_id,
    sellerName: row.seller_name,
    email: maySeeEmail(actor, row) ? row.seller_email : maskEmail(row.seller_email),
    time: dhakaClock(row.created_at),
    createdAt: row.created_at.toISOString(),
    own: isOwn(actor, row),
  };
}

/** A bike of the home grid, as this caller may see it. */
export function presentAdvertisedItem(row: ListedProduct, actor: Actor | null): AdvertisedItem {
  return {
    _id: row.id,
    name: row.name,
    img: row.images[0]?.viewer ?? '',
    images: row.images,
    description: describe(row, actor),
    resalePrice: row.resale_price,
    category_id: String(row.category_id),
    location: row.location,
    sellerId: row.seller_public_id,
    sellerName: row.seller_name,
    email: maySeeEmailOfAdvert(actor, row) ? row.seller_email : maskEmail(row.seller_email),
    own: isOwn(actor, row),
  };
}

/** Whoever is not signed in reads no phone number and no link in a description (ruling S5.12). */
function describe({ description }: { description: string }, actor: Actor | null): string {
  return actor ? description : hideContacts(description);
}
