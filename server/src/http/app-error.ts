import { type ErrorCode, errorCatalogue } from '@motohaat/contract/errors';

type Details = {
  /** A sentence that fits better than the catalogue's. */
  message?: string;
  /** Field name → what is wrong with it. */
  fields?: Record<string, string>;
  /** Everything that stands in the way, as sentences. */
  reasons?: readonly string[];
  /** Seconds after which trying again may help. */
  retryAfter?: number;
  cause?: unknown;
};

/** A refusal of the catalogue. Whatever layer throws it, the caller gets its status and sentence. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly reasons: readonly string[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, fields, reasons, retryAfter, cause }: Details = {}) {
    super(message ?? errorCatalogue[code].message, { cause });
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.fields = fields;
    this.reasons = reasons;
    this.retryAfter = retryAfter;
  }
}
