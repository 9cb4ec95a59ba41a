import type { publicStatuses } from '@motohaat/domain/listing';
import type { Selectable } from 'kysely';

import { listingFacts, type ProductsTable } from '../../database/schema/catalogue.ts';

/** A listing with its seller as the account is now (rulings S1.7, S3.4). */
export type ListedProduct = Pick<Selectable<ProductsTable>, (typeof listingFacts)[number]> & {
  id: string;
  status: (typeof publicStatuses)[number];
  created_at: Date;
  seller_id: string;
  seller_public_id: string;
  seller_name: string;
  seller_email: string;
};

/**
 * Of `products p`: what it cost before the last time that it was lowered, in the last 60 days. Of most bikes
 * an index says at once that they never cost more.
 */
export const priceBefore = `(
    SELECT h.resale_price FROM price_history h
    WHERE h.product_id = p.id AND h.changed_at > now() - interval '60 days'
      AND h.resale_price > p.resale_price
      AND h.resale_price > coalesce((
        SELECT n.resale_price FROM price_history n
        WHERE n.product_id = h.product_id AND n.changed_at > h.changed_at
        ORDER BY n.changed_at LIMIT 1
      ), p.resale_price)
    ORDER BY h.changed_at DESC LIMIT 1
  )`;

/** Of `products p` and its seller, `users u`: text for a statement. */
export const listedColumns = `
  ${listingFacts.map((fact) => `p.${fact}`).join(', ')}, p.id, p.status, p.created_at,
  u.id AS seller_id, u.public_id AS seller_public_id, u.name AS seller_name, u.email AS seller_email`;
