import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { isSamePicture, nearParts, type PhotoHash } from '../uploads/photo-hash.ts';

/** Photos of others that are compared with one, for each part of its hash. */
const most = 500;

type HashColumns = { hash_1: number; hash_2: number; hash_3: number; hash_4: number };
const hashOfRow = (row: HashColumns): PhotoHash => [row.hash_1, row.hash_2, row.hash_3, row.hash_4];
const parts = ['hash_1', 'hash_2', 'hash_3', 'hash_4'] as const;

/**
 * Finds another seller's listing that is public and shows one of these photos.
 *
 * @param urls of photos of the seller's
 * @returns the listing's id
 */
export async function findSeenOn(
  db: Queryable,
  sellerId: string,
  urls: readonly string[],
): Promise<string | undefined> {
  if (urls.length === 0) return undefined;
  const own = await db
    .selectFrom('uploads')
    .select(parts)
    .where('seller_id', '=', sellerId)
    .where('url', 'in', urls)
    .where('hash_1', 'is not', null)
    .$narrowType<HashColumns>()
    .execute();
  for (const row of own) {
    // Eight at the most.
    const hash = hashOfRow(row);
    const { rows } = await selectAlike(hash, sellerId).execute(db);
    const seen = rows.find((other) => isSamePicture(hash, hashOfRow(other)));
    if (seen) return seen.product_id;
  }
  return undefined;
}

/** Photos of public listings of others that may be of the same picture; on uploads_by_hash_1 to 4. */
export function selectAlike(hash: PhotoHash, sellerId: string) {
  const candidates = parts.map(
    (part, index) => sql`(
      SELECT product_id, seller_id, hash_1, hash_2, hash_3, hash_4
      FROM uploads
      WHERE product_id IS NOT NULL AND ${sql.ref(part)} = ANY(${nearParts(hash[index] ?? 0)}::integer[])
      LIMIT ${most}
    )`,
  );
  return sql<HashColumns & { product_id: string }>`
    SELECT u.product_id, u.hash_1, u.hash_2, u.hash_3, u.hash_4
    FROM (${sql.join(candidates, sql` UNION ALL `)}) u
    JOIN products p ON p.id = u.product_id AND p.status IN ('active', 'reserved')
    WHERE u.seller_id <> ${sellerId}::uuid`;
}
