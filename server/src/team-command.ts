import { hostname } from 'node:os';

import { ApplicationParam } from '@motohaat/contract/registry';
import * as v from 'valibot';

import type { Database } from './database/index.ts';
import { createTeamToken, revokeTeam } from './platform/teams/issue-team-token.ts';
import { listTeamMembers } from './platform/teams/team-members.repository.ts';
import { joinTeam, leaveTeam } from './platform/teams/team-members.ts';
import { listTeamTokens } from './platform/teams/team-tokens.repository.ts';

const ofAccounts = ['join', 'leave'];
const ofTokens = ['create', 'rotate', 'revoke'];

type TeamCommand = { verb: string; application: string; email: string };

/** The command that words are; what to exit with after showing how they are used, where they are none. */
export function teamCommandOf([verb = '', application = '', email = '']: readonly string[]):
  | TeamCommand
  | { exitCode: 0 | 1 } {
  const isAboutAccount = ofAccounts.includes(verb);
  const isKnown = isAboutAccount || ofTokens.includes(verb);
  const isNamed =
    v.safeParse(ApplicationParam, { application }).success && isAboutAccount === (email !== '');
  if (verb === 'list' || (isKnown && isNamed)) return { verb, application, email };
  return { exitCode: ['', '--help', 'help'].includes(verb) ? 0 : 1 };
}

/** Does what `npm run team` was asked for. @returns what it says: the answer alone */
export async function carryOutTeamCommand(
  db: Database,
  { verb, application, email }: TeamCommand,
): Promise<string> {
  if (verb === 'list') return list(db);
  if (verb === 'join') {
    const isNew = await joinTeam(db, application, email);
    return `${email} ${isNew ? 'now sees' : 'saw already'} the part of ${application}, at /dashboard/team.`;
  }
  if (verb === 'leave') {
    const wasThere = await leaveTeam(db, application, email);
    return wasThere
      ? `${email} sees the part of ${application} no more.`
      : `${email} did not see the part of ${application}.`;
  }
  if (verb === 'revoke') {
    const tokens = await revokeTeam(db, application);
    return `${tokens} ${tokens === 1 ? 'token' : 'tokens'} of ${application} ended.`;
  }
  const label = `Made on ${hostname()}`;
  return createTeamToken(db, application, { label, instead: verb === 'rotate' });
}

async function list(db: Database): Promise<string> {
  const tokens = await listTeamTokens(db);
  const lines = tokens.map(
    ({ application, label, created_at: at }) =>
      `${application.padEnd(20)} ${at.toISOString().slice(0, 16).replace('T', ' ')}  ${label}`,
  );
  const members = (await listTeamMembers(db)).map(
    ({ application, email }) => `${application.padEnd(20)} ${email} sees its part`,
  );
  return [lines.join('\n') || 'No team has a token.', ...members].join('\n');
}
