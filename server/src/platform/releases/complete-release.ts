import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';

import type { ReleaseFile } from '@motohaat/contract/composition';
import { isIntact } from '@motohaat/releases/file-integrity';

import { codeOf } from '../../system/thrown.ts';
import { brotliQualities } from './brotli-quality.ts';
import { encodings, isCompressible } from './media.ts';
import type { Encoding } from './media.ts';

/** What is to be completed. */
export type Completion = {
  /** Where the files of the release lie. */
  folder: string;
  /** A folder of this work alone, on the same disk. */
  work: string;
  files: readonly ReleaseFile[];
};

/** What was done: numbers of files, and the paths of those that nothing could bring back. */
export type Completed = { compressed: number; restored: number; damaged: string[] };

/**
 * Gives a release everything that can be made of what is there of it: compressed forms of its plain
 * files, and plain files of their compressed forms. Nothing is believed that does not have the hash
 * that the release lists.
 *
 * It computes for seconds without a pause: it has a process of its own (see `completion.child.ts`).
 *
 * @throws when the release was removed meanwhile, or nothing can be written
 */
export function completeRelease({ folder, work, files }: Completion): Completed {
  const done: Completed = { compressed: 0, restored: 0, damaged: [] };
  const qualities = brotliQualities(files);
  mkdirSync(work, { recursive: true });
  for (const file of files) {
    const place = path.join(folder, file.path);
    const twins = isCompressible(file.path, file.bytes) ? encodings : [];
    const stored = readIfThere(place);
    const isWhole = stored !== undefined && isIntact(stored, file);
    const plain = isWhole ? stored : fromTwin(place, twins, file);
    if (!plain) {
      done.damaged.push(file.path);
      continue;
    }
    if (!isWhole) {
      makeFolders(folder, file.path);
      write(work, place, plain);
      done.restored += 1;
    }
    for (const encoding of twins) {
      if (unpacked(place, encoding, file)?.equals(plain)) continue;
      const quality = qualities.get(file.path) ?? constants.BROTLI_MIN_QUALITY;
      write(work, place + encoding.extension, codecs[encoding.name].pack(plain, quality));
      done.compressed += 1;
    }
  }
  return done;
}

type Codec = {
  pack: (content: Buffer, quality: number) => Buffer;
  /** @param options.maxOutputLength more bytes than these are an error, not memory */
  unpack: (content: Buffer, options: { maxOutputLength: number; info: true }) => unknown;
};

/** What unpacking answers with `info`, which its types do not know. */
type Unpacked = { buffer: Buffer; engine: { bytesWritten: number } };

const codecs: Record<Encoding['name'], Codec> = {
  br: {
    pack: (content, quality) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      }),
    unpack: brotliDecompressSync,
  },
  gzip: {
    pack: (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
    unpack: gunzipSync,
  },
};

function fromTwin(
  place: string,
  twins: readonly Encoding[],
  file: ReleaseFile,
): Buffer | undefined {
  for (const encoding of twins) {
    const plain = unpacked(place, encoding, file);
    if (plain && isIntact(plain, file)) return plain;
  }
  return undefined;
}

/** What a compressed form holds; `undefined` when it is missing, short or altered. */
function unpacked(place: string, encoding: Encoding, { bytes }: ReleaseFile): Buffer | undefined {
  const content = readIfThere(place + encoding.extension);
  if (!content) return undefined;
  try {
    const options = { maxOutputLength: bytes, info: true } as const;
    const { buffer, engine } = codecs[encoding.name].unpack(content, options) as Unpacked;
    // What stands behind the end of a form is passed over here, and is an error to some browsers.
    return engine.bytesWritten === content.byteLength ? buffer : undefined;
  } catch {
    return undefined;
  }
}

/** One by one, so that a release that was removed meanwhile is not begun anew. */
function makeFolders(folder: string, file: string): void {
  let place = folder;
  for (const name of file.split('/').slice(0, -1)) {
    place = path.join(place, name);
    try {
      mkdirSync(place);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** Whole or not at all, for whoever reads it meanwhile. */
function write(work: string, place: string, content: Buffer): void {
  const unfinished = path.join(work, randomUUID());
  const descriptor = openSync(unfinished, 'w');
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(unfinished, place);
}

function readIfThere(place: string): Buffer | undefined {
  try {
    return readFileSync(place);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
