import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { Release } from '@motohaat/contract/composition';
import type { ReleaseFile } from '@motohaat/contract/composition';
import * as v from 'valibot';

import { isIntact } from './file-integrity.ts';
import { ReleaseRefusedError } from './refusals.ts';
import { checkRelease } from './release-rules.ts';

/** Where a build says what it made. */
const releaseFileName = 'release.json';

/** A file of a release with its bytes. */
export type FileContent = { path: string; content: Buffer };

/**
 * Reads a build and checks it against its own `release.json`: every listed file is there with the
 * bytes it is said to have, and nothing else is.
 *
 * @throws ReleaseRefusedError when anything differs
 */
export async function readDistFolder(
  folder: string,
): Promise<{ release: Release; files: FileContent[] }> {
  const present = await listFiles(folder);
  if (!present.delete(releaseFileName)) {
    throw new ReleaseRefusedError(`${folder} holds no ${releaseFileName}: build it first.`);
  }
  const release = await readRelease(path.join(folder, releaseFileName));
  checkRelease(release);
  const files = await Promise.all(
    release.files.map(async (file) => {
      if (!present.delete(file.path)) {
        throw new ReleaseRefusedError(`${folder} lacks "${file.path}", which its release lists.`);
      }
      return { path: file.path, content: await readVerified(folder, file) };
    }),
  );
  const [stray] = present;
  if (stray !== undefined) {
    throw new ReleaseRefusedError(`${folder} holds "${stray}", which its release does not list.`);
  }
  return { release, files };
}

/** A link or a device could lead out of the folder, or change after it was checked. */
async function listFiles(folder: string): Promise<Set<string>> {
  const files = new Set<string>();
  for (const entry of await readFolder(folder)) {
    if (entry.isDirectory()) continue;
    const name = path
      .relative(folder, path.join(entry.parentPath, entry.name))
      .split(path.sep)
      .join('/');
    if (!entry.isFile()) {
      throw new ReleaseRefusedError(`${folder} holds "${name}", which is not a plain file.`);
    }
    files.add(name);
  }
  return files;
}

async function readFolder(folder: string) {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (cause) {
    throw new ReleaseRefusedError(`${folder} cannot be read: build it first.`, { cause });
  }
}

async function readRelease(file: string): Promise<Release> {
  try {
    return v.parse(Release, JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new ReleaseRefusedError(`${file} is not the description of a release.`, { cause });
  }
}

async function readVerified(folder: string, file: ReleaseFile): Promise<Buffer> {
  const content = await readFile(path.join(folder, file.path));
  if (!isIntact(content, file)) {
    throw new ReleaseRefusedError(`"${file.path}" in ${folder} was changed after it was built.`);
  }
  return content;
}
