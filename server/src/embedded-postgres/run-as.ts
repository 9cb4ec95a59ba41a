import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * Under whom PostgreSQL runs, which refuses root:
 *
 * - `self`: the account of this process;
 * - `namespace`: root in a user namespace of its own, where it is nobody in particular; the files
 *   stay root's and no account is needed. Many containers forbid it;
 * - `account`: another account, where the kernel forbids that namespace or the files are not root's.
 */
export type RunAs = { kind: 'self' } | { kind: 'namespace' } | Account;

export interface Account {
  kind: 'account';
  uid: number;
  gid: number;
}

/** What `spawn` takes to run a program so. The environment is empty but for what PostgreSQL needs. */
export function commandAs(runAs: RunAs, file: string, args: readonly string[]) {
  const options = {
    // Its messages are read here, so they are in English; nothing of the caller's settings leaks in.
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    cwd: '/',
  };
  if (runAs.kind === 'namespace') {
    return { file: 'unshare', args: ['--user', file, ...args], options };
  }
  const ids = runAs.kind === 'account' ? { uid: runAs.uid, gid: runAs.gid } : {};
  return { file, args: [...args], options: { ...options, ...ids } };
}

/** Runs a short program so and waits for it. */
export function runNowAs(
  runAs: RunAs,
  file: string,
  args: readonly string[],
): SpawnSyncReturns<string> {
  const command = commandAs(runAs, file, args);
  return spawnSync(command.file, command.args, {
    ...command.options,
    encoding: 'utf8',
    timeout: 10_000,
  });
}

/** Whether it can run this program. */
export function canRun(runAs: RunAs, program: string): boolean {
  return runNowAs(runAs, program, ['--version']).status === 0;
}

/** Whether it can read and write this folder. */
export function canWrite(runAs: RunAs, folder: string): boolean {
  return runNowAs(runAs, 'test', ['-w', folder, '-a', '-x', folder]).status === 0;
}

/** The account that a folder belongs to, if it is there and is not root's. */
export function ownerOf(folder: string): Account | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined || stats.uid === 0) return undefined;
  return { kind: 'account', uid: stats.uid, gid: stats.gid };
}

/** An unprivileged account of this machine: `postgres`, else `nobody`. */
export function unprivilegedAccount(): Account | undefined {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => {
      // Of an account that is not there `id` says nothing, which is as good as root's number.
      return Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
    });
    if (uid && gid) return { kind: 'account', uid, gid };
  }
  return undefined;
}
