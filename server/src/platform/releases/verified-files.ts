import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

import type { ReleaseFile } from '@motohaat/contract/composition';
import { startHash } from '@motohaat/releases/file-integrity';

import type { FileStore } from './file-store.ts';
import type { ReleaseKey } from './kept-contents.repository.ts';
import type { Encoding } from './media.ts';

/** A file that is as it was published. Whoever gets a stream reads it to its end or destroys it. */
export type VerifiedFile = { bytes: number; content: Buffer | Readable };

/** A file of a release, or a compressed form of it. */
type WantedFile = ReleaseKey & {
  file: ReleaseFile;
  encoding: Encoding | undefined;
};

/** @returns `undefined` for what is missing or damaged */
export type ReadFile = (wanted: WantedFile) => Promise<VerifiedFile | undefined>;

/** Smaller files are kept in memory once they are verified; larger ones are read for each caller. */
const smallBytes = 512_000;

/** Bytes of the files that a process keeps in memory: many times what the live set's have. */
const keptBytes = 32_000_000;

/**
 * ms for which a file that is damaged is not looked for in the database again: somebody may have repaired it
 * there, or published it again, wherever.
 */
const damageCounts = 10_000;

/** Of how many larger files, and of how many damaged ones, a process remembers what they were. */
const remembered = 1_000;

/** How often a file is verified for one who asks, while others write it anew. */
const mostReadings = 3;

/** What became of a file that is not as it was published: the database had a whole one, or had none. */
export type Damage = WantedFile & { healed: boolean };

/**
 * What the disk has of a file: the one that was published, in memory or too large for that; none; or
 * another one, and whether it is known as such.
 */
type Found =
  | { is: 'small'; file: VerifiedFile }
  | { is: 'large' | 'absent' | 'known damage' }
  | { is: 'damaged'; identity: string };

/**
 * Reads files of releases from this machine's disk, each verified by its hash when this process reads it
 * first, and again when it changes there: what is short or altered is never given out. What is missing
 * or damaged is taken from the database. A compressed form is right when it unpacks to the file that was
 * published.
 *
 * @param onDamage told of each file that is there and not as it was published
 */
export function createVerifiedFiles(
  { cache, fetch }: Pick<FileStore, 'fetch'> & { cache: Pick<FileStore['cache'], 'open'> },
  onDamage: (damage: Damage) => void,
): ReadFile {
  const small = createSmallFiles();
  /** What each larger file was when it was verified. */
  const verified = new Map<string, string>();
  /** What each damaged file was, and when: it is not read again for everybody who asks. */
  const damaged = new Map<string, { identity: string; until: number }>();
  const reading = new Map<string, Promise<VerifiedFile | undefined>>();

  /** Of many who ask for what is not verified yet, one verifies. */
  function verifyOnce(key: string, wanted: WantedFile): Promise<VerifiedFile | undefined> {
    const underWay = reading.get(key) ?? verify(key, wanted).finally(() => reading.delete(key));
    reading.set(key, underWay);
    return underWay;
  }

  /** @returns what is small; what is large can be streamed then, if it is there */
  async function verify(key: string, wanted: WantedFile): Promise<VerifiedFile | undefined> {
    const before = await look(key, wanted);
    const isGood = before.is === 'small' || before.is === 'large';
    if (isGood || before.is === 'known damage') return fileOf(before);
    const isFetched = await fetch(wanted, wanted.file, wanted.encoding?.name ?? 'plain');
    const after = isFetched ? await look(key, wanted) : before;
    if (after.is === 'damaged') {
      remember(damaged, key, { identity: after.identity, until: Date.now() + damageCounts });
    }
    if (before.is === 'damaged' || after.is === 'damaged') {
      onDamage({ ...wanted, healed: after.is !== 'damaged' });
    }
    return fileOf(after);
  }

  async function look(key: string, wanted: WantedFile): Promise<Found> {
    const handle = await openFile(cache, wanted);
    if (!handle) return { is: 'absent' };
    try {
      const { identity, bytes } = await factsOf(handle);
      const known = damaged.get(key);
      if (known?.identity === identity && known.until > Date.now()) return { is: 'known damage' };
      const content = bytes <= smallBytes ? await handle.readFile() : undefined;
      const source = content ?? handle.createReadStream({ start: 0, autoClose: false });
      if (!(await isPublished(source, bytes, wanted))) return { is: 'damaged', identity };
      if (!content) {
        remember(verified, key, identity);
        return { is: 'large' };
      }
      const file = { bytes: content.byteLength, content };
      small.keep(key, file);
      return { is: 'small', file };
    } finally {
      await handle.close();
    }
  }

  /** A stream of a file, if it is the one that was verified. */
  async function streamOf(key: string, wanted: WantedFile): Promise<VerifiedFile | undefined> {
    const handle = verified.has(key) ? await openFile(cache, wanted) : undefined;
    if (!handle) return undefined;
    const { identity, bytes } = await factsOf(handle);
    if (verified.get(key) === identity) return { bytes, content: handle.createReadStream() };
    verified.delete(key);
    await handle.close();
    return undefined;
  }

  /** A large file may be written anew, with the same content, between its verification and its reading. */
  async function readAnew(key: string, wanted: WantedFile): Promise<VerifiedFile | undefined> {
    for (let time = 0; time < mostReadings; time += 1) {
      const file = await verifyOnce(key, wanted);
      if (file || !verified.has(key)) return file;
      const stream = await streamOf(key, wanted);
      if (stream) return stream;
    }
    return undefined;
  }

  return async (wanted) => {
    const { application, release, file, encoding } = wanted;
    const key = `${application}/${release}/${file.path}${encoding?.extension ?? ''}`;
    return small.get(key) ?? (await streamOf(key, wanted)) ?? readAnew(key, wanted);
  };
}

function createSmallFiles() {
  const kept = new Map<string, { bytes: number; content: Buffer }>();
  let sum = 0;
  return {
    get: (key: string) => kept.get(key),
    keep(key: string, file: { bytes: number; content: Buffer }) {
      sum += file.bytes - (kept.get(key)?.bytes ?? 0);
      kept.set(key, file);
      for (const [oldest, { bytes }] of kept) {
        if (sum <= keptBytes) return;
        kept.delete(oldest);
        sum -= bytes;
      }
    },
  };
}

function remember<Known>(all: Map<string, Known>, key: string, known: Known): void {
  const [oldest] = all.keys();
  if (oldest !== undefined && all.size >= remembered) all.delete(oldest);
  all.set(key, known);
}

function openFile(cache: Pick<FileStore['cache'], 'open'>, wanted: WantedFile) {
  return cache.open(wanted, wanted.file.path, wanted.encoding);
}

const fileOf = (found: Found) => (found.is === 'small' ? found.file : undefined);

/** The time of the last change of any kind: nobody can set it. */
async function factsOf(handle: FileHandle): Promise<{ identity: string; bytes: number }> {
  const { ino, size, ctimeNs } = await handle.stat({ bigint: true });
  return { identity: `${ino} ${size} ${ctimeNs}`, bytes: Number(size) };
}

const unpackers = { br: createBrotliDecompress, gzip: createGunzip };

/** In pieces, so that a large file takes neither much memory nor the event loop for long. */
async function isPublished(
  source: Buffer | Readable,
  stored: number,
  { file, encoding }: WantedFile,
): Promise<boolean> {
  const hash = startHash(file.integrity);
  let bytes = 0;
  const count = async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      bytes += piece.byteLength;
      // A small file can unpack to gigabytes.
      if (bytes > file.bytes) return;
      hash.update(piece);
    }
  };
  const pieces = Buffer.isBuffer(source) ? [source] : source;
  try {
    if (encoding) {
      const unpacker = unpackers[encoding.name]();
      await pipeline(pieces, unpacker, count);
      // What stands behind the end of a form is passed over here, and is an error to some browsers.
      if (unpacker.bytesWritten !== stored) return false;
    } else {
      await pipeline(pieces, count);
    }
  } catch {
    return false;
  }
  return bytes === file.bytes && file.integrity.endsWith(`-${hash.digest('base64')}`);
}
