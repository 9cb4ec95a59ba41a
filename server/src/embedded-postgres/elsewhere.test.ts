import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { binariesIn, findInstallation } from './binaries.ts';
import { baseOf, giveTo, reachableInstallation } from './elsewhere.ts';
import { preparePlace } from './place.ts';
import { type Account, canRun, unprivilegedAccount } from './run-as.ts';
import { removeSocketDirectory } from './socket.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'elsewhere-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

test.runIf(process.getuid?.() === 0)(
  'programs that the account cannot reach are copied to where it can, once',
  async () => {
    const account = unprivilegedAccount() as Account;
    const installation = await findInstallation();
    const closed = path.join(folder, 'closed');
    await mkdir(closed, { mode: 0o700 });
    await copyFile(
      path.join(installation, '..', 'package.json'),
      path.join(closed, 'package.json'),
    );
    spawnSync('cp', ['-a', installation, path.join(closed, 'native')]);

    const elsewhere = path.join(folder, 'elsewhere');
    const copy = () => reachableInstallation(account, path.join(closed, 'native'), elsewhere);
    const [first, second] = await Promise.all([copy(), copy()]);
    expect(second).toBe(first);
    expect(await copy()).toBe(first);
    expect(await readdir(elsewhere)).toHaveLength(1);
    expect(canRun(account, binariesIn(first).initdb)).toBe(true);
  },
);

/** A folder of root alone, with the folder of a database in it. */
async function closedBase() {
  const base = path.join(folder, 'closed', 'database');
  await mkdir(base, { recursive: true });
  await chmod(path.join(folder, 'closed'), 0o700);
  return { base, dir: base, elsewhere: path.join(folder, 'elsewhere') };
}

/** What is no PostgreSQL, although it lies where one would. */
async function brokenInstallation() {
  const installation = path.join(folder, 'native');
  await mkdir(installation);
  await writeFile(path.join(folder, 'package.json'), '{"version":"18.0.0"}');
  return installation;
}

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('data that the account cannot reach are left alone, with a sentence', async () => {
    const where = await closedBase();
    await mkdir(path.join(where.base, 'data'));
    const giving = giveTo(unprivilegedAccount() as Account, where);
    await expect(giving).rejects.toThrow(/move the folder to where that user can\.$/);
    expect((await stat(where.base)).uid).toBe(0);
    expect(await baseOf(where.dir)).toBe(where.base);
  });

  test('a folder without data that the account cannot reach has another in its place', async () => {
    const where = await closedBase();
    const account = unprivilegedAccount() as Account;
    const given = await giveTo(account, where);
    expect(path.dirname(given)).toBe(where.elsewhere);
    expect((await stat(given)).uid).toBe(account.uid);
    expect(await baseOf(where.dir)).toBe(given);
  });

  test('programs are not copied over a file', async () => {
    const installation = await brokenInstallation();
    const elsewhere = path.join(folder, 'elsewhere');
    await mkdir(elsewhere);
    await writeFile(path.join(elsewhere, 'postgresql-18.0.0'), '');
    const account = unprivilegedAccount() as Account;
    const copying = reachableInstallation(account, installation, elsewhere);
    await expect(copying).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  test('programs that cannot run here are told, whoever would run them', async () => {
    const installation = await brokenInstallation();
    const dir = path.join(folder, 'database');
    await mkdir(dir);
    const options = { dir, log: () => {}, installation, elsewhere: path.join(folder, 'elsewhere') };
    const asRoot = preparePlace({ ...options, asRoot: 'account' });
    await expect(asRoot).rejects.toThrow(/cannot run on this machine/);
    notRoot();
    await expect(preparePlace(options)).rejects.toThrow(/cannot run on this machine/);
    const { installation: _broken, ...usual } = options;
    expect(await preparePlace(usual)).toMatchObject({ base: dir, runAs: { kind: 'self' } });
  });

  test.each([
    ['postgres', 'postgres) echo 65532;; nobody) echo 65533;;', 65_532],
    ['nobody, where there is no postgres', 'nobody) echo 65533;;', 65_533],
    ['none of those that are root’s', '*) echo 0;;', undefined],
    ['none', '', undefined],
  ])('the account that PostgreSQL runs under is %s', async (_who, accounts, uid) => {
    await knowing(accounts);
    const account = uid === undefined ? undefined : { kind: 'account', uid, gid: uid };
    expect(unprivilegedAccount()).toEqual(account);
    if (uid !== undefined) return;
    const dir = path.join(folder, 'database');
    await mkdir(dir);
    const place = preparePlace({ dir, log: () => {}, asRoot: 'account' });
    await expect(place).rejects.toThrow(/neither user namespaces nor an unprivileged account/);
  });
});

function notRoot() {
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(1_000);
  onTestFinished(() => getuid.mockRestore());
}

/** A machine whose `id` knows these accounts alone. @param accounts cases of the shell */
async function knowing(accounts: string) {
  const script = `#!/bin/sh\ncase "$2" in ${accounts} esac\n`;
  await writeFile(path.join(folder, 'id'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test.each(['ENOTEMPTY', 'ENOENT'])(
  'a directory of a socket may be %s when it is removed',
  async (code) => {
    const directory = path.join(folder, 'socket');
    if (code === 'ENOTEMPTY') await mkdir(path.join(directory, 'used'), { recursive: true });
    await removeSocketDirectory(directory);
    expect(existsSync(directory)).toBe(code === 'ENOTEMPTY');
  },
);

test('a file in the place of a socket’s directory is told, and stays', async () => {
  const file = path.join(folder, 'socket');
  await writeFile(file, '');
  await expect(removeSocketDirectory(file)).rejects.toMatchObject({ code: 'ENOTDIR' });
  expect(existsSync(file)).toBe(true);
});
