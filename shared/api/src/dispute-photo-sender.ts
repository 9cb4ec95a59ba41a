import * as calls from '@motohaat/contract/calls';

import type { ApiClient } from './client.ts';
import type { FailureWords } from './failure-words.ts';
import type { PhotoWords } from './photo-words.ts';
import { photoFailure, sendPhoto } from './send-photo.ts';

/**
 * Shows both sides photos of what is wrong with a booking, one at a time.
 *
 * @param words for what the server does not say itself
 * @returns what sends one: with the same key a photo is added once; the answer is why it was not taken
 */
export function disputePhotoSender(api: ApiClient, id: string, words: PhotoWords & FailureWords) {
  return async (
    { key, file }: { key: string; file: File },
    onProgress: (part: number) => void,
  ): Promise<string | undefined> => {
    try {
      await sendPhoto(api, calls.bookings.addDisputePhoto, file, {
        params: { id },
        idempotencyKey: key,
        onProgress,
      });
      return undefined;
    } catch (error) {
      return photoFailure(error, words).message;
    }
  };
}
