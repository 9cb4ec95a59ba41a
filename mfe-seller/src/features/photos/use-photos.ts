import { platformWords, useApi } from '@motohaat/platform';
import { useDialogMessages } from '@motohaat/ui/dialog-messages';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';

import { useListingMessages } from '../../messages/listing/index.ts';
import { readPhotoDraft, writePhotoDraft } from './photo-draft.ts';
import { createPhotoTray, type PhotoTray } from './photo-tray.ts';
import { photosError, type StoredPhoto, urlsOf } from './photo.ts';
import { photoUploader } from './upload-photo.ts';

export type Photos = PhotoTray & {
  /** The photos that the server has, in their order. */
  urls: readonly string[];
  /** What keeps them from being used as they are. */
  error: string | undefined;
};

type Beginning =
  | { stored: readonly StoredPhoto[] }
  /** The name under which uploaded photos outlive a reload. */
  | { draft: string };

/** The photos of the bike on this page. */
export function usePhotos(beginning: Beginning): Photos {
  const api = useApi();
  const { photos: t } = useListingMessages();
  const { failures } = platformWords.useMessages();
  const { photoFailures } = useDialogMessages();
  const draft = 'draft' in beginning ? beginning.draft : undefined;
  const [tray] = useState(() => {
    const stored = 'draft' in beginning ? readPhotoDraft(beginning.draft) : beginning.stored;
    return createPhotoTray({
      upload: photoUploader(api),
      stored,
      t,
      failures: { ...failures, ...photoFailures },
    });
  });
  const state = useStore(tray);
  const { photos, stop } = state;
  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (draft !== undefined) writePhotoDraft(draft, photos);
  }, [draft, photos]);
  return useMemo(
    () => ({ ...state, urls: urlsOf(photos), error: photosError(photos, t) }),
    [state, photos, t],
  );
}
