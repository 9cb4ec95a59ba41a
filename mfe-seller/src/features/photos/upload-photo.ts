import type { ApiClient } from '@motohaat/api/client';
import type { SendOptions } from '@motohaat/api/send-form';
import { sendPhoto } from '@motohaat/api/send-photo';
import * as calls from '@motohaat/contract/calls';

import type { StoredPhoto } from './photo.ts';

export type UploadPhoto = (file: File, options: SendOptions) => Promise<StoredPhoto>;

/**
 * Sends photos to the server.
 *
 * @throws UnusablePhoto, ApiError, NetworkError, and what the signal was aborted with
 */
export function photoUploader(api: ApiClient): UploadPhoto {
  return async (file, options) => {
    const { data } = await sendPhoto(api, calls.products.uploadPhoto, file, options);
    return { url: data.url, card: data.card, uploadedAt: Date.now() };
  };
}
