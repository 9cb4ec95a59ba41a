import type { AnswerOf, Call } from '@motohaat/contract/calls/call';

import type { ApiClient } from './client.ts';
import { ApiError, errorMessage, NetworkError } from './errors.ts';
import type { FailureWords } from './failure-words.ts';
import type { PhotoWords } from './photo-words.ts';
import type { UploadInputOf } from './request.ts';
import type { SendOptions } from './send-form.ts';
import { type LeastPhoto, shrink, UnusablePhoto } from './shrink.ts';

/**
 * Sends a photo to a call that takes one (multipart, field `image`), no larger than it has to be.
 *
 * @throws UnusablePhoto, ApiError, NetworkError, and what the signal was aborted with
 */
export async function sendPhoto<Row extends Call>(
  api: ApiClient,
  row: Row,
  file: File,
  { least, ...options }: Omit<UploadInputOf<Row>, 'form'> & SendOptions & { least?: LeastPhoto },
): Promise<AnswerOf<Row>> {
  const form = new FormData();
  form.append('image', await shrink(file, least), file.name);
  options.signal?.throwIfAborted();
  return api.upload(row, { ...options, form });
}

/** Why a photo was not taken, in a sentence, and whether the same photo may be tried again. */
export type PhotoFailure = { message: string; canRetry: boolean };

/**
 * @param error what `sendPhoto` threw
 * @param words for what the server does not say itself
 */
export function photoFailure(error: unknown, words: PhotoWords & FailureWords): PhotoFailure {
  if (error instanceof UnusablePhoto) {
    return { message: error.reason ? words[error.reason] : error.message, canRetry: false };
  }
  if (error instanceof NetworkError) return { message: words.connectionLost, canRetry: true };
  const isRefused = error instanceof ApiError && [413, 415, 422].includes(error.status);
  return { message: errorMessage(error, words), canRetry: !isRefused };
}
