import type { Selectable } from 'kysely';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import type { ModelDecisionsTable } from '../../database/schema/other-models.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

export type DecisionRow = Selectable<ModelDecisionsTable>;

/** Words in which sellers named a model. */
export type OtherModelRow = {
  key: string;
  words: string;
  bikes: number;
  examples: { id: string; name: string }[];
};

const mostBikesFirst = keysetCursor({ bikes: 'integer', key: 'text' });
const latestFirst = keysetCursor({ created_at: 'timestamp', id: 'uuid' });
/** Bikes of which each row tells. */
const examples = 3;

/** Words by how many bikes have them, counted on the index products_other_models alone. */
export function selectOtherModels({ limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : mostBikesFirst.decode(cursor);
  return sql<Omit<OtherModelRow, 'examples'>>`
    SELECT other_model_key AS key, count(*)::int AS bikes,
      mode() WITHIN GROUP (ORDER BY other_model) AS words
    FROM products
    WHERE other_model_key IS NOT NULL AND status <> 'archived'
    GROUP BY other_model_key
    ${
      after
        ? sql`HAVING count(*) < ${after.bikes}::int
            OR (count(*) = ${after.bikes}::int AND other_model_key > ${after.key})`
        : sql``
    }
    ORDER BY count(*) DESC, other_model_key
    LIMIT ${limit + 1}`;
}

export async function listOtherModels(
  db: Queryable,
  page: PageRequest,
): Promise<Page<OtherModelRow>> {
  const { rows } = await selectOtherModels(page).execute(db);
  const { rows: shown, next } = pageOf(rows, page.limit, ({ bikes, key }) =>
    mostBikesFirst.encode({ bikes: String(bikes), key }),
  );
  const found = await selectExamples(shown.map(({ key }) => key)).execute(db);
  return {
    next,
    rows: shown.map((row) => ({
      ...row,
      examples: found.rows.filter(({ key }) => key === row.key),
    })),
  };
}

/** Some public bikes of each of some words. */
export function selectExamples(keys: readonly string[]) {
  return sql<{ key: string; id: string; name: string }>`
    SELECT k.key, e.id, e.name
    FROM unnest(${keys}::text[]) AS k (key), LATERAL (
      SELECT id, name FROM products
      WHERE other_model_key = k.key AND status <> 'archived' AND status IN ('active', 'reserved')
      ORDER BY id LIMIT ${examples}
    ) e`;
}

/** The words of a key as most sellers wrote them; nothing where no bike has them. */
export async function findWords(db: Queryable, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ words: string | null }>`
    SELECT mode() WITHIN GROUP (ORDER BY other_model) AS words FROM products
    WHERE other_model_key = ${key} AND status <> 'archived'`.execute(db);
  return rows[0]?.words ?? undefined;
}

/** Decisions, the latest first; on the index model_decisions_latest. */
export async function listDecisions(
  db: Queryable,
  { limit, cursor }: PageRequest,
): Promise<Page<DecisionRow & { by: string }>> {
  const after = cursor === undefined ? undefined : latestFirst.decode(cursor);
  const { rows } = await sql<DecisionRow & { by: string; position: string }>`
    SELECT d.*, u.name AS by, d.created_at::text AS position
    FROM model_decisions d JOIN users u ON u.id = d.decided_by
    ${after ? sql`WHERE (d.created_at, d.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY d.created_at DESC, d.id DESC
    LIMIT ${limit + 1}`.execute(db);
  return pageOf(rows, limit, ({ position, id }) =>
    latestFirst.encode({ created_at: position, id }),
  );
}

/** A decision, kept as it is until the transaction ends. */
export async function lockDecision(trx: Queryable, id: string): Promise<DecisionRow | undefined> {
  return trx
    .selectFrom('model_decisions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Decisions that are not carried out to their end, the oldest first. */
export async function decisionsUnderWay(db: Queryable, limit: number): Promise<DecisionRow[]> {
  return db
    .selectFrom('model_decisions')
    .selectAll()
    .where('state', 'in', ['taking', 'undoing'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
