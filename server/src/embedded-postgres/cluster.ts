import { spawn } from 'node:child_process';
import { chown, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { DatabaseStartError } from '../database/errors.ts';
import type { Place } from './place.ts';
import { commandAs, runNowAs } from './run-as.ts';

/** The database's superuser, and the name of the database that the site uses. */
export const clusterName = 'motohaat';

const unfinished = 'unfinished-';

/**
 * Makes the data directory if it is missing: in a folder aside, then renamed, so that it is there as
 * a whole or not at all.
 */
export async function createCluster(place: Place, log: (message: string) => void): Promise<void> {
  await removeUnfinished(place.base);
  if (await stat(path.join(place.data, 'PG_VERSION')).catch(() => undefined)) return;
  log('Preparing the database for the first time…');
  const folder = await mkdtemp(path.join(place.base, unfinished));
  try {
    if (place.runAs.kind === 'account') await chown(folder, place.runAs.uid, place.runAs.gid);
    await runInitdb(place, folder);
    await rename(folder, place.data);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Folders of processes that were killed while they prepared one. */
async function removeUnfinished(base: string): Promise<void> {
  const names = await readdir(base);
  const abandoned = names.filter((name) => name.startsWith(unfinished));
  await Promise.all(
    abandoned.map((name) => rm(path.join(base, name), { recursive: true, force: true })),
  );
}

/** Which letters there are besides English ones; before PostgreSQL 17 the machine has to know. */
function lettersOf({ runAs, binaries }: Place): string[] {
  const { stdout } = runNowAs(runAs, binaries.initdb, ['--version']);
  const [, version = '17'] = / (\d+)/.exec(stdout) ?? [];
  return Number(version) < 17
    ? ['--lc-ctype=C.UTF-8']
    : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}

async function runInitdb(place: Place, folder: string): Promise<void> {
  const { file, args, options } = commandAs(place.runAs, place.binaries.initdb, [
    `--pgdata=${folder}`,
    `--username=${clusterName}`,
    // Nobody but the owner of the socket's directory can knock.
    '--auth=trust',
    '--encoding=UTF8',
    // The same order of text on every machine, that of the bytes.
    '--locale=C',
    ...lettersOf(place),
    '--data-checksums',
  ]);
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_000);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new DatabaseStartError('The database could not be prepared.', output);
}
