import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { ReleaseFile } from '@motohaat/contract/composition';

import { unless } from '../../system/thrown.ts';
import type { Completed } from './complete-release.ts';
import { completeInChild } from './completion.ts';
import type { ReleaseKey } from './kept-contents.repository.ts';
import type { Encoding } from './media.ts';
import { newWorkName, removeLeftovers } from './unfinished.ts';

const ignoreMissing = unless('ENOENT');

/** Files of releases on this machine's disk: any of them may be missing. */
export type FileCache = {
  /** Keeps a file, whole or not at all. @param name its path in the release: it is not guarded against `..` */
  keep(
    key: ReleaseKey,
    name: string,
    pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
  ): Promise<void>;
  read(key: ReleaseKey, name: string): Promise<Buffer | undefined>;
  /** Opens a file, or a compressed form of it, as it lies there; `undefined` when it does not. */
  open(key: ReleaseKey, file: string, encoding?: Encoding): Promise<FileHandle | undefined>;
  /**
   * Makes what can be made of what is there of a release: compressed forms, and plain files that are
   * missing or altered, of compressed forms. One release at a time, in a process of its own.
   *
   * @throws Error when that process fails, or the release was removed meanwhile
   */
  complete(key: ReleaseKey, files: readonly ReleaseFile[]): Promise<Completed>;
  /** Does nothing when the release is not there. */
  remove(key: ReleaseKey): Promise<void>;
  /** Every release of which something is there, with its bytes, the one first that came first. */
  list(): Promise<Cached[]>;
  /** Removes what work left that broke off. @returns how many pieces */
  removeLeftovers(now: Date): Promise<number>;
};

/** What is there of a release. `since`: when it came, or a file was last added at its top. */
export type Cached = ReleaseKey & { bytes: number; since: Date };

/** A cache in a folder; several processes may use it at once. */
export function createFileCache(folder: string): FileCache {
  const releases = path.join(folder, 'releases');
  const unfinished = path.join(folder, 'unfinished');
  const placeOf = ({ application, release }: ReleaseKey) =>
    path.join(releases, application, release);
  const newWork = () => path.join(unfinished, newWorkName());

  return {
    async keep(key, name, pieces) {
      const work = newWork();
      await mkdir(unfinished, { recursive: true });
      try {
        await pipeline(pieces, createWriteStream(work));
        const target = path.join(placeOf(key), name);
        await mkdir(path.dirname(target), { recursive: true });
        // Not waited for until it is on the disk: it is verified when it is read.
        await rename(work, target);
      } finally {
        await rm(work, { force: true });
      }
    },

    read: (key, name) => readFile(path.join(placeOf(key), name)).catch(ignoreMissing),

    open: (key, file, encoding) =>
      open(path.join(placeOf(key), file + (encoding?.extension ?? ''))).catch(ignoreMissing),

    async complete(key, files) {
      const work = newWork();
      try {
        return await completeInChild({ folder: placeOf(key), work, files });
      } finally {
        await rm(work, { recursive: true, force: true });
      }
    },

    async remove(key) {
      const going = newWork();
      await mkdir(unfinished, { recursive: true });
      // It goes as a whole: no reader finds half of it, and a crash leaves no half either.
      await rename(placeOf(key), going).catch(ignoreMissing);
      await rm(going, { recursive: true, force: true });
    },

    async list() {
      const found: Cached[] = [];
      for (const application of await namesIn(releases)) {
        for (const release of await namesIn(path.join(releases, application))) {
          const key = { application, release };
          const facts = await stat(placeOf(key)).catch(ignoreMissing);
          if (facts) found.push({ ...key, bytes: await bytesIn(placeOf(key)), since: facts.mtime });
        }
      }
      return found.toSorted((one, other) => one.since.getTime() - other.since.getTime());
    },

    removeLeftovers: (now) => removeLeftovers(unfinished, now),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    ignoreMissing,
  );
  let sum = 0;
  for (const entry of entries ?? []) {
    const facts = await stat(path.join(entry.parentPath, entry.name)).catch(ignoreMissing);
    if (facts?.isFile()) sum += facts.size;
  }
  return sum;
}
