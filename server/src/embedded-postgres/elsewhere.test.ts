import { spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { binariesIn, findInstallation } from './binaries.ts';
import { reachableInstallation } from './elsewhere.ts';
import { type Account, canRun, unprivilegedAccount } from './run-as.ts';

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
