import { rmSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { findChromium } from './browser.ts';
import { work } from './work.ts';

test('a machine whose browser does not start again gives its order up and ends', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'motohaat-work-'));
  const chromium = path.join(folder, 'chromium');
  await symlink(findChromium(process.env['CHROMIUM_PATH']), chromium);
  const given: unknown[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += String(piece)));
    request.on('end', () => {
      const isGiven = request.url?.endsWith('/failure') ?? false;
      if (isGiven) given.push(JSON.parse(body));
      response.writeHead(isGiven ? 204 : 200, { 'content-type': 'application/json' });
      response.end(isGiven ? '' : JSON.stringify({ order: { id: 'o1', application: 'shell' } }));
    });
  });
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const worked = work(
      { site, key: 'a key of thirty-two letters or more', chromium, machine: 'm1' },
      {
        log: () => {},
        signal: AbortSignal.timeout(30_000),
        // It was there when the machine began.
        onReady: () => rmSync(chromium),
      },
    );
    await expect(worked).rejects.toThrow('needs Chromium');
    expect(given).toEqual([{ machine: 'm1', problem: expect.stringContaining('needs Chromium') }]);
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
});
