import type { StampedNumber } from '@motohaat/domain/frame-number';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** What is kept of a bike's numbers to find the same ones again. */
export type NumberHashes = Readonly<Record<StampedNumber, string | null>>;

/** What is known of a bike's numbers, as its review wants it. */
export type KnownNumbers = {
  /** Another account's live listing with one of them. */
  numberSeenOn?: string;
  /** Whether one of them is on the list of stolen ones. */
  isStolen: boolean;
};

/** Where the same number on two listings is a case; a draft is looked at when it is published. */
export const liveStatuses = ['active', 'reserved', 'pending_review'] as const;

/** What other listings and the list of stolen numbers say of a bike's numbers. */
export async function lookUpNumbers(
  db: Queryable,
  sellerId: string,
  hashes: NumberHashes,
): Promise<KnownNumbers> {
  if (hashes.chassis === null && hashes.engine === null) return { isStolen: false };
  const seenOn = await findNumberSeen(db, sellerId, hashes);
  const isStolen = await isOnStolenList(db, hashes);
  return { isStolen, ...(seenOn !== undefined && { numberSeenOn: seenOn }) };
}

/** The hashes of a listing's numbers. */
export async function hashesOf(db: Queryable, productId: string): Promise<NumberHashes> {
  const row = await db
    .selectFrom('stamped_numbers')
    .select(['chassis_hash as chassis', 'engine_hash as engine'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row ?? { chassis: null, engine: null };
}

/** The statement of `findNumberSeen`; on stamped_numbers_by_chassis and stamped_numbers_by_engine. */
export function selectNumberSeen(sellerId: string, { chassis, engine }: NumberHashes) {
  return sql<{ id: string }>`
    SELECT p.id
    FROM stamped_numbers n
    JOIN products p ON p.id = n.product_id
    WHERE (n.chassis_hash = ${chassis} OR n.engine_hash = ${engine})
      AND p.seller_id <> ${sellerId}::uuid
      AND p.status IN ('active', 'reserved', 'pending_review')
    ORDER BY p.created_at, p.id
    LIMIT 1`;
}

/** Another account's live listing that has the same chassis or engine number, by its id. */
async function findNumberSeen(
  db: Queryable,
  sellerId: string,
  hashes: NumberHashes,
): Promise<string | undefined> {
  const { rows } = await selectNumberSeen(sellerId, hashes).execute(db);
  return rows[0]?.id;
}

/** On the constraint stolen_numbers_once. */
async function isOnStolenList(db: Queryable, { chassis, engine }: NumberHashes) {
  const found = await db
    .selectFrom('stolen_numbers')
    .select('id')
    .where((row) =>
      row.or([
        row.and([row('kind', '=', 'chassis'), row('hash', '=', chassis ?? '')]),
        row.and([row('kind', '=', 'engine'), row('hash', '=', engine ?? '')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
