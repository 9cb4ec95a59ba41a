import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { localSecret } from './access-token-secret.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'motohaat-secret-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('is made once, also when ten ask at once, and only its owner reads it', async () => {
  const dir = path.join(await folder(), 'new');
  const secrets = await Promise.all(Array.from({ length: 10 }, () => localSecret(dir)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  const [file = ''] = await readdir(dir);
  expect((await stat(path.join(dir, file))).mode & 0o777).toBe(0o600);
});

test('differs from folder to folder', async () => {
  expect(await localSecret(await folder())).not.toBe(await localSecret(await folder()));
});

test('is not taken from a damaged file', async () => {
  const dir = await folder();
  await writeFile(path.join(dir, 'access-token-secret'), 'short');
  await expect(localSecret(dir)).rejects.toThrow(/is damaged/);
  await writeFile(path.join(dir, 'access-token-secret'), 's'.repeat(31));
  await expect(localSecret(dir)).rejects.toThrow(/is damaged/);
  await writeFile(path.join(dir, 'access-token-secret'), 's'.repeat(32));
  expect(await localSecret(dir)).toBe('s'.repeat(32));
});

test('what cannot be read is an error, and nothing is made in its place', async () => {
  const dir = await folder();
  await mkdir(path.join(dir, 'access-token-secret'));
  await expect(localSecret(dir)).rejects.toThrow('EISDIR');
});
