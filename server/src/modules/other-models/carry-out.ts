import { findModel } from '@motohaat/catalogue/find';
import { intKey } from '@motohaat/domain/search/int-key';
import { tokens } from '@motohaat/domain/search/tokens';
import { sql } from 'kysely';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { refreshSearch } from '../search-index/keep.ts';
import { type DecisionRow, lockDecision } from './other-models.repository.ts';
import { batch, giveBackBatch, takeBatch } from './take-batch.ts';

/**
 * Carries a decision out, some bikes at a time, as far as it gets until the signal says so; it may be cut
 * off anywhere and goes on where it was. This process knows the catalogue as it is with the decision.
 *
 * @returns the decision as it is then
 */
export async function carryOut(
  db: Database,
  id: string,
  signal: AbortSignal,
): Promise<DecisionRow | undefined> {
  let decision = await step(db, id);
  while (decision?.isMore && !signal.aborted) {
    // One batch after another: nobody shall wait long for a bike.
    decision = await step(db, id);
  }
  if (!decision || decision.isMore) return decision;
  if (decision.is_new) await refreshNamed(db, decision.model, signal);
  if (signal.aborted) return decision;
  return finish(db, decision);
}

type Step = DecisionRow & { isMore: boolean };

async function step(db: Database, id: string): Promise<Step | undefined> {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const decision = await lockDecision(trx, id);
      if (!decision) return undefined;
      const { state } = decision;
      if (state === 'undoing') {
        return { ...decision, isMore: (await giveBackBatch(trx, decision)) === batch };
      }
      if (state !== 'taking') return { ...decision, isMore: false };
      const taken = await takeBatch(trx, decision);
      const { bikes } = await trx
        .updateTable('model_decisions')
        .set({ bikes: decision.bikes + taken })
        .where('id', '=', id)
        .returning('bikes')
        .executeTakeFirstOrThrow();
      return { ...decision, bikes, isMore: taken === batch };
    }),
  );
}

/** Unless somebody has undone it meanwhile. */
async function finish(db: Queryable, { isMore: _isMore, ...decision }: Step): Promise<DecisionRow> {
  const done = { taking: 'taken', undoing: 'undone', taken: 'taken', undone: 'undone' } as const;
  const state = done[decision.state];
  await db
    .updateTable('model_decisions')
    .set({ state })
    .where('id', '=', decision.id)
    .where('state', '=', decision.state)
    .execute();
  return { ...decision, state };
}

/** Writes anew what bikes are found by whose texts have a model's name: it is known now, or no longer. */
async function refreshNamed(db: Database, model: string, signal: AbortSignal): Promise<void> {
  const found = findModel(model)?.model;
  if (!found) return;
  for (const name of [found.name.en, found.name.bn, ...found.also]) {
    const keys = tokens(name).map(intKey);
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after !== undefined && keys.length > 0 && !signal.aborted) {
      // Each goes on behind the last of the one before.
      after = await refreshSome(db, keys, after);
    }
  }
}

async function refreshSome(
  db: Database,
  keys: readonly number[],
  after: string,
): Promise<string | undefined> {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM bike_search
        WHERE keys @> ${keys}::integer[] AND id > ${after}::uuid
        ORDER BY id LIMIT ${batch}`.execute(trx);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) {
        await trx
          .selectFrom('products')
          .select('id')
          .where('id', 'in', ids)
          .orderBy('id')
          .forNoKeyUpdate()
          .execute();
        await refreshSearch(trx, ids);
      }
      return ids.at(-1);
    }),
  );
}
