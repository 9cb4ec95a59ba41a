import { sql } from 'kysely';

import type { Database } from '../../database/index.ts';
import { otherModelKey } from '../listings/other-model-key.ts';
import { carryOut } from './carry-out.ts';
import { readCatalogue } from './keep-catalogue.ts';
import { decisionsUnderWay } from './other-models.repository.ts';

/** Rows of one step. */
const most = 500;

/** Goes on with decisions that their calls had no time for. @returns how many */
export async function finishDecisions(db: Database, signal: AbortSignal): Promise<number> {
  const decisions = await decisionsUnderWay(db, most);
  if (decisions.length > 0) await readCatalogue(db);
  for (const { id } of decisions) {
    if (signal.aborted) break;
    // One after the other: they may be about the same bikes.
    await carryOut(db, id, signal);
  }
  return decisions.length;
}

/** Says by what words of bikes of before are known. @returns how many it wrote */
export async function keyOtherModels(db: Database, signal: AbortSignal): Promise<number> {
  let written = 0;
  let found = most;
  while (found === most && !signal.aborted) {
    // In parts, so that no statement takes long.
    found = await keySome(db);
    written += found;
  }
  return written;
}

/** On the index products_without_other_key. */
async function keySome(db: Database): Promise<number> {
  const bikes = await db
    .selectFrom('products')
    .select(['id', 'brand', 'other_model'])
    .where('other_model', 'is not', null)
    .where('other_model_key', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  const keys = bikes.map(({ id, brand, other_model: otherModel }) => ({
    id,
    otherModel,
    key: otherModelKey({ brand, otherModel }),
  }));
  await sql`
    UPDATE products p SET other_model_key = r.key
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS r (id uuid, "otherModel" text, key text)
    WHERE p.id = r.id AND p.other_model = r."otherModel"`.execute(db);
  return bikes.length;
}
