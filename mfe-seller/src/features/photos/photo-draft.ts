import { drafts } from '@motohaat/platform';

import type { Photo, StoredPhoto } from './photo.ts';

/** ms for which an uploaded photo waits for its bike; the server removes it after a day. */
const lifetime = 23 * 3_600_000;

/** The photos that were uploaded for a bike that is not sent yet, as far as the server has them still. */
export function readPhotoDraft(name: string): StoredPhoto[] {
  const draft = drafts.read(name);
  if (!Array.isArray(draft)) return [];
  return (draft as unknown[])
    .filter(isStored)
    .filter(({ uploadedAt = 0 }) => uploadedAt + lifetime > Date.now());
}

export function writePhotoDraft(name: string, photos: readonly Photo[]): void {
  const stored = photos.flatMap((photo) => (photo.status === 'ready' ? [photo.stored] : []));
  if (stored.length > 0) drafts.write(name, stored);
  else drafts.remove(name);
}

function isStored(value: unknown): value is StoredPhoto {
  const { url, card, uploadedAt } = (value ?? {}) as Record<string, unknown>;
  return [typeof url, typeof card, typeof uploadedAt].join() === 'string,string,number';
}
