import { findModel } from '@motohaat/catalogue/find';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { ListingRow } from '../listings/listing.transitions.ts';
import { refreshSearch } from '../search-index/keep.ts';
import { completed, factColumns, factsOf, followingColumns, impliedBy } from '../selling/facts.ts';
import type { DecisionRow } from './other-models.repository.ts';

/** Bikes that are written in one transaction. */
export const batch = 100;

/**
 * Writes of some bikes that they are of the model of a decision, and keeps how they were. The decision is
 * held by this transaction.
 *
 * @returns how many there were
 */
export async function takeBatch(trx: Queryable, decision: DecisionRow): Promise<number> {
  const bikes = await trx
    .selectFrom('products')
    .selectAll()
    .where('other_model_key', '=', decision.key)
    .where('status', '<>', 'archived')
    .orderBy('id')
    .limit(batch)
    .forNoKeyUpdate()
    .execute();
  const { brand, model } = decision;
  await rewrite(
    trx,
    bikes.map((bike) => {
      const before = factsOf(bike);
      return rewritten(bike, before, completed({ ...before, brand, model }));
    }),
  );
  await keepBefore(trx, decision.id, bikes);
  return bikes.length;
}

/**
 * Gives some bikes of a decision the words of their sellers back, where nobody has said anything else of
 * them since.
 *
 * @returns how many were looked at
 */
export async function giveBackBatch(trx: Queryable, decision: DecisionRow): Promise<number> {
  const kept = await trx
    .selectFrom('model_decision_bikes')
    .selectAll()
    .where('decision_id', '=', decision.id)
    .orderBy('product_id')
    .limit(batch)
    .execute();
  const ids = kept.map(({ product_id: id }) => id);
  if (ids.length === 0) return 0;
  const bikes = await trx
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '<>', 'archived')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const usual = findModel(decision.model)?.model.cc ?? null;
  const own = bikes.flatMap((bike) => {
    const was = kept.find(({ product_id: id }) => id === bike.id);
    if (!was || bike.model !== decision.model) return [];
    const before = factsOf(bike);
    const { brand, other_model: otherModel } = was;
    const cc = bike.cc === usual ? was.cc : bike.cc;
    return [rewritten(bike, before, { ...before, brand, model: null, otherModel, cc })];
  });
  await rewrite(trx, own);
  await trx
    .deleteFrom('model_decision_bikes')
    .where('decision_id', '=', decision.id)
    .where('product_id', 'in', ids)
    .execute();
  return kept.length;
}

type Facts = ReturnType<typeof factsOf>;
type Rewritten = Pick<
  ListingRow,
  'id' | 'name' | 'brand' | 'model' | 'other_model' | 'other_model_key' | 'cc'
>;

/** A bike's columns after a change of its model; a name that was made of the model follows. */
function rewritten(bike: ListingRow, before: Facts, after: Facts): Rewritten {
  const { brand, model, other_model, other_model_key, cc } = factColumns(after);
  // Years fill no name here.
  const following = followingColumns(bike, impliedBy(before, 0), impliedBy(after, 0));
  const name = typeof following.name === 'string' ? following.name : bike.name;
  return { id: bike.id, name, brand, model, other_model, other_model_key, cc };
}

async function rewrite(trx: Queryable, bikes: readonly Rewritten[]): Promise<void> {
  await sql`
    UPDATE products p SET
      name = r.name, brand = r.brand, model = r.model, other_model = r.other_model,
      other_model_key = r.other_model_key, cc = r.cc, version = p.version + 1, updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(bikes)}::jsonb) AS r (
      id uuid, name text, brand text, model text, other_model text, other_model_key text, cc smallint
    )
    WHERE p.id = r.id`.execute(trx);
  await refreshSearch(
    trx,
    bikes.map(({ id }) => id),
  );
}

async function keepBefore(
  trx: Queryable,
  decisionId: string,
  bikes: readonly ListingRow[],
): Promise<void> {
  if (bikes.length === 0) return;
  await trx
    .insertInto('model_decision_bikes')
    .values(
      bikes.map(({ id, brand, other_model, cc }) => ({
        decision_id: decisionId,
        product_id: id,
        brand,
        other_model: other_model ?? '',
        cc,
      })),
    )
    .onConflict((conflict) => conflict.columns(['decision_id', 'product_id']).doNothing())
    .execute();
}
