import { readDistFolder } from '@motohaat/releases/dist-folder';
import { releaseId } from '@motohaat/releases/release-id';

import { type Database, withRetry } from '../../database/index.ts';
import { addContents } from './contents.repository.ts';
import { listedContents } from './listed-contents.ts';
import { addRelease } from './releases.repository.ts';

/**
 * Publishes a build of a working tree: its description goes into the registry with its files, in one
 * transaction. It is not live by that. The same content is the same release, and is kept once.
 *
 * @param distFolder what the build made, with its `release.json`
 * @returns `created: false` when the registry had the release already
 * @throws ReleaseRefusedError when the build is not what its `release.json` says
 */
export async function publishRelease(
  { db }: { db: Database },
  distFolder: string,
): Promise<{ name: string; release: string; created: boolean }> {
  const { release, files } = await readDistFolder(distFolder);
  const { name } = release;
  const id = releaseId(release);
  const by = { publishedBy: 'server' };
  // A working tree keeps its version through many builds; semver lets them differ behind a plus.
  const version = `${release.version}+${id.slice(0, 8)}`;
  const publish = () =>
    db.transaction().execute(async (trx) => {
      const added = await addRelease(trx, id, release, by);
      const last =
        added === 'taken' ? await addRelease(trx, id, release, { ...by, version }) : added;
      await addContents(trx, { application: name, release: id }, listedContents(release, files));
      return last;
    });
  return { name, release: id, created: (await withRetry(publish)) === 'created' };
}
