import { createHash, pbkdf2, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, onTestFinished, test, vi } from 'vitest';

import { longScript } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { createFileCache } from './file-cache.ts';
import { newWorkName } from './unfinished.ts';

const files = [
  { path: 'entry.js', content: Buffer.from(longScript) },
  { path: 'assets/short.js', content: Buffer.from('1') },
];

/** As a release lists them. */
const listed = files.map(({ path: name, content }) => ({
  path: name,
  bytes: content.byteLength,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
}));

const key = { application: 'mfe-a', release: 'r1' };

async function cacheWithRelease() {
  const folder = await temporaryFolder();
  const cache = createFileCache(folder);
  for (const { path: name, content } of files) await cache.keep(key, name, [content]);
  const place = (file: string) => path.join(folder, 'releases/mfe-a/r1', file);
  return { folder, cache, place, complete: () => cache.complete(key, listed) };
}

test('what is kept is there, and completed it has compressed forms of long text', async () => {
  const { folder, cache, place, complete } = await cacheWithRelease();
  const bytes = listed.reduce((sum, file) => sum + file.bytes, 0);
  expect(await cache.list()).toMatchObject([{ ...key, bytes }]);
  expect(await readdir(path.dirname(place('entry.js')))).not.toContain('entry.js.br');
  expect(await complete()).toEqual({ compressed: 2, restored: 0, damaged: [] });

  expect((await cache.read(key, 'entry.js'))?.toString()).toBe(longScript);
  await expect(cache.read(key, 'assets')).rejects.toThrow('EISDIR');
  expect(brotliDecompressSync(await readFile(place('entry.js.br'))).toString()).toBe(longScript);
  expect(gunzipSync(await readFile(place('entry.js.gz'))).toString()).toBe(longScript);
  expect(await readdir(path.dirname(place('assets/short.js')))).toEqual(['short.js']);
  expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
});

test('a release that comes just when the process of the one before is told to end is completed', async () => {
  const { complete } = await cacheWithRelease();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await complete();
  vi.advanceTimersByTime(5_000);
  expect(await complete()).toEqual({ compressed: 0, restored: 0, damaged: [] });
});

/** The processes of ours that complete releases. */
function completing(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
  return children
    .split(' ')
    .filter((id) => id && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('completion.child'))
    .map(Number);
}

test.runIf(process.platform === 'linux')(
  'a release is completed although the process that waited for it was killed',
  async () => {
    const { complete } = await cacheWithRelease();
    await complete();
    const waiting = completing();
    expect(waiting).not.toEqual([]);
    for (const id of waiting) process.kill(id, 'SIGKILL');
    // Until then it is one that has ended, of which this process does not know.
    const left = () => waiting.filter((id) => existsSync(`/proc/${id}`));
    await expect.poll(left, { timeout: 5_000 }).toEqual([]);
    expect(await complete()).toEqual({ compressed: 0, restored: 0, damaged: [] });
  },
);

test('signing in goes on while a release is compressed: neither the loop nor the pool waits', async () => {
  const cache = createFileCache(await temporaryFolder());
  const random = Buffer.from(randomBytes(60_000).toString('base64'));
  const names = Array.from({ length: 8 }, (_, index) => `${index}.js`);
  const integrity = `sha384-${createHash('sha384').update(random).digest('base64')}`;
  for (const name of names) await cache.keep(key, name, [random]);
  const compressing = { isOver: false };
  const compressed = cache
    .complete(
      key,
      names.map((name) => ({ path: name, bytes: random.byteLength, integrity })),
    )
    .finally(() => {
      compressing.isOver = true;
    });
  let signedIn = 0;
  while (!compressing.isOver) {
    await promisify(pbkdf2)('word', 'salt', 1_000, 32, 'sha256');
    signedIn += 1;
  }
  await compressed;
  // One takes a millisecond, the compression hundreds of times that.
  expect(signedIn).toBeGreaterThan(30);
});

test('a release that is removed meanwhile is not begun anew', async () => {
  const { cache, complete } = await cacheWithRelease();
  await cache.remove(key);
  expect(await complete()).toMatchObject({ compressed: 0, restored: 0 });
  expect(await cache.list()).toEqual([]);
});

test('what broke off is removed: of processes that are gone, and what is older than an hour', async () => {
  const { folder, cache } = await cacheWithRelease();
  const gone = 2 ** 30;
  const mine = newWorkName();
  const names = {
    gone: mine.replace(`~${process.pid}~`, `~${gone}~`),
    running: mine,
    elsewhere: mine.replace(/^[^~]*/, 'another-host'),
    unnamed: 'x',
  };
  for (const name of Object.values(names)) await mkdir(path.join(folder, 'unfinished', name));
  const left = () => readdir(path.join(folder, 'unfinished'));
  expect(await cache.removeLeftovers(new Date())).toBe(1);
  expect(await left()).toEqual([names.elsewhere, names.running, names.unnamed].toSorted());
  expect(await cache.removeLeftovers(new Date(Date.now() + 3_700_000))).toBe(3);
  expect(await left()).toEqual([]);
});

test('of many who keep the same file at once, all succeed and one copy remains', async () => {
  const folder = await temporaryFolder();
  const caches = Array.from({ length: 8 }, () => createFileCache(folder));
  const content = Buffer.from(longScript);
  await Promise.all(caches.map((cache) => cache.keep(key, 'entry.js', [content])));
  expect(await caches[0]?.list()).toEqual([
    { ...key, bytes: content.byteLength, since: expect.any(Date) },
  ]);
  expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
});

async function* broken() {
  yield Buffer.from('the first part');
  await Promise.reject(new Error('the database is gone'));
}

test('what breaks off in the middle of a file leaves nothing', async () => {
  const folder = await temporaryFolder();
  const cache = createFileCache(folder);
  await expect(cache.keep(key, 'entry.js', broken())).rejects.toThrow('the database is gone');
  expect(await cache.list()).toEqual([]);
  expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
});
