import type { ApiClient } from '@motohaat/shared/api/client';
import type { SendOptions } from '@motohaat/shared/api/send-form';
import type { UploadAnswer } from '@motohaat/shared/contract/uploads';

import type { StoredPhoto } from './photo.ts';
import { shrink } from './shrink.ts';

export type UploadPhoto = (file: File, options: SendOptions) => Promise<StoredPhoto>;

/**
 * Sends photos to the server.
 *
 * @throws UnusablePhoto, ApiError, NetworkError, and what the signal was aborted with
 */
export function photoUploader(api: ApiClient): UploadPhoto {
  return async (file, options) => {
    const form = new FormData();
    form.append('image', await shrink(file), file.name);
    const { data } = await api.upload<UploadAnswer>('/uploads', form, options);
    return { url: data.url, card: data.card, uploadedAt: Date.now() };
  };
}
