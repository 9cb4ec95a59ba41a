import type { Database } from '../../database/index.ts';
import { auditedTransaction, writeAudit } from '../../modules/audit/audit.ts';
import { addTeamMember, findAccount, removeTeamMember } from './team-members.repository.ts';

/**
 * Lets an account see the part of a team: what is live of its application, its history and figures. It may
 * change nothing by that.
 *
 * @returns `false` when it was so already
 * @throws Error for an address without an account
 */
export async function joinTeam(db: Database, application: string, email: string): Promise<boolean> {
  return change(db, { application, email }, 'team_member.added', addTeamMember);
}

/** Ends that. @returns `false` when it was so already @throws Error for an address without an account */
export async function leaveTeam(
  db: Database,
  application: string,
  email: string,
): Promise<boolean> {
  return change(db, { application, email }, 'team_member.removed', removeTeamMember);
}

async function change(
  db: Database,
  { application, email }: { application: string; email: string },
  action: 'team_member.added' | 'team_member.removed',
  carryOut: typeof addTeamMember,
): Promise<boolean> {
  return auditedTransaction(db, async (trx) => {
    const accountId = await findAccount(trx, email);
    if (accountId === undefined) throw new Error(`No account has the address ${email}.`);
    const isChanged = await carryOut(trx, { application, account_id: accountId });
    if (isChanged) {
      await writeAudit(trx, {
        actorId: null,
        action,
        subject: { kind: 'user', id: accountId },
        detail: { application },
      });
    }
    return isChanged;
  });
}
