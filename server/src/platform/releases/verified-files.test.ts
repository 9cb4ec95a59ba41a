import { createHash, randomBytes } from 'node:crypto';
import { appendFile, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

import { expect, onTestFinished, test, vi } from 'vitest';

import { temporaryFolder } from '../testing/folders.ts';
import { createFileCache } from './file-cache.ts';
import { encodings } from './media.ts';
import { createVerifiedFiles } from './verified-files.ts';

const [br] = encodings;
const small = Buffer.from('motorbike '.repeat(500));
const large = Buffer.from(randomBytes(600_000).toString('hex'));

const compress = (content: Buffer | string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

async function released(content: Buffer) {
  const folder = await temporaryFolder();
  const cache = createFileCache(folder);
  const key = { application: 'mfe-a', release: 'r1' };
  const damages: string[] = [];
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const file = { path: 'a.js', bytes: content.byteLength, integrity };
  await cache.keep(key, 'a.js', [content]);
  const place = path.join(folder, 'releases/mfe-a/r1/a.js');
  await writeFile(`${place}.br`, compress(content));
  let opened = 0;
  /** Before which opening others write the same file anew. */
  let rewrittenAt = 0;
  const counting = {
    open: async (...wanted: Parameters<typeof cache.open>) => {
      opened += 1;
      if (opened === rewrittenAt) await cache.keep(key, 'a.js', [content]);
      return cache.open(...wanted);
    },
  };
  let inDatabase: Buffer | undefined;
  const store = {
    cache: counting,
    fetch: async () => {
      if (inDatabase) await cache.keep(key, 'a.js', [inDatabase]);
      return inDatabase !== undefined;
    },
  };
  const verified = createVerifiedFiles(store, ({ encoding, healed }) => {
    damages.push(`${encoding?.name ?? 'plain'}${healed ? ' healed' : ''}`);
  });
  const putIntoDatabase = (other: Buffer) => {
    inDatabase = other;
  };
  const read = async (encoding?: typeof br) => {
    const found = await verified({ application: 'mfe-a', release: 'r1', file, encoding });
    if (!found) return undefined;
    const { content: body } = found;
    const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
    expect(bytes.byteLength).toBe(found.bytes);
    return bytes;
  };
  const isStreamed = async () => {
    const found = await verified({
      application: 'mfe-a',
      release: 'r1',
      file,
      encoding: undefined,
    });
    if (found?.content instanceof Readable) found.content.destroy();
    return found?.content instanceof Readable;
  };
  const rewriteAt = (opening: number) => {
    rewrittenAt = opening;
  };
  const timesOpened = () => opened;
  return { place, read, damages, isStreamed, putIntoDatabase, rewriteAt, timesOpened };
}

test('a large file that is written anew between its verification and its reading is given out', async () => {
  const { read, rewriteAt } = await released(large);
  rewriteAt(2);
  expect(await read()).toEqual(large);
});

test.each([
  ['small', small, false],
  ['large', large, true],
])('a %s file is given as it was published, in both forms', async (_size, content, streamed) => {
  const { place, read, damages, isStreamed } = await released(content);
  expect((await read())?.equals(content)).toBe(true);
  expect((await read())?.equals(content)).toBe(true);
  expect(await read(br)).toEqual(await readFile(`${place}.br`));
  expect(await isStreamed()).toBe(streamed);
  expect(damages).toEqual([]);
});

const alterations: [string, (place: string) => Promise<unknown>][] = [
  ['short', (place) => truncate(place, 100)],
  ['a byte longer', (place) => appendFile(place, ' ')],
  [
    'altered in place',
    async (place) => {
      const content = await readFile(place);
      content[7] = (content[7] ?? 0) ^ 1;
      await writeFile(place, content);
    },
  ],
];
const contents = [
  ['small', small],
  ['large', large],
] as const;
const cases = contents.flatMap(([size, content]) =>
  alterations.map(([what, alter]) => [size, what, content, alter] as const),
);

test.each(cases)('a %s file that is %s is not given, in either form', async (...row) => {
  const [, , content, alter] = row;
  const { place, read, damages } = await released(content);
  await alter(place);
  await alter(`${place}.br`);
  expect([await read(), await read(br)]).toEqual([undefined, undefined]);
  expect([await read(), await read(br)]).toEqual([undefined, undefined]);
  expect(damages).toEqual(['plain', 'br']);
});

test('a form that unpacks to other text is not given', async () => {
  const { place, read, damages } = await released(small);
  await writeFile(`${place}.br`, compress('other '.repeat(900_000)));
  expect(await read(br)).toBeUndefined();
  expect(damages).toEqual(['br']);
});

test('a large file that is altered after it was verified is verified again', async () => {
  const { place, read } = await released(large);
  expect(await read()).toBeDefined();
  const { atime, mtime } = await stat(place);
  const altered = Buffer.from(large);
  altered[0] = (altered[0] ?? 0) ^ 1;
  await writeFile(place, altered);
  await utimes(place, atime, mtime);
  expect(await read()).toBeUndefined();
  await writeFile(place, large);
  expect((await read())?.equals(large)).toBe(true);
});

test('of many who ask at once for what is not verified yet, one reads it', async () => {
  const { read, timesOpened } = await released(small);
  const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
  expect(answers.every((each) => each?.equals(small))).toBe(true);
  expect(timesOpened()).toBe(1);
});

test('what is missing is not there, and no damage', async () => {
  const { place, read, damages } = await released(small);
  await rm(place);
  expect(await read()).toBeUndefined();
  expect(damages).toEqual([]);
});

test.each(contents)(
  'a %s file that is altered or missing comes back from the database',
  async (_size, content) => {
    const { place, read, damages, putIntoDatabase } = await released(content);
    putIntoDatabase(content);
    await appendFile(place, ' ');
    expect((await read())?.equals(content)).toBe(true);
    expect(damages).toEqual(['plain healed']);
    const { read: readElsewhere, place: gone, putIntoDatabase: put } = await released(content);
    put(content);
    await rm(gone);
    expect((await readElsewhere())?.equals(content)).toBe(true);
  },
);

test('another file of the database is not given either', async () => {
  const { place, read, damages, putIntoDatabase } = await released(small);
  putIntoDatabase(large);
  await rm(place);
  expect([await read(), await read()]).toEqual([undefined, undefined]);
  expect(damages).toEqual(['plain']);
});

test.each(contents)(
  'a %s file that is repaired in the database is found there soon',
  async (_size, content) => {
    const { place, read, damages, putIntoDatabase } = await released(content);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await truncate(place, 100);
    expect(await read()).toBeUndefined();
    putIntoDatabase(content);
    expect(await read()).toBeUndefined();
    vi.setSystemTime(Date.now() + 10_000);
    expect((await read())?.equals(content)).toBe(true);
    expect(damages).toEqual(['plain', 'plain healed']);
  },
);
