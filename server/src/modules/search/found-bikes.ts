import type { CompiledQuery } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { prepared } from '../../database/prepared.ts';
import { foundColumns, type FoundRow } from '../catalogue/found-bike.ts';

/** Bikes that were found, in the order of their ids; one that nobody may see any more is left out. */
export async function listFound(db: Queryable, ids: readonly string[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.executeQuery(selectFound(ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Bikes with their sellers, and which of them anyone may see. */
export const shownBikes = `products p
  JOIN users u ON u.id = p.seller_id AND u.status = 'active' AND u.leaving_at IS NULL`;
export const isOnSale = `p.status IN ('active', 'reserved')`;

// To plan it takes longer than to carry it out.
const statement = prepared<FoundRow>(
  'found-bikes',
  `SELECT ${foundColumns} FROM ${shownBikes} WHERE p.id = ANY($1::uuid[]) AND ${isOnSale}`,
);

/** The statement of `listFound`. */
export function selectFound(ids: readonly string[]): CompiledQuery<FoundRow> {
  return statement(ids);
}
