import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { readCompositionKey } from './composition-key.ts';

let dir: string;
beforeEach(async () => {
  const made = await mkdtemp(path.join(tmpdir(), 'motohaat-composition-key-'));
  dir = made;
  onTestFinished(() => rm(made, { recursive: true }));
});

test('a server to which no key is named makes one, and keeps it', async () => {
  const key = await readCompositionKey({ compositionKeyFile: undefined, dir });
  expect(createPrivateKey(key).asymmetricKeyType).toBe('ed25519');
  expect(await readCompositionKey({ compositionKeyFile: undefined, dir })).toBe(key);
});

test('a key that is named is read, or the start says that it cannot be', async () => {
  const compositionKeyFile = path.join(dir, 'named.pem');
  await expect(readCompositionKey({ compositionKeyFile, dir })).rejects.toThrow(
    `The file of COMPOSITION_KEY_FILE, ${compositionKeyFile}, cannot be read.`,
  );
  await writeFile(compositionKeyFile, 'a key');
  expect(await readCompositionKey({ compositionKeyFile, dir })).toBe('a key');
});
