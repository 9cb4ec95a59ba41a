import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { PhotoHash } from './photo-hash.ts';

/** A photo at the image host; the column `seller_id` names who sent it, whatever their role. */
export type UploadRow = {
  id: string;
  /** The viewer size, by which calls name the photo. */
  url: string;
  card_url: string;
  width: number;
  height: number;
};

export const uploadColumns = ['id', 'url', 'card_url', 'width', 'height'] as const;

/** A photo of this account; another's is as good as none. */
export async function findUpload(
  db: Queryable,
  { id, senderId }: { id: string; senderId: string },
): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .select(uploadColumns)
    .where('id', '=', id)
    .where('seller_id', '=', senderId)
    .executeTakeFirst();
}

/** How many photos an account has sent since a time. */
export async function countUploads(db: Queryable, senderId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .select(sql<number>`count(*)`.as('count'))
    .where('seller_id', '=', senderId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns whether it was added: not if a repeat of the request has added it meanwhile */
export async function addUpload(
  db: Queryable,
  {
    removals,
    seller_id,
    hash,
    ...row
  }: UploadRow & { seller_id: string; removals: string[]; hash: PhotoHash | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('uploads')
    .values({ ...row, seller_id, removals: JSON.stringify(removals), ...hashColumns(hash) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

function hashColumns(hash: PhotoHash | null) {
  const [hash_1, hash_2, hash_3, hash_4] = hash ?? [];
  return { hash_1, hash_2, hash_3, hash_4, hashed_at: sql<Date>`now()` };
}

export async function writeHash(db: Queryable, id: string, hash: PhotoHash | null): Promise<void> {
  await db.updateTable('uploads').set(hashColumns(hash)).where('id', '=', id).execute();
}

/** Photos of listings that nobody has looked at; on the index uploads_without_hash. */
export async function listUnhashed(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string; card_url: string }[]> {
  return db
    .selectFrom('uploads')
    .select(['id', 'card_url'])
    .where('product_id', 'is not', null)
    .where('hashed_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Photos that no listing has shown since a time, the longest first; on the index uploads_loose. */
export async function listLoose(
  db: Queryable,
  page: { before: Date; after: { loose_since: string; id: string } | undefined; limit: number },
): Promise<{ id: string; loose_since: string }[]> {
  const { before, after, limit } = page;
  const { rows } = await sql<{ id: string; loose_since: string }>`
    SELECT id, loose_since::text AS loose_since
    FROM uploads
    WHERE product_id IS NULL AND loose_since <= ${before}
      ${after ? sql`AND (loose_since, id) > (${after.loose_since}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY loose_since, id
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Begins a photo's removal. @returns what the host needs; nothing if a listing has it by now */
export async function beginRemoval(
  db: Queryable,
  id: string,
  before: Date,
): Promise<string[] | undefined> {
  const row = await db
    .updateTable('uploads')
    .set({ removing_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('product_id', 'is', null)
    .where('loose_since', '<=', before)
    .returning('removals')
    .executeTakeFirst();
  return row?.removals;
}

export async function forgetUpload(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).where('product_id', 'is', null).execute();
}
