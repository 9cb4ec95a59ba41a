import { type CompiledQuery, sql } from 'kysely';

import type { Database } from '../database/index.ts';

/**
 * How PostgreSQL would run a statement on a table too large to read whole, as text. On the small
 * tables of a test it would always read them whole; told not to, it still does where no index fits.
 */
export async function explain(db: Database, query: CompiledQuery): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(transaction);
    await sql`SET LOCAL enable_bitmapscan = off`.execute(transaction);
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `EXPLAIN ${query.sql}`,
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
