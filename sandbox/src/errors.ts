/** A reason why the sandbox cannot start or go on, in one sentence for the person who started it. */
export class SandboxError extends Error {
  override name = 'SandboxError';
}

/** An answer that is not a success. Each vendor's error handler gives it that vendor's shape. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;

  /**
   * @param statusCode HTTP status, 400–599.
   * @param message what the caller is told: a sentence, or the vendor's own error code.
   */
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Status and message of anything thrown while a request was answered. Errors of our own code (no
 * status) are shown to the person at the terminal and told to the caller as a plain 500.
 */
export function describeError(
  error: unknown,
  log: (message: string) => void,
): { statusCode: number; message: string } {
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return { statusCode: error.statusCode, message: error.message };
  }
  log(
    `Unexpected error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return { statusCode: 500, message: 'Internal error encountered.' };
}
