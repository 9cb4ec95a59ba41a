import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, test, vi } from 'vitest';

import { isGone, query, scratchPostgres } from '../testing/scratch-postgres.ts';
import { readPostmaster } from './postmaster.ts';
import { openFirstSession } from './session.ts';

const scratch = scratchPostgres();

/** Source: proc_pid_stat(5): the fifth field, after a name in brackets. */
async function processGroup(pid: number): Promise<number> {
  const fields = await readFile(`/proc/${pid}/stat`, 'utf8');
  return Number(fields.slice(fields.lastIndexOf(')')).split(' ')[3]);
}

describe('a start', () => {
  test('prepares a database, and the next start finds its rows', async () => {
    scratch.dir = path.join(scratch.folder, 'fresh');
    const first = await scratch.start();
    expect(first.attached).toBe(false);
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(await query(await scratch.start(), 'SELECT * FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('opens no network port, and nothing to other accounts', async () => {
    const postgres = await scratch.start();
    expect(await query(postgres, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
    for (const name of [scratch.dir, path.join(scratch.dir, 'data'), postgres.connection.host]) {
      expect((await stat(name)).mode & 0o777).toBe(0o700);
    }
  });

  test('keeps checksums of the data, in UTF-8 and the order of bytes', async () => {
    const postgres = await scratch.start();
    expect(await query(postgres, 'SHOW data_checksums')).toEqual([{ data_checksums: 'on' }]);
    expect(await query(postgres, `SELECT 'É' > 'z' AS bytes, lower('É') AS small`)).toEqual([
      { bytes: true, small: 'é' },
    ]);
  });

  test('works in a folder whose path is too long for a socket', async () => {
    scratch.dir = path.join(scratch.folder, 'a'.repeat(100), 'postgres');
    const postgres = await scratch.start();
    expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    await expect(stat(postgres.connection.host)).rejects.toThrow('ENOENT');
  });

  test('writes no value of a refused row into its log', async () => {
    const postgres = await scratch.start();
    await query(postgres, 'CREATE TABLE people (email text UNIQUE, age int CHECK (age > 0))');
    await query(postgres, `INSERT INTO people SELECT 'ri' || 'na@example.com', 1`);
    for (const age of [1, -1]) {
      const twice = query(postgres, `INSERT INTO people SELECT 'ri' || 'na@example.com', ${age}`);
      await expect(twice).rejects.toThrow(/constraint/);
    }
    const log = await readFile(path.join(scratch.dir, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('rina');
  });

  test('passes the settings on', async () => {
    const postgres = await scratch.start({ settings: { max_connections: '17' } });
    expect(await query(postgres, 'SHOW max_connections')).toEqual([{ max_connections: '17' }]);
  });

  test('removes what a killed preparation left behind', async () => {
    await mkdir(path.join(scratch.dir, 'unfinished-abc'));
    await scratch.start();
    expect(await readdir(scratch.dir)).not.toContain('unfinished-abc');
  });
});

test('a log that has grown too long begins anew with the next start', async () => {
  const log = path.join(scratch.dir, 'postgres.log');
  const written = async (bytes: number) => {
    await truncate(log, bytes);
    await (await scratch.start()).stop();
    return (await stat(log)).size;
  };
  expect(await written(5_000_000)).toBeGreaterThan(5_000_000);
  expect(await written(5_000_001)).toBeLessThan(1_000_000);
});

async function begin() {
  const postgres = await scratch.start();
  return { postgres, postmaster: (await readPostmaster(path.join(scratch.dir, 'data')))! };
}

describe('the first session', () => {
  test('makes the site’s database, once, however many ask for it at the same time', async () => {
    const { postgres, postmaster } = await begin();
    const admin = { ...postgres, connection: { ...postgres.connection, database: 'postgres' } };
    await query(admin, `DROP DATABASE ${postgres.connection.database}`);
    const all = Array.from({ length: 6 }, () => openFirstSession(postmaster));
    expect(await Promise.all(all)).toEqual(all.map(() => postgres.connection));
    expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('is not that of a server of other data', async () => {
    const { postgres, postmaster } = await begin();
    const other = openFirstSession({ ...postmaster, dataDirectory: '/others' });
    const { host } = postgres.connection;
    await expect(other).rejects.toThrow(`${host} is the socket of ${postmaster.dataDirectory}`);
  });
});

describe('a second start on the folder', () => {
  test('attaches, and leaves the server to the first', async () => {
    const first = await scratch.start();
    const second = await scratch.start();
    expect(second.attached).toBe(true);
    await second.stop();
    expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('at the same instant, attaches to the one that was faster', async () => {
    const all = await Promise.all([
      scratch.start(),
      scratch.start(),
      scratch.start(),
      scratch.start(),
    ]);
    expect(all.filter(({ attached }) => !attached)).toHaveLength(1);
  });

  test('by other processes while the data are prepared, waits and attaches', async () => {
    scratch.dir = path.join(scratch.folder, 'fresh');
    const holders = await Promise.all([
      scratch.hold(),
      scratch.hold(),
      scratch.hold(),
      scratch.hold(),
    ]);
    expect(holders.filter(({ attached }) => !attached)).toHaveLength(1);
  });

  test('while the first is stopping, starts again', async () => {
    const first = await scratch.start();
    const stopping = first.stop();
    const second = await scratch.start();
    await stopping;
    expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('the server ends', () => {
  test('with stop(), and takes its sockets with it', async () => {
    const postgres = await scratch.start();
    const pid = await scratch.serverPid();
    await postgres.stop();
    expect(pid).toSatisfy(isGone);
    await expect(stat(postgres.connection.host)).rejects.toThrow('ENOENT');
  });

  test('with a process that is killed', async () => {
    const { child } = await scratch.hold();
    const pid = await scratch.serverPid();
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(pid).toSatisfy(isGone), 5_000);
  });

  test.runIf(process.platform === 'linux')(
    'not with the interrupt of a terminal, which reaches every process of a group',
    async () => {
      const { child } = await scratch.hold();
      expect(await processGroup(await scratch.serverPid())).not.toBe(
        await processGroup(child.pid ?? 0),
      );
    },
  );

  test('and tells when nobody asked it to, not when somebody did', async () => {
    const ended = vi.fn<(which: string) => void>();
    const asked = await scratch.start();
    void asked.lost.then(() => ended('asked'));
    await asked.stop();
    const killed = await scratch.start();
    void killed.lost.then(() => ended('killed'));
    process.kill(await scratch.serverPid(), 'SIGQUIT');
    await killed.lost;
    expect(ended.mock.calls).toEqual([['killed']]);
  });
});

describe('after everything was killed at once', () => {
  test('the next start recovers what was committed', async () => {
    const { child } = await scratch.hold();
    const attached = await scratch.start();
    await query(attached, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(await scratch.serverPid(), 'SIGKILL');
    child.kill('SIGKILL');
    const next = await scratch.start();
    expect(next.attached).toBe(false);
    expect(await query(next, 'SELECT * FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('a stranger that has the old process number keeps nobody from starting', async () => {
    await (await scratch.start()).stop();
    const data = path.join(scratch.dir, 'data');
    const socket = path.join(scratch.dir, 'socket');
    const lines = [process.pid, data, 1, 5432, socket, '', '', 'ready   ', ''];
    await writeFile(path.join(data, 'postmaster.pid'), lines.join('\n'));
    await mkdir(socket, { mode: 0o700 });
    await writeFile(path.join(socket, '.s.PGSQL.5432.lock'), lines.slice(0, 5).join('\n'));
    expect((await scratch.start()).attached).toBe(false);
  });

  test.each([
    ['has gone', 999_999_999],
    ['gave its number to another', process.pid],
  ])('a starting process that %s keeps nobody from starting', async (_name, pid) => {
    await writeFile(path.join(scratch.dir, 'start.lock'), `${pid}\nanother time\ntoken\n`);
    expect((await scratch.start()).attached).toBe(false);
    expect(await readdir(scratch.dir)).toEqual(['data', 'postgres.log', 'socket']);
  });
});
