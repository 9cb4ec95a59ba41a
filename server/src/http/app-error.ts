import { type ErrorCode, errorCatalogue } from '@motohaat/contract/errors';

import { type Messages, messagesIn, type Say } from '../messages/index.ts';

type Details = {
  /** A sentence that fits better than the catalogue's. */
  message?: Say;
  /** Field name → what is wrong with it. */
  fields?: Readonly<Record<string, Say>>;
  /** Everything that stands in the way, as sentences. */
  reasons?: (t: Messages) => readonly string[];
  /** Seconds after which trying again may help. */
  retryAfter?: number;
  cause?: unknown;
};

/**
 * A refusal of the catalogue. Whatever layer throws it, the caller gets its status and sentence, in the
 * caller's language; `message` is for the log.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly #details: Pick<Details, 'message' | 'fields' | 'reasons'>;

  constructor(code: ErrorCode, { cause, retryAfter, ...details }: Details = {}) {
    super(details.message?.(messagesIn('en')) ?? errorCatalogue[code].message, { cause });
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.retryAfter = retryAfter;
    this.#details = details;
  }

  /** What it says to whoever called. */
  said(t: Messages): {
    message: string;
    fields?: Record<string, string>;
    reasons?: readonly string[];
  } {
    const { message, fields, reasons } = this.#details;
    return {
      message: message?.(t) ?? t.errors[this.code],
      ...(fields && { fields: sayAll(fields, t) }),
      ...(reasons && { reasons: reasons(t) }),
    };
  }
}

function sayAll(fields: Readonly<Record<string, Say>>, t: Messages): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, say]) => [name, say(t)]));
}
