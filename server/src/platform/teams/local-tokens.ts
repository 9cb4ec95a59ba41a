import { rm } from 'node:fs/promises';
import path from 'node:path';

import type { Database } from '../../database/index.ts';
import { keptInFile } from '../../secrets/kept-file.ts';
import { hashTeamToken, newTeamToken } from './team-token.ts';
import { addTeamToken, findTeam } from './team-tokens.repository.ts';

/**
 * Makes sure, on somebody's own machine, that each application's team has a token, in a file that
 * only its owner reads: `team-tokens/<application>`. One that was revoked is replaced.
 *
 * @param dir the folder in which the server keeps its files
 */
export async function keepLocalTokens(
  db: Database,
  dir: string,
  applications: readonly string[],
): Promise<void> {
  await Promise.all(applications.map((application) => keepLocalToken(db, dir, application)));
}

async function keepLocalToken(db: Database, dir: string, application: string): Promise<void> {
  const file = path.join(dir, 'team-tokens', application);
  const token = await keptInFile(file, () => newTeamToken(application));
  const hash = hashTeamToken(token);
  const isNew = await addTeamToken(db, { application, label: 'This machine', hash });
  if (isNew || (await findTeam(db, hash)) === application) return;
  await rm(file);
  await keepLocalToken(db, dir, application);
}
