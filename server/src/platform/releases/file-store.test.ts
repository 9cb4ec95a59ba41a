import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { longScript } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { createFileStore } from './file-store.ts';
import { encodings } from './media.ts';

const files = [
  { path: 'entry.js', content: Buffer.from(longScript) },
  { path: 'assets/short.js', content: Buffer.from('1') },
];

test('a release is there once it was put, with compressed forms of long text', async () => {
  const store = createFileStore(await temporaryFolder());
  expect(await store.has('mfe-a', 'r1')).toBe(false);
  await store.put('mfe-a', 'r1', files);

  expect(await store.has('mfe-a', 'r1')).toBe(true);
  const [br, gzip] = encodings;
  expect((await store.read('mfe-a', 'r1', 'entry.js')).toString()).toBe(longScript);
  const compressed = await store.read('mfe-a', 'r1', 'entry.js', br);
  expect(brotliDecompressSync(compressed).toString()).toBe(longScript);
  expect(gunzipSync(await store.read('mfe-a', 'r1', 'entry.js', gzip)).toString()).toBe(longScript);
  await expect(store.read('mfe-a', 'r1', 'assets/short.js', br)).rejects.toThrow(/ENOENT/);
});

test('of many who put the same release at once, all succeed and one copy remains', async () => {
  const folder = await temporaryFolder();
  const stores = Array.from({ length: 8 }, () => createFileStore(folder));
  await Promise.all(stores.map((store) => store.put('mfe-a', 'r1', files)));
  expect(await readdir(path.join(folder, 'releases/mfe-a'))).toEqual(['r1']);
  expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
});

test('a put that breaks off leaves nothing', async () => {
  const folder = await temporaryFolder();
  const store = createFileStore(folder);
  const collision = [...files, { path: 'entry.js/inside.js', content: Buffer.from('') }];
  await expect(store.put('mfe-a', 'r1', collision)).rejects.toThrow(/ENOTDIR|EEXIST|EISDIR/);
  expect(await store.has('mfe-a', 'r1')).toBe(false);
  expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
});
