import { hostname } from 'node:os';

import { ApplicationParam } from '@motohaat/contract/registry';
import * as v from 'valibot';

import { onDatabase, runCommand } from './command.ts';
import type { Database } from './database/index.ts';
import { createTeamToken, revokeTeam } from './platform/teams/issue-team-token.ts';
import { listTeamMembers } from './platform/teams/team-members.repository.ts';
import { joinTeam, leaveTeam } from './platform/teams/team-members.ts';
import { listTeamTokens } from './platform/teams/team-tokens.repository.ts';

const usage = `What teams prove themselves with when they release:

  npm run team -- list                  the tokens that count, without their secrets
  npm run team -- create APPLICATION    one more token; it is shown once
  npm run team -- rotate APPLICATION    a new token; all others of this team end
  npm run team -- revoke APPLICATION    all tokens of this team end

  npm run team -- join APPLICATION EMAIL    the account sees the team's part at /dashboard/team
  npm run team -- leave APPLICATION EMAIL   it sees it no more

APPLICATION is shell or the name of a remote, such as mfe-buyer.`;

/** `npm run team`: what it says on the standard output is the answer alone. */
async function answer(
  db: Database,
  verb: string,
  { application, email }: { application: string; email: string },
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

await runCommand(async ([verb = '', application = '', email = '']) => {
  const isAboutAccount = ['join', 'leave'].includes(verb);
  const isKnown = isAboutAccount || ['create', 'rotate', 'revoke'].includes(verb);
  const isNamed =
    v.safeParse(ApplicationParam, { application }).success && isAboutAccount === (email !== '');
  if (verb !== 'list' && !(isKnown && isNamed)) {
    console.error(usage);
    process.exitCode = ['', '--help', 'help'].includes(verb) ? 0 : 1;
    return;
  }
  await onDatabase('team', (db) => answer(db, verb, { application, email }));
});
