import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../errors.ts';
import { auditedTransaction, writeAudit } from '../audit.ts';
import type { ActOf, Administration } from './administration.ts';
import { letGoOrphans } from './let-go.ts';
import { lockAdmins, protection } from './protection.ts';

type Subject = { id: string; role: string; status: string };

/**
 * Suspends an account: its sessions end, its bikes leave the lists, its unpaid bookings are cancelled.
 * Done twice, it is done.
 *
 * @throws AppError `not_found`, `own_account`, `last_admin`
 */
export async function suspendUser(
  administration: Administration,
  id: string,
  act: ActOf,
): Promise<void> {
  await auditedTransaction(administration.db, async (trx) => {
    await lockAdmins(trx, act.adminId);
    const user = await lockUser(trx, id);
    if (!user) throw new AppError('not_found');
    if (user.status === 'suspended') return;
    const refusal = await protection(trx, user, act.adminId);
    if (refusal) throw new AppError(refusal);
    await closeAccount(trx, id, act.reason);
    await writeAudit(trx, {
      actorId: act.adminId,
      action: 'user.suspended',
      subject: { kind: 'user', id },
      before: { status: user.status },
      after: { status: 'suspended' },
      reason: act.reason,
      requestId: act.requestId,
    });
  });
  await letGoOrphans(administration, { userId: id });
}

/**
 * Lets a suspended account in again, and ends its deletion if that waits for money. Done twice, it is
 * done.
 *
 * @throws AppError `not_found`, or `unavailable` if the identity provider cannot be asked to let it in
 */
export async function reinstateUser(
  { db, identity }: Administration,
  id: string,
  act: ActOf,
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
    const user = await lockUser(trx, id);
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
        leaving_at: null,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .execute();
    await writeAudit(trx, {
      actorId: act.adminId,
      action: 'user.reinstated',
      subject: { kind: 'user', id },
      before: { status: 'suspended' },
      after: { status: 'active' },
      reason: act.reason,
      requestId: act.requestId,
    });
  });
}

/** An account that is not deleted, kept as it is until the transaction ends. */
export async function lockUser(trx: Queryable, id: string): Promise<Subject | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'role', 'status'])
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Suspends an account and ends all of its sessions. */
export async function closeAccount(trx: Queryable, id: string, reason: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      status: 'suspended',
      suspension_reason: reason || null,
      token_version: sql<number>`token_version + 1`,
      signed_out_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}
