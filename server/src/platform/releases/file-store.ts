import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FileContent } from './dist-folder.ts';
import { encodings, isCompressible } from './media.ts';
import type { Encoding } from './media.ts';

/** Where the files of releases are kept. A release is there whole or not at all. */
export type FileStore = {
  has(application: string, release: string): Promise<boolean>;
  /** Does nothing when the release is there already. */
  put(application: string, release: string, files: FileContent[]): Promise<void>;
  /** @param file a path that the release lists: the store itself does not guard against `..` */
  read(application: string, release: string, file: string, encoding?: Encoding): Promise<Buffer>;
  /** Does nothing when the release is not there. */
  remove(application: string, release: string): Promise<void>;
};

/** A file store in a folder; several processes may use it at once. */
export function createFileStore(folder: string): FileStore {
  const releases = path.join(folder, 'releases');
  const placeOf = (application: string, release: string) =>
    path.join(releases, application, release);

  async function has(application: string, release: string): Promise<boolean> {
    return (await stat(placeOf(application, release)).catch(ignoreMissing)) !== undefined;
  }

  return {
    has,

    async remove(application, release) {
      const going = path.join(folder, 'unfinished', randomUUID());
      await mkdir(path.dirname(going), { recursive: true });
      // It goes as a whole: no reader finds half of it, and a crash leaves no half either.
      await rename(placeOf(application, release), going).catch(ignoreMissing);
      await rm(going, { recursive: true, force: true });
    },

    async put(application, release, files) {
      if (await has(application, release)) return;
      const unfinished = path.join(folder, 'unfinished', randomUUID());
      try {
        await allSettled(files.map((file) => writeWithCompressed(unfinished, file)));
        await mkdir(path.join(releases, application), { recursive: true });
        await rename(unfinished, placeOf(application, release));
      } catch (error) {
        // Another process that published the same content was faster.
        if (!(await has(application, release))) throw error;
      } finally {
        await rm(unfinished, { recursive: true, force: true });
      }
    },

    read(application, release, file, encoding) {
      return readFile(path.join(placeOf(application, release), file + (encoding?.extension ?? '')));
    },
  };
}

const compressors: Record<Encoding['name'], (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function writeWithCompressed(folder: string, file: FileContent): Promise<void> {
  const target = path.join(folder, file.path);
  await mkdir(path.dirname(target), { recursive: true });
  // flush: the rename that follows must not reach the disk before the bytes do.
  await writeFile(target, file.content, { flush: true });
  if (!isCompressible(file.path, file.content.byteLength)) return;
  await allSettled(
    encodings.map(async ({ name, extension }) => {
      await writeFile(target + extension, await compressors[name](file.content), { flush: true });
    }),
  );
}

/** Like `Promise.all`, but no work is still under way when it fails: the folder can be removed. */
async function allSettled(work: Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
