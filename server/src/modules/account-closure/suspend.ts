import { sql } from 'kysely';

import { AppError } from '../../http/app-error.ts';
import { closeAccount, lockAccount } from '../accounts/account-status.ts';
import type { AdminAction } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { cancelAffectedBookings } from '../bookings/cancel-affected.ts';
import { tell } from '../notices/tell.ts';
import { refreshSellers } from '../search-index/keep.ts';
import type { ClosureServices } from './closure-services.ts';
import { lockAdmins, protection } from './protection.ts';

/**
 * Suspends an account: its sessions end, its bikes leave the lists, its unpaid bookings are cancelled.
 * Done twice, it is done.
 *
 * @throws AppError `not_found`, `own_account`, `last_admin`
 */
export async function suspendUser(
  services: ClosureServices,
  id: string,
  action: AdminAction,
): Promise<void> {
  await auditedTransaction(services.db, async (trx) => {
    await lockAdmins(trx, action.adminId);
    const user = await lockAccount(trx, id);
    if (!user) throw new AppError('not_found');
    if (user.status === 'suspended') return;
    const refusal = await protection(trx, user, action.adminId);
    if (refusal) throw new AppError(refusal);
    await closeAccount(trx, id, action.reason);
    await tell(trx, { to: id, kind: 'account_suspended', data: {}, words: action.reason });
    await writeAudit(trx, {
      actorId: action.adminId,
      action: 'user.suspended',
      subject: { kind: 'user', id },
      before: { status: user.status },
      after: { status: 'suspended' },
      reason: action.reason,
      requestId: action.requestId,
    });
  });
  await cancelAffectedBookings(services, { userId: id });
}

/**
 * Lets a suspended account in again, and ends its deletion if that waits for money. Done twice, it is
 * done.
 *
 * @throws AppError `not_found`, or `unavailable` if the identity provider cannot be asked to let it in
 */
export async function reinstateUser(
  { db, identity }: ClosureServices,
  id: string,
  action: AdminAction,
): Promise<void> {
  const locked = await db
    .selectFrom('account_deletions as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('u.uid')
    .where('d.user_id', '=', id)
    .where('d.identity_disabled_at', 'is not', null)
    .where('d.erased_at', 'is', null)
    .executeTakeFirst();
  if (locked) await identity.enableAccount(locked.uid);
  await auditedTransaction(db, async (trx) => {
    const user = await lockAccount(trx, id);
    if (!user) throw new AppError('not_found');
    if (user.status !== 'suspended') return;
    await trx
      .deleteFrom('account_deletions')
      .where('user_id', '=', id)
      .where('erased_at', 'is', null)
      .execute();
    await trx
      .updateTable('users')
      .set({
        status: 'active',
        suspension_reason: null,
        suspension_code: null,
        leaving_at: null,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .execute();
    await refreshSellers(trx, [id]);
    await tell(trx, { to: id, kind: 'account_reinstated', data: {} });
    await writeAudit(trx, {
      actorId: action.adminId,
      action: 'user.reinstated',
      subject: { kind: 'user', id },
      before: { status: 'suspended' },
      after: { status: 'active' },
      reason: action.reason,
      requestId: action.requestId,
    });
  });
}
