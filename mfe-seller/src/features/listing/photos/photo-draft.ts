import { type DraftPlace, draftsIn } from '@motohaat/platform/use-draft';

import type { Photo, StoredPhoto } from './photo.ts';
import { viewOf } from './views.tsx';

/** ms for which an uploaded photo waits for its bike; the server removes it after a day. */
const lifetime = 23 * 3_600_000;

export type PhotoDraft = { name: string; place: DraftPlace };

/**
 * The photos of a bike as they are kept until they are sent with it.
 *
 * @param stored those that the bike has
 */
export function keptPhotos(draft: PhotoDraft, stored: readonly StoredPhoto[]) {
  let isOver = false;
  return {
    /** Those that there are from before. */
    left: readPhotoDraft(draft, stored),
    keep: (photos: readonly Photo[]): void => {
      // Until the next page is drawn, they stand there with all that was sent.
      if (!isOver) writePhotoDraft(draft, photos, stored);
    },
    /** The server has them: nothing of them is kept any more. */
    end: (): void => {
      isOver = true;
      draftsIn(draft.place).remove(draft.name);
    },
  };
}

/**
 * The photos that were chosen for a bike and are not sent with it yet, as far as the server has them
 * still.
 *
 * @param stored those that the bike has
 */
function readPhotoDraft(
  { name, place }: PhotoDraft,
  stored: readonly StoredPhoto[],
): StoredPhoto[] | undefined {
  const draft = draftsIn(place).read(name);
  if (!Array.isArray(draft)) return undefined;
  const left = (draft as unknown[])
    .filter(isStored)
    .filter(
      ({ url, uploadedAt = 0 }) =>
        uploadedAt + lifetime > Date.now() || stored.some((own) => own.url === url),
    );
  return urls(left) === urls(stored) ? undefined : left;
}

/** Keeps them; the bike's own as they stand are no draft. */
function writePhotoDraft(
  { name, place }: PhotoDraft,
  photos: readonly Photo[],
  stored: readonly StoredPhoto[],
): void {
  const ready = photos.flatMap((photo) => (photo.status === 'ready' ? [photo.stored] : []));
  if (urls(ready) === urls(stored)) draftsIn(place).remove(name);
  else draftsIn(place).write(name, ready);
}

const urls = (photos: readonly StoredPhoto[]) => photos.map(({ url }) => url).join(' ');

function isStored(value: unknown): value is StoredPhoto {
  const { url, card, uploadedAt, view } = (value ?? {}) as Record<string, unknown>;
  const isTime = uploadedAt === undefined || typeof uploadedAt === 'number';
  const isView = view === undefined || viewOf(view) !== undefined;
  return typeof url === 'string' && typeof card === 'string' && isTime && isView;
}
