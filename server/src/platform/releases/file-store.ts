import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';

import type { ReleaseFile } from '@motohaat/contract/composition';

import type { Completed } from './complete-release.ts';
import { completeInChild } from './completion.ts';
import type { FileContent } from './dist-folder.ts';
import type { Encoding } from './media.ts';
import { newWorkName, removeLeftovers } from './unfinished.ts';

/** Where the files of releases are kept. The plain files of a release are there whole or not at all. */
export type FileStore = {
  has(application: string, release: string): Promise<boolean>;
  /** Writes the plain files; of a release that is there already, those that are not as they were. */
  put(application: string, release: string, files: FileContent[]): Promise<void>;
  /**
   * Makes what can be made of what is there of a release: compressed forms, and plain files that are
   * missing or altered, of compressed forms. One release at a time, in a process of its own.
   *
   * @throws Error when that process fails, or the release was removed meanwhile
   */
  complete(application: string, release: string, files: readonly ReleaseFile[]): Promise<Completed>;
  /** @param file a path that the release lists: the store itself does not guard against `..` */
  read(application: string, release: string, file: string): Promise<Buffer>;
  /** Opens a file, or a compressed form of it, as it lies there; `undefined` when it does not. */
  open(
    application: string,
    release: string,
    file: string,
    encoding?: Encoding,
  ): Promise<FileHandle | undefined>;
  /** Does nothing when the release is not there. */
  remove(application: string, release: string): Promise<void>;
  /** Every release that is there, and was written before a time. */
  list(before: Date): Promise<{ application: string; release: string }[]>;
  /** Removes what work left that broke off. @returns how many pieces */
  removeLeftovers(now: Date): Promise<number>;
};

/** More at once would keep others waiting who need the same few threads: signing in, for one. */
const writesAtOnce = 2;

/** A file store in a folder; several processes may use it at once. */
export function createFileStore(folder: string): FileStore {
  const releases = path.join(folder, 'releases');
  const unfinished = path.join(folder, 'unfinished');
  const placeOf = (application: string, release: string) =>
    path.join(releases, application, release);
  const newWork = () => path.join(unfinished, newWorkName());

  async function has(application: string, release: string): Promise<boolean> {
    return (await stat(placeOf(application, release)).catch(ignoreMissing)) !== undefined;
  }

  async function putNew(place: string, files: FileContent[]): Promise<void> {
    const work = newWork();
    try {
      await eachOf(files, async ({ path: name, content }) => {
        const target = path.join(work, name);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFlushed(target, content);
      });
      await mkdir(path.dirname(place), { recursive: true });
      await rename(work, place);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  async function mend(place: string, files: FileContent[]): Promise<void> {
    const work = newWork();
    try {
      await eachOf(files, async ({ path: name, content }) => {
        const target = path.join(place, name);
        const stored = await readFile(target).catch(ignoreMissing);
        if (stored?.equals(content)) return;
        await mkdir(work, { recursive: true });
        const replacement = path.join(work, newWorkName());
        await writeFlushed(replacement, content);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(replacement, target);
      });
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  return {
    has,

    async remove(application, release) {
      const going = newWork();
      await mkdir(unfinished, { recursive: true });
      // It goes as a whole: no reader finds half of it, and a crash leaves no half either.
      await rename(placeOf(application, release), going).catch(ignoreMissing);
      await rm(going, { recursive: true, force: true });
    },

    async put(application, release, files) {
      const place = placeOf(application, release);
      if (await has(application, release)) return mend(place, files);
      try {
        await putNew(place, files);
      } catch (error) {
        // Another process that published the same content was faster.
        if (!(await has(application, release))) throw error;
      }
    },

    async complete(application, release, files) {
      const work = newWork();
      try {
        return await completeInChild({ folder: placeOf(application, release), work, files });
      } finally {
        await rm(work, { recursive: true, force: true });
      }
    },

    read: (application, release, file) => readFile(path.join(placeOf(application, release), file)),

    open: (application, release, file, encoding) =>
      open(path.join(placeOf(application, release), file + (encoding?.extension ?? ''))).catch(
        ignoreMissing,
      ),

    async list(before) {
      const found: { application: string; release: string }[] = [];
      for (const application of await namesIn(releases)) {
        for (const release of await namesIn(path.join(releases, application))) {
          const facts = await stat(placeOf(application, release)).catch(ignoreMissing);
          if (facts && facts.mtime < before) found.push({ application, release });
        }
      }
      return found;
    },

    removeLeftovers: (now) => removeLeftovers(unfinished, now),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

/** flush: the rename that follows must not reach the disk before the bytes do. */
async function writeFlushed(target: string, content: Buffer): Promise<void> {
  const handle = await open(target, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** No work is still under way when it fails: the folder can be removed. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const workOff = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  const workers = Array.from({ length: writesAtOnce }, workOff);
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
