import { sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';

/** Which part of all bikes has a value: 0 for a rare one. */
export type Frequencies = (column: 'model' | 'district', key: number) => number;

/** ms between two looks. */
const kept = 600_000;

/** How frequent values are, as the database's own statistics have it. */
export function knownFrequencies(db: Queryable): () => Promise<Frequencies> {
  let known: { at: number; frequencies: Promise<Frequencies> } | undefined;
  return () => {
    const now = Date.now();
    if (!known || now - known.at > kept) {
      const frequencies = read(db);
      known = { at: now, frequencies };
      frequencies.catch(() => (known = undefined));
    }
    return known.frequencies;
  };
}

async function read(db: Queryable): Promise<Frequencies> {
  const { rows } = await sql<{ column: string; keys: number[]; parts: number[] }>`
    SELECT attname AS column, most_common_vals::text::integer[] AS keys, most_common_freqs AS parts
    FROM pg_stats
    WHERE schemaname = current_schema() AND tablename = 'bike_search'
      AND attname IN ('model', 'district') AND most_common_vals IS NOT NULL`.execute(db);
  const parts = new Map(
    rows.flatMap(({ column, keys, parts: all }) =>
      keys.map((key, place) => [`${column} ${key}`, all[place] ?? 0] as const),
    ),
  );
  return (column, key) => parts.get(`${column} ${key}`) ?? 0;
}
