import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ReleaseFile } from '@motohaat/contract/composition';

/** A third shorter than sha384, as strong against a forged twin, and every page waits for these hashes. */
export const hashAlgorithm = 'sha256';

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
  return { path, bytes: content.length, integrity: integrityOf(content) };
}

/** The hash by which a browser knows a file; the loading code carries the same. */
export function integrityOf(content: Buffer): string {
  return `${hashAlgorithm}-${createHash(hashAlgorithm).update(content).digest('base64')}`;
}
