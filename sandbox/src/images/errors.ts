import { STATUS_CODES } from 'node:http';

import { describeError, HttpError } from '../errors.ts';

/** A refusal with the vendor's own number. */
export class ImageRefusal extends HttpError {
  override name = 'ImageRefusal';
  readonly code: number;

  constructor(code: number, message: string, statusCode = 400) {
    super(statusCode, message);
    this.code = code;
  }
}

export const invalidKey = () => new ImageRefusal(100, 'Invalid API v1 key.');
export const emptyUpload = () => new ImageRefusal(130, 'Empty upload source.');
export const unreadable = () => new ImageRefusal(310, "Can't get target upload source info");
export const tooBig = () => new ImageRefusal(313, 'File too big - max file size is 32 MB');

/** What the vendor answers when a call fails. */
export interface ErrorBody {
  status_code: number;
  error: { message: string; code: number };
  status_txt: string;
}

/** Gives anything thrown while a call was answered the vendor's shape. */
export function describeRefusal(error: unknown, log: (message: string) => void): ErrorBody {
  const { statusCode, message } = describeError(error, log);
  const code = error instanceof ImageRefusal ? error.code : statusCode;
  const status_txt = STATUS_CODES[statusCode] ?? '';
  return { status_code: statusCode, error: { message, code }, status_txt };
}
