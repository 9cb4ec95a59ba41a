import * as calls from '@motohaat/contract/calls';
import { maximumDrafts } from '@motohaat/contract/drafts';
import type { FastifyPluginAsync } from 'fastify';

import { type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { lockAccount } from '../accounts/account-status.ts';
import {
  deleteDraft,
  insertDraft,
  keptOf,
  listDrafts,
  lockDraft,
  replaceDraft,
} from './drafts.repository.ts';
import { stampedNumberHashes } from './stamped-number-hashes.ts';

/** Listings that their sellers have not finished. `secret` keeps their chassis and engine numbers. */
export const draftRoutes: FastifyPluginAsync<{ secret: string }> = async (app, { secret }) => {
  const numbers = stampedNumberHashes(secret);
  const inTransaction = <Result>(work: (trx: Queryable) => Promise<Result>) =>
    withRetry(() => app.db.transaction().execute(work));

  route(app, calls.drafts.create, async (request) => {
    const { id: sellerId } = accountOf(request);
    const id = request.newRowId();
    await inTransaction(async (trx) => {
      // Of several at once the last sees all others.
      await lockAccount(trx, sellerId);
      if (await lockDraft(trx, sellerId, id)) return;
      const drafts = await listDrafts(trx, sellerId);
      if (drafts.length >= maximumDrafts) {
        throw new AppError('limit_reached', { message: (t) => t.selling.drafts(maximumDrafts) });
      }
      await insertDraft(trx, { id, sellerId, kept: keptOf(numbers, request.body) });
    });
    return { acknowledged: true, insertedId: id };
  });

  route(app, calls.drafts.list, async (request) =>
    (await listDrafts(app.db, accountOf(request).id)).map((row) => ({
      _id: row.id,
      body: row.body,
      numbers: { chassis: row.chassis_end, engine: row.engine_end },
      createdAt: row.created_at.toISOString(),
      savedAt: row.updated_at.toISOString(),
    })),
  );

  route(app, calls.drafts.save, async (request) => {
    const { id: sellerId } = accountOf(request);
    const savedAt = await inTransaction(async (trx) => {
      const draft = await lockDraft(trx, sellerId, request.params.id);
      if (!draft) throw new AppError('not_found');
      return replaceDraft(trx, draft, keptOf(numbers, request.body));
    });
    return { acknowledged: true, savedAt: savedAt.toISOString() };
  });

  route(app, calls.drafts.remove, async (request) => {
    const { id: sellerId } = accountOf(request);
    const isDeleted = await inTransaction((trx) => deleteDraft(trx, sellerId, request.params.id));
    if (!isDeleted) throw new AppError('not_found');
    return { deletedCount: 1 };
  });
};
