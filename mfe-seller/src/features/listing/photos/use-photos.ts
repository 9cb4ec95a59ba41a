import { platformWords, useApi } from '@motohaat/platform';
import { useMessages } from '@motohaat/ui/messages';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { keptPhotos, type PhotoDraft } from './photo-draft.ts';
import { createPhotoTray, type PhotoTray } from './photo-tray.ts';
import { photosError, type StoredPhoto, urlsOf, viewsOf } from './photo.ts';
import { turn } from './turn.ts';
import { photoUploader } from './upload-photo.ts';
import type { PhotoView } from './views.tsx';

export type Photos = PhotoTray & {
  /** The photos that the server has, in their order. */
  urls: readonly string[];
  /** The guided place that each of these shows. */
  views: (PhotoView | null)[];
  /** Address of the cover's picture, to show it. */
  cover: string | undefined;
  /** What keeps them from being used as they are. */
  error: string | undefined;
  /** Whether they are those of a draft. */
  isRestored: boolean;
  /** They are sent: nothing of them is kept as a draft any more. */
  endDraft: () => void;
};

type Beginning = {
  /** The photos that the bike has. */
  stored?: readonly StoredPhoto[];
  /** Where those that are chosen outlive a reload. */
  draft: PhotoDraft;
};

/** The photos of the bike on this page. */
export function usePhotos(beginning: Beginning): Photos {
  const api = useApi();
  const { photos: first } = useListingMessages();
  const { photos: t, form } = useRestMessages();
  const { failures } = platformWords.useMessages();
  const { photoFailures } = useMessages();
  const [{ draft, stored = [] }] = useState(beginning);
  const [{ left, keep, end }] = useState(() => keptPhotos(draft, stored));
  const [tray] = useState(() =>
    createPhotoTray({
      upload: photoUploader(api, form.fieldError),
      turn,
      stored: left ?? stored,
      t: { ...t, views: first.views },
      failures: { ...failures, ...photoFailures },
    }),
  );
  const state = useStore(tray);
  const { photos, stop } = state;
  useEffect(() => stop, [stop]);
  useEffect(() => {
    keep(photos);
  }, [keep, photos]);
  const isRestored = left !== undefined;
  return useMemo(
    () => ({
      ...state,
      urls: urlsOf(photos),
      views: viewsOf(photos),
      cover: photos[0]?.preview,
      error: photosError(photos, t),
      isRestored,
      endDraft: end,
    }),
    [state, photos, t, isRestored, end],
  );
}
