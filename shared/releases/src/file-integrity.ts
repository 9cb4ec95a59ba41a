import { createHash, type Hash } from 'node:crypto';

import type { ReleaseFile } from '@motohaat/contract/composition';

/** Whether bytes are those that a release lists: as many, and with that hash. */
export function isIntact(content: Buffer, { bytes, integrity }: ReleaseFile): boolean {
  const hash = startHash(integrity).update(content).digest('base64');
  return content.byteLength === bytes && integrity.endsWith(`-${hash}`);
}

/**
 * Begins the hash that a subresource-integrity value names.
 *
 * @param integrity `sha256-…`, or `sha384-…` in releases of before; nothing else matches any content
 */
export function startHash(integrity: string): Hash {
  return createHash(integrity.startsWith('sha384-') ? 'sha384' : 'sha256');
}
