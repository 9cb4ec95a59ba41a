import type { DeleteUser, UserDeleted } from '@motohaat/contract/administration';

import { AppError } from '../../http/app-error.ts';
import type { Messages } from '../../messages/index.ts';
import { closeAccount, lockAccount } from '../accounts/account-status.ts';
import type { AdminAction } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import type { ClosureServices } from './closure-services.ts';
import { insertDeletion } from './deletions.repository.ts';
import { finishDeletion } from './finish-deletion.ts';
import { lockAdmins, protection } from './protection.ts';

/**
 * Deletes an account for an admin (machine M5). Its sessions end first; the rest follows at once, or
 * once money that is on its way is settled.
 *
 * @throws AppError `own_account`, `last_admin`
 */
export async function deleteUser(
  services: ClosureServices,
  id: string,
  { ban = false }: Pick<DeleteUser, 'ban'>,
  action: AdminAction,
): Promise<Omit<UserDeleted, 'message'>> {
  const isBegun = await begin(services, id, ban, action);
  const done = isBegun ? await finishDeletion(services, id) : undefined;
  if (!done) return { deletedCount: 0 };
  const { state, identityPending } = done;
  return { deletedCount: state === 'deleted' ? 1 : 0, state, identityPending };
}

/** What was done, with a sentence for the admin. */
export function userDeleted(done: Omit<UserDeleted, 'message'>, t: Messages): UserDeleted {
  if (!done.state) return done;
  if (done.state === 'held') return { ...done, message: t.closure.held };
  return { ...done, message: done.identityPending ? t.closure.identityPending : t.closure.deleted };
}

/** Closes the account. @returns whether there is one */
async function begin({ db }: ClosureServices, id: string, ban: boolean, action: AdminAction) {
  return auditedTransaction(db, async (trx) => {
    await lockAdmins(trx, action.adminId);
    const user = await lockAccount(trx, id);
    if (!user) return false;
    const refusal = await protection(trx, user, action.adminId);
    if (refusal) throw new AppError(refusal);
    await closeAccount(trx, id, action.reason);
    const { adminId: requestedBy, reason } = action;
    await insertDeletion(trx, { userId: id, requestedBy, reason, ban, dueAt: new Date() });
    await writeAudit(trx, {
      actorId: action.adminId,
      action: 'user.deletion_started',
      subject: { kind: 'user', id },
      before: { status: user.status, role: user.role },
      after: { status: 'suspended' },
      reason: action.reason,
      requestId: action.requestId,
      detail: { ban },
    });
    return true;
  });
}
