import type { Queryable } from '../../database/index.ts';
import { hashTeamToken, newTeamToken } from '../teams/team-token.ts';
import { addTeamToken } from '../teams/team-tokens.repository.ts';

/** The header that goes with a team's calls, with a token of its own. */
export async function addTeam(
  db: Queryable,
  application: string,
): Promise<{ authorization: string }> {
  const token = newTeamToken(application);
  await addTeamToken(db, { application, label: 'tests', hash: hashTeamToken(token) });
  return { authorization: `Bearer ${token}` };
}
