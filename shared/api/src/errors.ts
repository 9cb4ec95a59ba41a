import type { ErrorCode } from '@motohaat/contract/errors';

// Each application bundles its own copy of these classes, and the shell's client throws to remotes:
// so `instanceof` asks for the name, which all copies share.
function nameDecides(kind: object, name: string): void {
  const value = (error: unknown) => error instanceof Error && error.name === name;
  Object.defineProperty(kind, Symbol.hasInstance, { value });
}

/** The server refused a call. `message` is a sentence for the person. */
export class ApiError extends Error {
  static {
    nameDecides(this, 'ApiError');
  }
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'unknown';
  readonly fields: Readonly<Record<string, string>>;
  /** Everything that stands in the way, as sentences, where the server lists it. */
  readonly reasons: readonly string[];
  readonly requestId: string | undefined;
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(details: {
    status: number;
    code: ErrorCode | 'unknown';
    message: string;
    fields?: Record<string, string>;
    reasons?: readonly string[];
    requestId?: string;
    retryAfter?: number;
  }) {
    super(details.message);
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.reasons = details.reasons ?? [];
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

/** No answer came: the connection is down, too slow, or was cut. */
export class NetworkError extends Error {
  static {
    nameDecides(this, 'NetworkError');
  }
  override name = 'NetworkError';
  constructor(cause?: unknown) {
    super('No connection. Try again.', { cause });
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

/** A sentence for the person about any failure; of what was sent it names what is not right. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return fieldErrorsOf(error) || error.message;
  return error instanceof NetworkError ? error.message : 'Something went wrong. Try again.';
}

/** Each field with its sentence; empty where the refusal is not about fields. */
function fieldErrorsOf({ fields = {} }: Partial<Pick<ApiError, 'fields'>>): string {
  return Object.entries(fields)
    .map(([name, sentence]) => (name ? `${labelOf(name)}: ${sentence}` : sentence))
    .join(' ');
}

/** `resalePrice` and `resale_price` read as `Resale price`, and `images.0` as `Images`. */
function labelOf(name: string): string {
  const [field = ''] = name.split('.');
  const words = field
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
