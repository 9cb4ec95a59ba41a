import type { ReleaseFile } from '@motohaat/contract/composition';
import { isIntact } from '@motohaat/releases/file-integrity';

import type { Database } from '../../database/index.ts';
import type { Completed } from './complete-release.ts';
import { addContents, putForm } from './contents.repository.ts';
import { createFileCache, type FileCache } from './file-cache.ts';
import {
  type FileForm,
  findDamages,
  findLacking,
  type Form,
  formsOf,
  readContent,
  type ReleaseKey,
} from './kept-contents.repository.ts';
import { encodings } from './media.ts';

/** The files of releases: they are in the database, and on this machine's disk as far as they were asked for. */
export type FileStore = {
  cache: FileCache;
  /** Takes a form of a file out of the database onto the disk. @returns whether the database has it */
  fetch(key: ReleaseKey, file: ReleaseFile, form: Form): Promise<boolean>;
  /**
   * Gives the database what it lacks of a release and can be had, where it has nothing or something else:
   * compressed forms, and plain files that only this machine's disk has, or that a compressed form holds.
   * What is only on the disk stays there until the database has hashed what it has of it.
   *
   * @throws Error when that cannot be done
   */
  complete(key: ReleaseKey, files: readonly ReleaseFile[]): Promise<Done>;
};

/** What was done: numbers of files; `copied` are plain files that the database had not, or damaged. */
type Done = Completed & { copied: number };

const nothing: Done = { compressed: 0, restored: 0, copied: 0, damaged: [] };

/** @param options.folder on this machine's disk; several processes may use it at once */
export function createFileStore({ db, folder }: { db: Database; folder: string }): FileStore {
  const cache = createFileCache(folder);

  async function fetch(key: ReleaseKey, file: ReleaseFile, form: Form): Promise<boolean> {
    const parts = readContent(db, key, file.integrity, form);
    const first = await parts.next();
    if (first.done) return false;
    await cache.keep(key, nameOf(file, form), withFirst(first.value, parts));
    return true;
  }

  /** So that what is on the disk is all that can be had. */
  async function gather(key: ReleaseKey, files: readonly ReleaseFile[], lacking: FileForm[]) {
    const isLacking = new Set(lacking.map(({ file, form }) => nameOf(file, form)));
    for (const file of files) {
      for (const form of formsOf(file).filter((each) => !isLacking.has(nameOf(file, each)))) {
        const content = await cache.read(key, nameOf(file, form));
        // What has to bring the plain file back is not believed as it lies here.
        const isGood =
          form === 'plain' ? content && isIntact(content, file) : !isLacking.has(file.path);
        if (!content || !isGood) await fetch(key, file, form);
      }
    }
  }

  async function giveTo({ file, form }: FileForm, key: ReleaseKey): Promise<boolean> {
    const content = await cache.read(key, nameOf(file, form));
    if (!content || (form === 'plain' && !isIntact(content, file))) return false;
    await db.transaction().execute(async (trx) => {
      if (form === 'plain') await addContents(trx, key, [{ integrity: file.integrity, content }]);
      else await putForm(trx, file.integrity, form, content);
    });
    return form === 'plain';
  }

  async function complete(key: ReleaseKey, files: readonly ReleaseFile[]): Promise<Done> {
    const lacking = await findLacking(db, key, files);
    if (lacking.length === 0) return nothing;
    await gather(key, files, lacking);
    const done = await cache.complete(key, files);
    let copied = 0;
    // A plain file comes before its compressed forms, which are kept with it.
    for (const each of lacking) if (await giveTo(each, key)) copied += 1;
    if (copied > 0) await refuseDamaged(key, files, done.damaged);
    return { ...done, copied };
  }

  async function refuseDamaged(key: ReleaseKey, files: readonly ReleaseFile[], known: string[]) {
    for (const name of (await findDamages(db, key, files)).keys()) {
      if (!known.includes(name)) throw new Error(`The database has another ${name}.`);
    }
  }

  return { cache, fetch, complete };
}

/** How a form of a file is called on the disk. */
function nameOf({ path }: ReleaseFile, form: Form): string {
  return path + (encodings.find(({ name }) => name === form)?.extension ?? '');
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>) {
  yield first;
  yield* rest;
}
