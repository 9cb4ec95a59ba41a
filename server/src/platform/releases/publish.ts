import type { Database } from '../../database/index.ts';
import { readDistFolder } from './dist-folder.ts';
import type { FileStore } from './file-store.ts';
import { releaseId } from './release-id.ts';
import { addRelease } from './releases.repository.ts';

/**
 * Publishes a build of a working tree: its files go to the file store, its description into the registry. It is not
 * live by that. The same content is the same release, and is kept once. The row comes last, so that
 * a publish that breaks off leaves nothing that anyone can see.
 *
 * @param distFolder what the build made, with its `release.json`
 * @returns `created: false` when the registry had the release already
 * @throws ReleaseRefusedError when the build is not what its `release.json` says
 */
export async function publishRelease(
  { db, store }: { db: Database; store: FileStore },
  distFolder: string,
): Promise<{ name: string; release: string; created: boolean }> {
  const { release, files } = await readDistFolder(distFolder);
  const id = releaseId(release);
  await store.put(release.name, id, files);
  const by = { publishedBy: 'server' };
  const added = await addRelease(db, id, release, by);
  // A working tree keeps its version through many builds; semver lets them differ behind a plus.
  const version = `${release.version}+${id.slice(0, 8)}`;
  const last = added === 'taken' ? await addRelease(db, id, release, { ...by, version }) : added;
  return { name: release.name, release: id, created: last === 'created' };
}
