import type { ApiClient } from '@motohaat/api/client';
import type { SendOptions } from '@motohaat/api/send-form';
import { sendPhoto } from '@motohaat/api/send-photo';
import { isTooSmallForBike, tooSmallForBike } from '@motohaat/contract/bike-photo';
import * as calls from '@motohaat/contract/calls';

import type { StoredPhoto } from './photo.ts';

export type UploadPhoto = (file: File, options: SendOptions) => Promise<StoredPhoto>;

/**
 * Sends photos of a bike to the server.
 *
 * @param inWords what a sentence of the contract is in the language at hand
 * @throws UnusablePhoto, ApiError, NetworkError, and what the signal was aborted with
 */
export function photoUploader(api: ApiClient, inWords: (sentence: string) => string): UploadPhoto {
  const least = { isTooSmall: isTooSmallForBike, sentence: inWords(tooSmallForBike) };
  return async (file, options) => {
    const { data } = await sendPhoto(api, calls.products.uploadPhoto, file, { ...options, least });
    return { url: data.url, card: data.card, uploadedAt: Date.now() };
  };
}
