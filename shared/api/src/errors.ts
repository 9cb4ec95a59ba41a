import type { ErrorCode } from '@motohaat/contract/errors';

import { englishFailures, type FailureWords } from './failure-words.ts';

// Each application bundles its own copy of these classes, and the shell's client throws to remotes:
// so `instanceof` asks for the name, which all copies share.
function nameDecides(kind: object, name: string): void {
  const value = (error: unknown) => error instanceof Error && error.name === name;
  Object.defineProperty(kind, Symbol.hasInstance, { value });
}

/** The server refused a call. `message` is its sentence for the person, where it said one. */
export class ApiError extends Error {
  static {
    nameDecides(this, 'ApiError');
  }
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'unknown';
  /** The server said nothing for people, as where a proxy answers in its place. */
  readonly isUnexplained: boolean | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Everything that stands in the way, as sentences, where the server lists it. */
  readonly reasons: readonly string[];
  readonly requestId: string | undefined;
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | undefined;
  /** All that the server answered, for calls whose row says more of a refusal. */
  readonly body: unknown;

  constructor(details: {
    status: number;
    code: ErrorCode | 'unknown';
    message: string;
    isUnexplained?: boolean | undefined;
    fields?: Record<string, string>;
    reasons?: readonly string[];
    requestId?: string;
    retryAfter?: number;
    body?: unknown;
  }) {
    super(details.message);
    this.status = details.status;
    this.code = details.code;
    this.isUnexplained = details.isUnexplained;
    this.fields = details.fields ?? {};
    this.reasons = details.reasons ?? [];
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.body = details.body;
  }
}

/** No answer came: the connection is down, too slow, or was cut. */
export class NetworkError extends Error {
  static {
    nameDecides(this, 'NetworkError');
  }
  override name = 'NetworkError';
  constructor(cause?: unknown) {
    super(englishFailures.noConnection, { cause });
  }
}

/**
 * Whether trying the same call again can help: network errors, overload, errors of the server, and
 * a first try that the server is still carrying out.
 */
export function isTransient(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError)) return false;
  return error.status >= 500 || error.status === 429 || error.code === 'in_progress';
}

/**
 * A sentence for the person about any failure; of what was sent it names what is not right.
 *
 * @param words for what the server does not say itself
 */
export function errorMessage(error: unknown, words: FailureWords): string {
  if (error instanceof NetworkError) return words.noConnection;
  if (!(error instanceof ApiError)) return words.unknown;
  return fieldErrorsOf(error, words) || (error.isUnexplained ? words.unknown : error.message);
}

/** Each field with its sentence; empty where the refusal is not about fields. `images.0` is of `images`. */
function fieldErrorsOf(
  { fields = {} }: Partial<Pick<ApiError, 'fields'>>,
  words: FailureWords,
): string {
  return Object.entries(fields)
    .map(([name, sentence]) => {
      const [field] = name.split('.');
      return field ? words.field(field, sentence) : sentence;
    })
    .join(' ');
}
