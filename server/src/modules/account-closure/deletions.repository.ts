import { type Selectable, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { AccountDeletionsTable } from '../../database/schema/accounts.ts';
import { refreshSellers } from '../search-index/keep.ts';

/** A deletion under way, and the account as it is. */
export type Deletion = Selectable<AccountDeletionsTable> & {
  uid: string;
  email: string;
  phone: string | null;
  role: string;
  status: string;
};

/** A deletion that is not finished. */
export async function findDeletion(db: Queryable, userId: string): Promise<Deletion | undefined> {
  return db
    .selectFrom('account_deletions as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .selectAll('d')
    .select(['u.uid', 'u.email', 'u.phone', 'u.role', 'u.status'])
    .where('d.user_id', '=', userId)
    .where('d.finished_at', 'is', null)
    .executeTakeFirst();
}

export type NewDeletion = {
  userId: string;
  requestedBy: string;
  reason: string;
  ban: boolean;
  dueAt: Date;
};

/** Begins a deletion; of one that has begun, an admin's word counts over the person's own. */
export async function insertDeletion(trx: Queryable, deletion: NewDeletion): Promise<void> {
  const { userId, requestedBy, reason, ban, dueAt } = deletion;
  const values = { requested_by: requestedBy, reason, ban, due_at: dueAt };
  await trx
    .insertInto('account_deletions')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

type Step =
  | 'held_at'
  | 'identity_disabled_at'
  | 'erased_at'
  | 'identity_deleted_at'
  | 'finished_at';

/** Notes that a step is done. @returns whether there is still a deletion to do */
export async function markStep(db: Queryable, userId: string, step: Step): Promise<boolean> {
  const marked = await db
    .updateTable('account_deletions')
    .set({ [step]: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** Notes when an account ends that its owner has left, and whose bikes are found no more; `null` keeps it. */
export async function setLeaving(trx: Queryable, id: string, due: Date | null): Promise<void> {
  await trx.updateTable('users').set({ leaving_at: due }).where('id', '=', id).execute();
  await refreshSellers(trx, [id]);
}
