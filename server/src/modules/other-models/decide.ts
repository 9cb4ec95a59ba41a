import { findModel } from '@motohaat/catalogue/find';
import { type AddModel, type MapModel } from '@motohaat/contract/other-models';
import { oneOfTheList } from '@motohaat/contract/sentences';
import { v7 as newId } from 'uuid';
import type { InferOutput } from 'valibot';

import type { Database, Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminAction } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import {
  changeCatalogue,
  insertBrand,
  insertModel,
  withdrawModel,
} from './additions.repository.ts';
import { carryOut } from './carry-out.ts';
import { readCatalogue } from './keep-catalogue.ts';
import { isChoosable, readNewModel } from './new-model.ts';
import { type DecisionRow, findWords, lockDecision } from './other-models.repository.ts';

/** ms that an admin waits at the most; what is left to do then, a job does. */
const patience = 5_000;

/**
 * Says of all bikes with some words that they are of a model of the catalogue.
 *
 * @throws AppError `not_found` where no bike has the words, `invalid` for an unknown model
 */
export async function mapModel(
  db: Database,
  { key, model }: Pick<MapModel, 'key' | 'model'>,
  action: AdminAction,
): Promise<DecisionRow> {
  const found = isChoosable(model) ? findModel(model) : undefined;
  if (!found) throw new AppError('invalid', { fields: { model: (t) => t.contract(oneOfTheList) } });
  const id = await auditedTransaction(db, async (trx) => {
    const named = { brand: found.brand.slug, model };
    return insertDecision(trx, { key, ...named, isNew: false }, action);
  });
  return carriedOut(db, id);
}

/**
 * Adds a model to the catalogue, with its brand where that is new, and says that all bikes with some words
 * are of it.
 *
 * @throws AppError `not_found` where no bike has the words; `invalid` also for what the catalogue has
 */
export async function addModel(
  db: Database,
  body: InferOutput<typeof AddModel>,
  action: AdminAction,
): Promise<DecisionRow> {
  const id = await auditedTransaction(db, async (trx) => {
    await changeCatalogue(trx);
    const { brand, model } = await readNewModel(trx, body);
    if (brand) await insertBrand(trx, brand);
    await insertModel(trx, model);
    const named = { brand: model.brand, model: model.slug };
    return insertDecision(trx, { key: body.key, ...named, isNew: true }, action);
  });
  await readCatalogue(db);
  return carriedOut(db, id);
}

/**
 * Gives the bikes of a decision the words of their sellers back, and takes a model that was added with it
 * out of the catalogue, unless other bikes are of it by now.
 *
 * @throws AppError `not_found`, `conflict` for one that is undone already
 */
export async function undoDecision(
  db: Database,
  id: string,
  action: AdminAction,
): Promise<DecisionRow> {
  await auditedTransaction(db, async (trx) => {
    await changeCatalogue(trx);
    const decision = await lockDecision(trx, id);
    if (!decision) throw new AppError('not_found');
    if (decision.state === 'undoing' || decision.state === 'undone') {
      throw new AppError('conflict', { message: (t) => t.otherModels.undone });
    }
    const { model, brand } = decision;
    const isWithdrawn = decision.is_new && (await withdrawModel(trx, model, id));
    await trx
      .updateTable('model_decisions')
      .set({ state: 'undoing', undone_at: new Date() })
      .where('id', '=', id)
      .execute();
    await note(trx, 'model.undone', { id, detail: { brand, model, isWithdrawn } }, action);
  });
  await readCatalogue(db);
  return carriedOut(db, id);
}

/** @throws AppError `not_found` */
async function insertDecision(
  trx: Queryable,
  decision: { key: string; brand: string; model: string; isNew: boolean },
  action: AdminAction,
): Promise<string> {
  const { key, brand, model, isNew } = decision;
  const words = await findWords(trx, key);
  if (words === undefined) {
    throw new AppError('not_found', { message: (t) => t.otherModels.gone });
  }
  const id = newId();
  await trx
    .insertInto('model_decisions')
    .values({ id, key, words, brand, model, is_new: isNew, decided_by: action.adminId })
    .execute();
  const done = isNew ? 'model.added' : 'model.mapped';
  await note(trx, done, { id, detail: { brand, model } }, action);
  return id;
}

async function note(
  trx: Queryable,
  done: 'model.mapped' | 'model.added' | 'model.undone',
  { id, detail }: { id: string; detail: Record<string, string | boolean> },
  { adminId, reason, requestId }: AdminAction,
): Promise<void> {
  const subject = { kind: 'model_decision', id };
  await writeAudit(trx, { actorId: adminId, action: done, subject, reason, requestId, detail });
}

async function carriedOut(db: Database, id: string): Promise<DecisionRow> {
  const decision = await carryOut(db, id, AbortSignal.timeout(patience));
  if (!decision) throw new AppError('not_found');
  return decision;
}
