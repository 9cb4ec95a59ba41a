import type { ApiClient } from '@motohaat/shared/api/client';
import type { SendOptions } from '@motohaat/shared/api/send-form';
import { sendPhoto } from '@motohaat/shared/api/send-photo';
import type { UploadAnswer } from '@motohaat/shared/contract/uploads';

import type { StoredPhoto } from './photo.ts';

export type UploadPhoto = (file: File, options: SendOptions) => Promise<StoredPhoto>;

/**
 * Sends photos to the server.
 *
 * @throws UnusablePhoto, ApiError, NetworkError, and what the signal was aborted with
 */
export function photoUploader(api: ApiClient): UploadPhoto {
  return async (file, options) => {
    const { data } = await sendPhoto<UploadAnswer>(api, '/uploads', file, options);
    return { url: data.url, card: data.card, uploadedAt: Date.now() };
  };
}
