import { createHash } from 'node:crypto';

import type { ReleaseFile } from '@motohaat/contract/composition';

/** Whether bytes are those that a release lists: as many, and with that hash. */
export function isIntact(content: Buffer, { bytes, integrity }: ReleaseFile): boolean {
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return content.byteLength === bytes && hash === integrity;
}
