import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { DatabaseStartError } from '../database/errors.ts';
import { isGone, scratchPostgres } from '../testing/scratch-postgres.ts';
import { findInstallation } from './binaries.ts';
import type { EmbeddedOptions } from './start.ts';

const scratch = scratchPostgres();

async function startError(options: Partial<EmbeddedOptions> = {}): Promise<DatabaseStartError> {
  const error: unknown = await scratch.start(options).catch((reason: unknown) => reason);
  if (!(error instanceof DatabaseStartError)) throw error;
  return error;
}

describe('what went wrong is one sentence', () => {
  test('when npm has no PostgreSQL for the platform', async () => {
    await expect(findInstallation('plan9-mips')).rejects.toThrow(DatabaseStartError);
    await expect(findInstallation('plan9-mips')).rejects.toThrow(/plan9-mips: set DATABASE_URL/);
  });

  test('when a setting is wrong; what PostgreSQL said is in the details', async () => {
    const { message, details } = await startError({ settings: { max_connections: 'many' } });
    expect(message).toMatch(
      /^The database in \S+ did not start; what it said is in its postgres\.log\.$/,
    );
    expect(details).toContain('max_connections');
    expect(await scratch.serverPid()).toSatisfy(isGone);
  });

  test('when the folder is a file', async () => {
    scratch.dir = path.join(scratch.folder, 'file');
    await writeFile(scratch.dir, '');
    expect((await startError()).message).toMatch(/file: move it away\.$/);
  });

  test.runIf(process.getuid?.() !== 0)('when the data are open to others', async () => {
    await (await scratch.start()).stop();
    await chmod(path.join(scratch.dir, 'data'), 0o755);
    expect((await startError()).message).toMatch(/is not open to this account/);
  });

  test('when the data are of another version', async () => {
    await (await scratch.start()).stop();
    await writeFile(path.join(scratch.dir, 'data', 'PG_VERSION'), '9.6\n');
    expect((await startError()).message).toMatch(/another version of PostgreSQL/);
  });

  test.runIf(process.getuid?.() === 0)('when the disk is full', async (context) => {
    scratch.dir = path.join(scratch.folder, 'small');
    await mkdir(scratch.dir);
    const mount = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', scratch.dir]);
    if (mount.status !== 0) context.skip('no right to mount');
    try {
      expect((await startError()).message).toMatch(/^There is no room on the disk/);
      expect(await readdir(scratch.dir)).toEqual([]);
    } finally {
      spawnSync('/bin/umount', [scratch.dir]);
    }
  });
});
