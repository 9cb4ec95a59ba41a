import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, it } from 'vitest';

let dir: string;
let children: ChildProcess[];
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'motohaat-sandbox-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(dir, { recursive: true, force: true });
});

function start(name: string, port: string, more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: { ...process.env, SANDBOX_PORT: port, SANDBOX_DIR: path.join(dir, name), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function firstLine(child: ReturnType<typeof start>): Promise<string> {
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return chunk.toString();
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'prints its address and ends at once on %s, also with a connection open',
  async (signal) => {
    const child = start('a', '0');
    const line = await firstLine(child);
    expect(line).toMatch(/^Sandbox ready at http:\/\/localhost:\d+\n$/);
    await fetch(line.trim().split(' ').at(-1) ?? '');
    const asked = performance.now();
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(performance.now() - asked).toBeLessThan(2000);
  },
);

it('says in one sentence what is wrong, and fails', async () => {
  const port = (await firstLine(start('a', '0'))).trim().split(':').at(-1) ?? '';
  const second = start('b', port);
  const words = text(second.stderr);
  expect(await once(second, 'exit')).toEqual([1, null]);
  expect(await words).toBe(
    `Port ${port} is already in use; end the program that uses it or choose another port.\n`,
  );
  const third = start('c', 'four');
  const other = text(third.stderr);
  expect(await once(third, 'exit')).toEqual([1, null]);
  expect(await other).toBe('SANDBOX_PORT must be a port number; it is "four".\n');
});

it('takes the address for payment events together with its secret only, and this computer only', async () => {
  const url = 'https://example.com/hook';
  for (const [more, words] of [
    [
      { SANDBOX_WEBHOOK_URL: url },
      'Set both SANDBOX_WEBHOOK_URL and SANDBOX_WEBHOOK_SECRET, or neither.',
    ],
    [
      { SANDBOX_WEBHOOK_URL: url, SANDBOX_WEBHOOK_SECRET: 'whsec_x' },
      `Webhooks go to this computer only; ${url} is another.`,
    ],
  ] as const) {
    const child = start('a', '0', more);
    const said = text(child.stderr);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await said).toBe(`${words}\n`);
  }
});
