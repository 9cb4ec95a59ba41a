import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, test, vi } from 'vitest';

import { findProgram } from './debian-packages.ts';

test('a program of this machine is used as it is', async () => {
  expect(await findProgram('sh')).toEqual({ path: expect.stringMatching(/\/sh$/), env: {} });
});

test('says in a sentence that there is none, and nothing that could fetch it', async () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(await findProgram('no-such-program')).toEqual({
    missing: 'There is no no-such-program here, and no apt-get that could fetch it.',
  });
  vi.unstubAllEnvs();
});

test.for(['redis-server', 'haproxy'])(
  '%s runs without being installed',
  { timeout: 300_000 },
  async (name, { skip }) => {
    const found = await findProgram(name);
    if ('missing' in found) skip(found.missing);
    else {
      const env = { ...process.env, ...found.env };
      const { stdout } = await promisify(execFile)(found.path, ['-v'], { env });
      expect(stdout).toMatch(/redis|haproxy/i);
    }
  },
);
