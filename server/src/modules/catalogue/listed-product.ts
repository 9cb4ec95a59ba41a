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

/** Of a bike's history: the prices that it had in the last 60 days before they were changed. */
const recent = `FROM price_history
      WHERE product_id = p.id AND changed_at > now() - interval '60 days'`;

/**
 * Of `products p`: what it cost before the last time that it was lowered, in the last 60 days. Most bikes
 * never cost more, which an index says at once; the order of what they cost is put together for the others.
 */
export const priceBefore = `(
    CASE WHEN EXISTS (SELECT ${recent} AND resale_price > p.resale_price) THEN (
      SELECT h.price FROM (
        SELECT resale_price AS price, changed_at, id,
          lag(resale_price, 1, p.resale_price) OVER (ORDER BY changed_at DESC, id DESC) AS next_price
        ${recent}
      ) h
      WHERE h.price > h.next_price AND h.price > p.resale_price
      ORDER BY h.changed_at DESC, h.id DESC
      LIMIT 1
    ) END
  )`;

/** Of `products p` and its seller, `users u`: text for a statement. */
export const listedColumns = `
  ${listingFacts.map((fact) => `p.${fact}`).join(', ')}, p.id, p.status, p.created_at,
  u.id AS seller_id, u.public_id AS seller_public_id, u.name AS seller_name, u.email AS seller_email`;
