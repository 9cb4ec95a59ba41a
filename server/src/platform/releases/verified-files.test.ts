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
  /** Before which openings others write the same file anew. */
  let rewrittenAt: number[] = [];
  const counting = {
    open: async (...wanted: Parameters<typeof cache.open>) => {
      opened += 1;
      if (rewrittenAt.includes(opened)) await cache.keep(key, 'a.js', [content]);
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
  const rewriteAt = (...openings: number[]) => {
    rewrittenAt = openings;
  };
  const timesOpened = () => opened;
  return { place, read, damages, isStreamed, putIntoDatabase, rewriteAt, timesOpened };
}

test('a large file that is written anew between its verification and its reading is given out, twice at most', async () => {
  const { read, rewriteAt } = await released(large);
  rewriteAt(2, 4);
  expect((await read())?.equals(large)).toBe(true);
  const { read: readNext, rewriteAt: rewriteNextAt } = await released(large);
  rewriteNextAt(2, 4, 6);
  expect(await readNext()).toBeUndefined();
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
  expect((await read())?.equals(small)).toBe(true);
  expect(timesOpened()).toBe(1);
});

test('what is missing is not there, and no damage: it is looked for once', async () => {
  const { place, read, damages, timesOpened } = await released(small);
  await rm(place);
  expect(await read()).toBeUndefined();
  expect(damages).toEqual([]);
  expect(timesOpened()).toBe(1);
});

test.each(contents)(
  'a %s file that is whole is not taken from the database',
  async (_size, content) => {
    const { read, damages, putIntoDatabase } = await released(content);
    putIntoDatabase(Buffer.from('other'));
    expect((await read())?.equals(content)).toBe(true);
    expect(damages).toEqual([]);
  },
);

test.each([
  [512_000, false],
  [512_001, true],
])('a file of %i bytes is streamed: %s', async (bytes, streamed) => {
  const { isStreamed } = await released(Buffer.alloc(bytes, 'a'));
  expect(await isStreamed()).toBe(streamed);
});

/** Reads one file of the disk as the same file of many releases; tells how often it was opened, and damaged. */
async function ofReleases(onDisk: Buffer, published: Buffer) {
  const cache = createFileCache(await temporaryFolder());
  const key = { application: 'mfe-a', release: 'r1' };
  await cache.keep(key, 'a.bin', [onDisk]);
  let [opened, damaged] = [0, 0];
  const open = () => {
    opened += 1;
    return cache.open(key, 'a.bin');
  };
  const read = createVerifiedFiles({ cache: { open }, fetch: async () => false }, () => {
    damaged += 1;
  });
  const integrity = `sha256-${createHash('sha256').update(published).digest('base64')}`;
  const file = { path: 'a.bin', bytes: published.byteLength, integrity };
  return async (releases: number[]) => {
    [opened, damaged] = [0, 0];
    for (const release of releases) {
      await read({ application: 'mfe-a', release: `r${release}`, file, encoding: undefined });
    }
    return { opened, damaged };
  };
}
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);

test('32 MB of small files are kept in memory: the one that came first makes room', async () => {
  const content = Buffer.alloc(500_000, 'a');
  const read = await ofReleases(content, content);
  expect(await read(upTo(64))).toEqual({ opened: 64, damaged: 0 });
  expect(await read(upTo(64))).toEqual({ opened: 0, damaged: 0 });
  expect(await read([64, ...upTo(64).slice(1)])).toEqual({ opened: 1, damaged: 0 });
  expect(await read([0])).toEqual({ opened: 1, damaged: 0 });
});

test('a thousand damaged files are known as such: the one that was found first makes room', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const read = await ofReleases(Buffer.from('altered'), Buffer.from('a'));
  expect(await read(upTo(1000))).toMatchObject({ damaged: 1000 });
  expect(await read([0])).toMatchObject({ damaged: 0 });
  expect(await read([1000])).toMatchObject({ damaged: 1 });
  expect(await read([1, 2])).toMatchObject({ damaged: 0 });
  expect(await read([0])).toMatchObject({ damaged: 1 });
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
