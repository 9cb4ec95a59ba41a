import type { Database, Queryable } from '../../database/index.ts';
import { auditedTransaction, writeAudit } from '../../modules/audit/audit.ts';
import { hashTeamToken, newTeamToken } from './team-token.ts';
import { addTeamToken, revokeTeamTokens } from './team-tokens.repository.ts';

/**
 * Makes a token for the team of an application. Nothing keeps it: it is shown once.
 *
 * @param options.instead whether the team's other tokens end by that
 */
export async function createTeamToken(
  db: Database,
  application: string,
  { label, instead }: { label: string; instead: boolean },
): Promise<string> {
  const token = newTeamToken(application);
  await auditedTransaction(db, async (trx) => {
    if (instead) await revoke(trx, application);
    await addTeamToken(trx, { application, label, hash: hashTeamToken(token) });
    await writeAudit(trx, {
      actorId: null,
      action: 'team_token.created',
      subject: { kind: 'application', id: application },
      detail: { label },
    });
  });
  return token;
}

/** Ends every token of a team. @returns how many there were */
export async function revokeTeam(db: Database, application: string): Promise<number> {
  return auditedTransaction(db, (trx) => revoke(trx, application));
}

async function revoke(trx: Queryable, application: string): Promise<number> {
  const tokens = await revokeTeamTokens(trx, application);
  if (tokens > 0) {
    await writeAudit(trx, {
      actorId: null,
      action: 'team_token.revoked',
      subject: { kind: 'application', id: application },
      detail: { tokens },
    });
  }
  return tokens;
}
