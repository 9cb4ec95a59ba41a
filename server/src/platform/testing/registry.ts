import { releaseId } from '@motohaat/releases/release-id';

import type { Queryable } from '../../database/index.ts';
import { addRelease } from '../releases/releases.repository.ts';
import type { remoteBuild, shellBuild } from './builds.ts';

export type Build = ReturnType<typeof shellBuild> | ReturnType<typeof remoteBuild>;

/** Puts releases into the registry, without their files; name → release id. */
export async function register(db: Queryable, ...builds: Build[]): Promise<Record<string, string>> {
  const entries = builds.map(async ({ release }) => {
    const id = releaseId(release);
    const by = { publishedBy: 'server' };
    const added = await addRelease(db, id, release, by);
    if (added === 'taken') await addRelease(db, id, release, { ...by, version: `1.0.0+${id}` });
    return [release.name, id] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
