import type { Release, ReleaseFile } from '@motohaat/contract/composition';

import type { Database } from '../../database/index.ts';
import type { Published } from '../releases/releases.repository.ts';
import { findRelease } from '../releases/releases.repository.ts';

/** A file that some release lists. */
export type ListedFile = { release: Published; file: ReleaseFile };

/** How many releases are remembered; a site has a handful live and a few more in open tabs. */
const remembered = 100;

/**
 * Finds files for browsers by application, release and path. Releases never change, so those that everyone may
 * have are remembered. The others are looked up each time, as unknown ones must be: how long an
 * answer takes does not tell the two apart.
 */
export function createFileFinder(db: Database) {
  const known = new Map<string, Published>();

  async function releaseOf(application: string, id: string): Promise<Published | undefined> {
    const key = `${application}/${id}`;
    const release = known.get(key) ?? (await findRelease(db, application, id));
    if (release && isPublic(release.manifest)) {
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= remembered) known.delete(oldest);
      known.set(key, release);
    }
    return release;
  }

  /** Whether nobody need be asked about a release. */
  const isKnown = (application: string, id: string) => known.has(`${application}/${id}`);

  async function find(
    application: string,
    id: string,
    path: string,
  ): Promise<ListedFile | undefined> {
    const release = await releaseOf(application, id);
    // What draws its pages on the server is no browser's, and neither is what tells of its sources.
    if (path === release?.manifest.server || path.endsWith('.map')) return undefined;
    const file = release?.manifest.files.find((listed) => listed.path === path);
    return release && file ? { release, file } : undefined;
  }

  return { isKnown, find };
}

function isPublic(manifest: Release): boolean {
  return manifest.kind === 'shell' || manifest.audience === 'public';
}
