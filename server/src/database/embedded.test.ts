import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { findInstallation } from './embedded/binaries.ts';
import { readPostmaster } from './embedded/postmaster.ts';
import { isAlive } from './embedded/process.ts';
import { DatabaseStartError } from './errors.ts';

const holder = fileURLToPath(new URL('../testing/hold-postgres.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

// Made once and copied for each test, which is faster than to prepare one.
let prepared: string;
let folder: string;
let dir: string;
const started: EmbeddedPostgres[] = [];
const held: ChildProcess[] = [];

beforeAll(async () => {
  prepared = await mkdtemp(path.join(os.tmpdir(), 'prepared-'));
  const postgres = await startEmbeddedPostgres({ dir: prepared, log: () => {} });
  await postgres.stop();
});
afterAll(() => rm(prepared, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'embedded-'));
  await chmod(folder, 0o755);
  dir = path.join(folder, 'postgres');
  spawnSync('cp', ['-a', prepared, dir]);
});
afterEach(async () => {
  for (const child of held.splice(0)) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map((postgres) => postgres.stop()));
  await vi.waitFor(async () => expect(await serverPid()).toSatisfy(isGone), 5_000);
  await rm(folder, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dir, log: () => {}, ...options });
  started.push(postgres);
  return postgres;
}

/** Starts one in a process of its own. */
async function hold(): Promise<{ child: ChildProcess; attached: boolean }> {
  const child = fork(holder, [dir], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  held.push(child);
  const failed = once(child, 'exit').then(() => {
    throw new Error('the process ended before it had a database');
  });
  const [answer] = (await Promise.race([once(child, 'message'), failed])) as [
    { attached: boolean },
  ];
  return { child, attached: answer.attached };
}

async function query(postgres: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new Client(postgres.connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function fault(options: Partial<EmbeddedOptions> = {}): Promise<DatabaseStartError> {
  const error: unknown = await start(options).catch((reason: unknown) => reason);
  if (!(error instanceof DatabaseStartError)) throw error;
  return error;
}

async function serverPid(): Promise<number> {
  return (await readPostmaster(path.join(dir, 'data')))?.pid ?? 0;
}

/** Source: proc_pid_stat(5): the fifth field, after a name in brackets. */
async function processGroup(pid: number): Promise<number> {
  const fields = await readFile(`/proc/${pid}/stat`, 'utf8');
  return Number(fields.slice(fields.lastIndexOf(')')).split(' ')[3]);
}

function isGone(pid: number): boolean {
  return pid === 0 || !isAlive(pid);
}

describe('a start', () => {
  test('prepares a database, and the next start finds its rows', async () => {
    dir = path.join(folder, 'fresh');
    const first = await start();
    expect(first.attached).toBe(false);
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(await query(await start(), 'SELECT * FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('opens no network port, and nothing to other accounts', async () => {
    const postgres = await start();
    expect(await query(postgres, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
    for (const name of [dir, path.join(dir, 'data'), postgres.connection.host]) {
      expect((await stat(name)).mode & 0o777).toBe(0o700);
    }
  });

  test('keeps checksums of the data, in UTF-8 and the order of bytes', async () => {
    const postgres = await start();
    expect(await query(postgres, 'SHOW data_checksums')).toEqual([{ data_checksums: 'on' }]);
    expect(await query(postgres, `SELECT 'É' > 'z' AS bytes, lower('É') AS small`)).toEqual([
      { bytes: true, small: 'é' },
    ]);
  });

  test('works in a folder whose path is too long for a socket', async () => {
    dir = path.join(folder, 'a'.repeat(100), 'postgres');
    const postgres = await start();
    expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    await expect(stat(postgres.connection.host)).rejects.toThrow('ENOENT');
  });

  test('passes the settings on', async () => {
    const postgres = await start({ settings: { max_connections: '17' } });
    expect(await query(postgres, 'SHOW max_connections')).toEqual([{ max_connections: '17' }]);
  });

  test('removes what a killed preparation left behind', async () => {
    await mkdir(path.join(dir, 'unfinished-999999999-abc'));
    await start();
    expect(await readdir(dir)).not.toContain('unfinished-999999999-abc');
  });
});

describe('a second start on the folder', () => {
  test('attaches, and leaves the server to the first', async () => {
    const first = await start();
    const second = await start();
    expect(second.attached).toBe(true);
    await second.stop();
    expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('at the same instant, attaches to the one that was faster', async () => {
    const all = await Promise.all([start(), start(), start(), start()]);
    expect(all.filter(({ attached }) => !attached)).toHaveLength(1);
  });

  test('by another process while the data are prepared, shares what was ready first', async () => {
    dir = path.join(folder, 'fresh');
    const holders = await Promise.all([hold(), hold(), hold(), hold()]);
    expect(holders.filter(({ attached }) => !attached)).toHaveLength(1);
    expect((await readdir(dir)).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  });

  test('while the first is stopping, starts anew', async () => {
    const first = await start();
    const stopping = first.stop();
    const second = await start();
    await stopping;
    expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('the server ends', () => {
  test('with stop(), and takes its sockets with it', async () => {
    const postgres = await start();
    const pid = await serverPid();
    await postgres.stop();
    expect(pid).toSatisfy(isGone);
    await expect(stat(postgres.connection.host)).rejects.toThrow('ENOENT');
  });

  test('with a process that is killed', async () => {
    const { child } = await hold();
    const pid = await serverPid();
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(pid).toSatisfy(isGone), 5_000);
  });

  test.runIf(process.platform === 'linux')(
    'not with the interrupt of a terminal, which reaches every process of a group',
    async () => {
      const { child } = await hold();
      expect(await processGroup(await serverPid())).not.toBe(await processGroup(child.pid ?? 0));
    },
  );

  test('and tells when nobody asked it to', async () => {
    const log = vi.fn<(message: string) => void>();
    await start({ log });
    process.kill(await serverPid(), 'SIGQUIT');
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringMatching(/unexpectedly/)));
  });
});

describe('after everything was killed at once', () => {
  test('the next start recovers what was committed', async () => {
    const { child } = await hold();
    const attached = await start();
    await query(attached, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(await serverPid(), 'SIGKILL');
    child.kill('SIGKILL');
    const next = await start();
    expect(next.attached).toBe(false);
    expect(await query(next, 'SELECT * FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('a stranger that has the old process number keeps nobody from starting', async () => {
    await (await start()).stop();
    const lines = [process.pid, path.join(dir, 'data'), 1, 5432, '/nowhere', '', '', 'ready   '];
    await writeFile(path.join(dir, 'data', 'postmaster.pid'), `${lines.join('\n')}\n`);
    expect((await start()).attached).toBe(false);
  });
});

describe.runIf(isRoot)('as root', () => {
  test('in a user namespace, the files stay root’s', async () => {
    await start({ asRoot: 'namespace' });
    expect((await stat(path.join(dir, 'data', 'PG_VERSION'))).uid).toBe(0);
  });

  test('under another account, the files are that account’s, also on the next start', async () => {
    const log = vi.fn<(message: string) => void>();
    await (await start({ asRoot: 'account', log })).stop();
    expect((await stat(path.join(dir, 'data', 'PG_VERSION'))).uid).not.toBe(0);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(dir));
    expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('under another account that cannot reach the folder, the files go elsewhere', async () => {
    const elsewhere = path.join(folder, 'elsewhere');
    await mkdir(path.join(folder, 'closed'), { mode: 0o700 });
    dir = path.join(folder, 'closed', 'postgres');
    const options = { asRoot: 'account', elsewhere } as const;
    const first = await start(options);
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(await query(await start(options), 'SELECT * FROM kept')).toEqual([{ answer: 42 }]);
    expect(await readdir(elsewhere)).toHaveLength(1);
  });
});

describe('a fault is one sentence', () => {
  test('when npm has no PostgreSQL for the platform', async () => {
    await expect(findInstallation('plan9-mips')).rejects.toThrow(DatabaseStartError);
    await expect(findInstallation('plan9-mips')).rejects.toThrow(/plan9-mips: set DATABASE_URL/);
  });

  test('when a setting is wrong; what PostgreSQL said is in the details', async () => {
    const { message, details } = await fault({ settings: { max_connections: 'many' } });
    expect(message).toMatch(/^The database in \S+ did not start\.$/);
    expect(details).toContain('max_connections');
    expect(await serverPid()).toSatisfy(isGone);
  });

  test('when the folder is a file', async () => {
    dir = path.join(folder, 'file');
    await writeFile(dir, '');
    expect((await fault()).message).toMatch(/^The database in \S+ did not start\.$/);
  });

  test('when the data are of another version', async () => {
    await (await start()).stop();
    await writeFile(path.join(dir, 'data', 'PG_VERSION'), '9.6\n');
    expect((await fault()).message).toMatch(/another version of PostgreSQL/);
  });

  test.runIf(isRoot)('when the disk is full', async (context) => {
    dir = path.join(folder, 'small');
    await mkdir(dir);
    const mount = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', dir]);
    if (mount.status !== 0) context.skip('no right to mount');
    try {
      expect((await fault()).message).toMatch(/^There is no room on the disk/);
      expect(await readdir(dir)).toEqual([]);
    } finally {
      spawnSync('/bin/umount', [dir]);
    }
  });
});
