import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { readSmokeKey } from './smoke-key.ts';

async function keyOf(settings: { smokeKey?: string; accessTokenSecret?: string }) {
  const dir = await mkdtemp(path.join(tmpdir(), 'motohaat-smoke-key-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return readSmokeKey({ smokeKey: undefined, ...settings, dir });
}

test('processes of one site have the same, each with a folder of its own', async () => {
  const one = { accessTokenSecret: 'of one site' };
  expect(await keyOf(one)).toBe(await keyOf(one));
  expect(await keyOf(one)).not.toBe(await keyOf({ accessTokenSecret: 'of another' }));
  expect(await keyOf({ ...one, smokeKey: 'named' })).toBe('named');
  expect(await keyOf({})).not.toBe(await keyOf({}));
});
