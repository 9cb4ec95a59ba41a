import { chown, cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { DatabaseStartError } from '../database/errors.ts';
import { unless } from '../system/thrown.ts';
import { binariesIn } from './binaries.ts';
import { type Account, canRun, canWrite, runNowAs } from './run-as.ts';

/** Gives the folder to the account; where the account cannot reach it, a new folder elsewhere. */
export async function giveTo(
  account: Account,
  { dir, base, elsewhere }: { dir: string; base: string; elsewhere: string },
): Promise<string> {
  await chown(base, account.uid, account.gid);
  if (canWrite(account, base)) {
    runNowAs({ kind: 'self' }, 'chown', ['-R', `${account.uid}:${account.gid}`, base]);
    return base;
  }

  await chown(base, 0, 0);
  const hasData = await stat(path.join(base, 'data')).catch(() => undefined);
  if (hasData !== undefined) {
    throw new DatabaseStartError(
      `PostgreSQL has to run as user ${account.uid} here, who cannot reach the database in ${base}: ` +
        'move the folder to where that user can.',
    );
  }
  await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  const other = await mkdtemp(path.join(elsewhere, 'database-'));
  await chown(other, account.uid, account.gid);
  await writeFile(markerOf(dir), other);
  return other;
}

/** The installation, or a copy of it where the account can reach it. */
export async function reachableInstallation(
  account: Account,
  installation: string,
  elsewhere: string,
): Promise<string> {
  if (canRun(account, binariesIn(installation).postgres)) return installation;
  const manifest: unknown = JSON.parse(
    await readFile(path.join(installation, '..', 'package.json'), 'utf8'),
  );
  const version = (manifest as { version: string }).version;
  const copy = path.join(elsewhere, `postgresql-${version}`);
  if (canRun(account, binariesIn(copy).postgres)) return copy;

  await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  const unfinished = await mkdtemp(path.join(elsewhere, 'copy-'));
  const whole = path.join(unfinished, 'native');
  await cp(installation, whole, { recursive: true, verbatimSymlinks: true });
  // Another process may have had the same copy ready first.
  await rename(whole, copy).catch(unless('ENOTEMPTY', 'EEXIST'));
  await rm(unfinished, { recursive: true });
  return copy;
}

/** Names the folder elsewhere; whoever empties `dir` empties that folder too. */
function markerOf(dir: string): string {
  return path.join(dir, 'elsewhere');
}

/** Where the database of `dir` lies: there, or where it had to go when it was made. */
export async function baseOf(dir: string): Promise<string> {
  const base = await readFile(markerOf(dir), 'utf8').catch(() => undefined);
  if (base === undefined) return dir;
  await mkdir(base, { recursive: true, mode: 0o700 });
  return base;
}
