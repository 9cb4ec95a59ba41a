import type { DeleteUser, UserDeleted } from '@motohaat/contract/administration';

import { AppError } from '../../errors.ts';
import { auditedTransaction, writeAudit } from '../audit.ts';
import type { ActOf, Administration } from './administration.ts';
import { insertDeletion } from './deletions.repository.ts';
import { finishDeletion } from './finish-deletion.ts';
import { lockAdmins, protection } from './protection.ts';
import { closeAccount, lockUser } from './suspend.ts';

/**
 * Deletes an account for an admin (machine M5). Its sessions end first; the rest follows at once, or
 * once money that is on its way is settled.
 *
 * @throws AppError `own_account`, `last_admin`
 */
export async function deleteUser(
  administration: Administration,
  id: string,
  { ban = false }: Pick<DeleteUser, 'ban'>,
  act: ActOf,
): Promise<UserDeleted> {
  const isBegun = await begin(administration, id, ban, act);
  const done = isBegun ? await finishDeletion(administration, id) : undefined;
  if (!done) return { deletedCount: 0 };
  const { state, identityPending } = done;
  return state === 'deleted'
    ? { deletedCount: 1, state, identityPending, message: deletedSentence(identityPending) }
    : { deletedCount: 0, state, identityPending, message: heldSentence };
}

const heldSentence =
  'The account is closed. Money is still on its way in a booking; once that is settled, the account is deleted by itself.';

function deletedSentence(isPending: boolean): string {
  return isPending
    ? 'Deleted. The sign-in service could not be reached; the sign-in is removed there as soon as it can.'
    : 'Deleted successfully';
}

/** Closes the account. @returns whether there is one */
async function begin({ db }: Administration, id: string, ban: boolean, act: ActOf) {
  return auditedTransaction(db, async (trx) => {
    await lockAdmins(trx, act.adminId);
    const user = await lockUser(trx, id);
    if (!user) return false;
    const refusal = await protection(trx, user, act.adminId);
    if (refusal) throw new AppError(refusal);
    await closeAccount(trx, id, act.reason);
    const { adminId: requestedBy, reason } = act;
    await insertDeletion(trx, { userId: id, requestedBy, reason, ban, dueAt: new Date() });
    await writeAudit(trx, {
      actorId: act.adminId,
      action: 'user.deletion_started',
      subject: { kind: 'user', id },
      before: { status: user.status, role: user.role },
      after: { status: 'suspended' },
      reason: act.reason,
      requestId: act.requestId,
      detail: { ban },
    });
    return true;
  });
}
