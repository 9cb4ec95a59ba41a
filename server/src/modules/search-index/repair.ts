import { sql } from 'kysely';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { refreshSearch } from './keep.ts';
import { revision } from './search-row.ts';

/** Bikes that are looked at in one step of the repair, and that are written in one transaction. */
const step = 1_000;
const batch = 100;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Writes the rows that are missing, were made by an older program, or are not as their listings are, such
 * as of bikes whose adverts are over: of bikes of before there was a search, above all. It may be cut off anywhere, and finds again what is
 * left to do.
 *
 * @returns how many it wrote
 */
export async function repairSearch(db: Database, signal: AbortSignal): Promise<number> {
  let written = 0;
  let after: string | undefined = beforeAll;
  while (after !== undefined && !signal.aborted) {
    // One step after another: nobody waits for it.
    const { last, wrong }: Step = await lookFrom(db, after);
    for (let place = 0; place < wrong.length && !signal.aborted; place += batch) {
      await repair(db, wrong.slice(place, place + batch));
    }
    written += wrong.length;
    after = last;
  }
  return written;
}

type Step = { last: string | undefined; wrong: string[] };

async function lookFrom(db: Queryable, after: string): Promise<Step> {
  const { rows } = await sql<{ id: string; is_wrong: boolean }>`
    SELECT p.id,
      CASE WHEN p.status IN ('active', 'reserved') AND u.status = 'active' AND u.leaving_at IS NULL
        THEN coalesce(s.advertised_until <= now(), false) OR (s.version, s.revision, s.verified)
          IS DISTINCT FROM (p.version, ${revision}::smallint, u.email_verified)
        ELSE s.id IS NOT NULL
      END AS is_wrong
    FROM (
      SELECT id, version, status, seller_id FROM products
      WHERE id > ${after}::uuid ORDER BY id LIMIT ${step}
    ) p
    JOIN users u ON u.id = p.seller_id
    LEFT JOIN bike_search s ON s.id = p.id
    ORDER BY p.id`.execute(db);
  return {
    last: rows.at(-1)?.id,
    wrong: rows.filter(({ is_wrong }) => is_wrong).map(({ id }) => id),
  };
}

/** Held, so that nobody changes them between what is read of them and what is written. */
async function repair(db: Database, ids: readonly string[]): Promise<void> {
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('products')
        .select('id')
        .where('id', 'in', ids)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
      await refreshSearch(trx, ids);
    }),
  );
}
