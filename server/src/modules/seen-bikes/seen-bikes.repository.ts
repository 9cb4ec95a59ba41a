import { sql } from 'kysely';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { foundColumns, type FoundRow } from '../catalogue/found-bike.ts';

/** How many bikes are kept of a person. */
const most = 12;

/**
 * Keeps that somebody looked at a bike that anyone can see, and forgets the one seen longest ago.
 *
 * @returns whether there is such a bike
 */
export async function keepSeen(db: Database, userId: string, productId: string): Promise<boolean> {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const { numAffectedRows } = await sql`
        INSERT INTO seen_bikes (user_id, product_id, seen_at)
        SELECT ${userId}::uuid, p.id, clock_timestamp() FROM products p
        WHERE p.id = ${productId}::uuid AND p.status IN ('active', 'reserved')
        ON CONFLICT (user_id, product_id) DO UPDATE SET seen_at = excluded.seen_at`.execute(trx);
      await sql`
        DELETE FROM seen_bikes WHERE user_id = ${userId}::uuid AND product_id IN (
          SELECT product_id FROM seen_bikes WHERE user_id = ${userId}::uuid
          ORDER BY seen_at DESC, product_id OFFSET ${most}
        )`.execute(trx);
      return numAffectedRows === 1n;
    }),
  );
}

/** The bikes that somebody looked at, the last first, as far as anyone can see them now. */
export async function listSeen(db: Queryable, userId: string): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    SELECT ${sql.raw(foundColumns)}
    FROM seen_bikes s
    JOIN products p ON p.id = s.product_id AND p.status IN ('active', 'reserved')
    JOIN users u ON u.id = p.seller_id AND u.status = 'active' AND u.leaving_at IS NULL
    WHERE s.user_id = ${userId}::uuid
    ORDER BY s.seen_at DESC, s.product_id`.execute(db);
  return rows;
}

/** @returns how many were forgotten */
export async function forgetSeen(db: Queryable, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('seen_bikes')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
