import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, test, vi } from 'vitest';

import { query, scratchPostgres } from '../testing/scratch-postgres.ts';

const scratch = scratchPostgres();

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('in a user namespace, the files stay root’s', async () => {
    await scratch.start({ asRoot: 'namespace' });
    expect((await stat(path.join(scratch.dir, 'data', 'PG_VERSION'))).uid).toBe(0);
  });

  test('under another account, the files are that account’s, also on the next start', async () => {
    const log = vi.fn<(message: string) => void>();
    await (await scratch.start({ asRoot: 'account', log })).stop();
    expect((await stat(path.join(scratch.dir, 'data', 'PG_VERSION'))).uid).not.toBe(0);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(scratch.dir));
    expect(await query(await scratch.start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('under another account that cannot reach the scratch.folder, the files go elsewhere', async () => {
    const elsewhere = path.join(scratch.folder, 'elsewhere');
    await mkdir(path.join(scratch.folder, 'closed'), { mode: 0o700 });
    scratch.dir = path.join(scratch.folder, 'closed', 'postgres');
    const options = { asRoot: 'account', elsewhere } as const;
    const first = await scratch.start(options);
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(await query(await scratch.start(options), 'SELECT * FROM kept')).toEqual([
      { answer: 42 },
    ]);
    expect(await readdir(elsewhere)).toHaveLength(1);
  });
});
