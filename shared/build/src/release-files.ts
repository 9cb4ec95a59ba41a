import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ReleaseFile } from '@motohaat/contract/composition';

export const releaseFileName = 'release.json';

/** Every file of a built application except its `release.json`, sorted by path. */
export function releaseFiles(dist: string): ReleaseFile[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path !== releaseFileName)
    .toSorted()
    .map((path) => describe(path, readFileSync(join(dist, path))));
}

function describe(path: string, content: Buffer): ReleaseFile {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { path, bytes: content.length, integrity };
}
