import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { type UploadRow, uploadColumns } from './uploads.repository.ts';

/**
 * The photos of a seller that these URLs name and that nothing shows, kept from anybody else until
 * the transaction ends.
 */
export async function lockLooseUploads(
  trx: Queryable,
  sellerId: string,
  urls: readonly string[],
): Promise<UploadRow[]> {
  if (urls.length === 0) return [];
  return (
    trx
      .selectFrom('uploads')
      .select(uploadColumns)
      .where('seller_id', '=', sellerId)
      .where('url', 'in', urls)
      .where('product_id', 'is', null)
      .where('removing_at', 'is', null)
      // The one in the seller's own profile is loose since `infinity`.
      .where('loose_since', '<', sql<Date>`'infinity'`)
      .orderBy('id')
      .forUpdate()
      .execute()
  );
}

/** Gives photos to the listing that shows them. */
export async function attachUploads(trx: Queryable, productId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  await trx
    .updateTable('uploads')
    .set({ product_id: productId, loose_since: null })
    .where('id', 'in', ids)
    .execute();
}

/** Takes from a listing the photos that it shows no longer. */
export async function detachUploads(trx: Queryable, productId: string, shown: readonly string[]) {
  await trx
    .updateTable('uploads')
    .set({ product_id: null, loose_since: sql<Date>`now()` })
    .where('product_id', '=', productId)
    .where('url', 'not in', shown)
    .execute();
}
