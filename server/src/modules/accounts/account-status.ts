import type { Role } from '@motohaat/domain/role';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { refreshSellers } from '../search-index/keep.ts';

/** An account that is not deleted. */
type LockedAccount = { id: string; role: string; status: string };

/**
 * Keeps an account as it is until the transaction ends. Transactions of one account so wait for one
 * another, and what one of them counts is still true when it writes. Taken before any other lock.
 *
 * @returns nothing for one that is deleted
 */
export async function lockAccount(trx: Queryable, id: string): Promise<LockedAccount | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'role', 'status'])
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Locks the account of whoever acts by a role, which may be another one since the request began.
 *
 * @throws AppError `forbidden` where it is
 */
export async function lockActor(
  trx: Queryable,
  { id, role }: { id: string; role: Role },
): Promise<void> {
  const account = await lockAccount(trx, id);
  if (account?.role !== role) throw new AppError('forbidden');
}

/**
 * Suspends an account and ends all of its sessions; its bikes are found no more.
 *
 * @param why an admin's words, which may be none, or a code of ours
 */
export async function closeAccount(
  trx: Queryable,
  id: string,
  why: string | { code: 'strikes' },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      status: 'suspended',
      suspension_reason: typeof why === 'string' ? why || null : null,
      suspension_code: typeof why === 'string' ? null : why.code,
      token_version: sql<number>`token_version + 1`,
      signed_out_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
  await refreshSellers(trx, [id]);
}

/** Ends all sessions of an account: those that are open, and those that could open again quietly. */
export async function endSessions(trx: Queryable, id: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      token_version: sql<number>`token_version + 1`,
      signed_out_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}
