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

/** Of `products p` and its seller, `users u`: text for a statement. */
export const listedColumns = `
  ${listingFacts.map((fact) => `p.${fact}`).join(', ')}, p.id, p.status, p.created_at,
  u.id AS seller_id, u.public_id AS seller_public_id, u.name AS seller_name, u.email AS seller_email`;
