import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { AddressSource } from './sources.ts';

/** Rows of a source after one key and up to another; without them from the first, to the last. */
export type Bounds = { after: string | null; upTo: string | null };

/** Rows that are read at a time. */
const page = 1_000;

const rangeOf = ({ key, keyType }: AddressSource, { after, upTo }: Bounds) => {
  const [column, type] = [sql.raw(key), sql.raw(keyType)];
  return sql`(${after}::${type} IS NULL OR ${column} > ${after}::${type})
    AND (${upTo}::${type} IS NULL OR ${column} <= ${upTo}::${type})`;
};

/**
 * The key of the row that ends a part of so many rows, with or without a page.
 *
 * @returns nothing where fewer follow
 */
export async function findEnd(
  db: Queryable,
  source: AddressSource,
  after: string | null,
  size: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    SELECT ${sql.raw(source.key)}::text AS key FROM ${sql.raw(source.from)}
    WHERE ${rangeOf(source, { after, upTo: null })}
    ORDER BY ${sql.raw(source.key)} OFFSET ${size - 1} LIMIT 1`.execute(db);
  return rows[0]?.key;
}

/**
 * How many pages a part has, and when one of them changed last.
 *
 * @param since counts only pages that changed after that
 */
export async function measurePart(
  db: Queryable,
  source: AddressSource,
  bounds: Bounds,
  since: Date | null = null,
): Promise<{ pages: number; changed: Date | null }> {
  const { rows } = await selectMeasures(source, bounds, since).execute(db);
  return rows[0] ?? { pages: 0, changed: null };
}

/** See {@link measurePart}. */
export function selectMeasures(source: AddressSource, bounds: Bounds, since: Date | null) {
  const changed = sql.raw(source.changed);
  const { changedSince = (from: Date) => sql`${changed} > ${from}::timestamptz` } = source;
  return sql<{ pages: number; changed: Date | null }>`
    SELECT count(*) AS pages, max(${changed}) AS changed
    FROM ${sql.raw(source.from)}
    WHERE ${rangeOf(source, bounds)} AND ${sql.raw(source.shown)}
      ${since ? sql`AND ${changedSince(since)}` : sql``}`;
}

/** `address` holds the address's parameters. */
export type AddressRow = { address: Record<string, string>; changed: Date | null };

/** The pages of a part, as many at a time as are read at once. */
export async function* readPart(
  db: Queryable,
  source: AddressSource,
  { after, upTo }: Bounds,
): AsyncGenerator<AddressRow[]> {
  const parameters = sql.raw(
    Object.entries(source.address)
      .map(([name, value]) => `'${name}', (${value})::text`)
      .join(),
  );
  let last = after;
  for (;;) {
    const { rows } = await sql<AddressRow & { key: string }>`
      SELECT ${sql.raw(source.key)}::text AS key, json_build_object(${parameters}) AS address,
        ${sql.raw(source.changed)} AS changed
      FROM ${sql.raw(source.from)}
      WHERE ${rangeOf(source, { after: last, upTo })} AND ${sql.raw(source.shown)}
      ORDER BY ${sql.raw(source.key)} LIMIT ${page}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < page) return;
    last = rows.at(-1)?.key ?? null;
  }
}

/** The last of some times; nothing where there is none. */
export function latest(times: readonly (Date | null)[]): Date | null {
  const known = times.filter((time) => time !== null).map((time) => time.getTime());
  return known.length === 0 ? null : new Date(Math.max(...known));
}
