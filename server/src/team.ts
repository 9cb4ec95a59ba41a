import { onDatabase, runCommand } from './command.ts';
import { carryOutTeamCommand, teamCommandOf } from './team-command.ts';

const usage = `What teams prove themselves with when they release:

  npm run team -- list                  the tokens that count, without their secrets
  npm run team -- create APPLICATION    one more token; it is shown once
  npm run team -- rotate APPLICATION    a new token; all others of this team end
  npm run team -- revoke APPLICATION    all tokens of this team end

  npm run team -- join APPLICATION EMAIL    the account sees the team's part at /dashboard/team
  npm run team -- leave APPLICATION EMAIL   it sees it no more

APPLICATION is shell or the name of a remote, such as mfe-buyer.`;

/** `npm run team`: what it says on the standard output is the answer alone. */
await runCommand(async (words) => {
  const command = teamCommandOf(words);
  if ('exitCode' in command) {
    console.error(usage);
    process.exitCode = command.exitCode;
    return;
  }
  await onDatabase('team', (db) => carryOutTeamCommand(db, command));
});
