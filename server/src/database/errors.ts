import { DatabaseError } from 'pg';

/** The database cannot be reached, or every connection is busy: the caller may try again soon. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** A cursor that this server did not make: the caller's mistake. */
export class InvalidCursorError extends Error {
  override readonly name = 'InvalidCursorError';
}

/** The migrations of this program and those of the database do not fit. The message says why. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** The embedded database cannot start. The message is one sentence for the person who started it. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
  /** What PostgreSQL itself said, for the log. */
  readonly details: string;

  constructor(message: string, details = '', options?: ErrorOptions) {
    super(message, options);
    this.details = details;
  }
}

/**
 * The five-character code that PostgreSQL gave an error.
 * Source: PostgreSQL documentation, appendix A, "PostgreSQL Error Codes".
 */
export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/**
 * Whether the database refused a row because it would be a duplicate.
 *
 * @param constraint only this unique constraint or index, by its name in `server/migrations`
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}

// Connection exceptions (class 08), shutting down, crashed, starting up, a session that waited too long
// (25P03, 57P05), time limits of statements, locks and transactions, a conflict that outlasted every
// try (class 40), and a server that has become somebody's replica (25006).
const awayStates = /^(?:08...|57P01|57P02|57P03|57P05|57014|55P03|25P03|25P04|25006|40001|40P01)$/;

// Insufficient resources (class 53: disk full, out of memory, too many connections, a configured limit)
// and errors of the system below (58000, 58030: input and output).
const exhaustedStates = /^(?:53...|58000|58030)$/;

// What the operating system says of files, of this process's as of any other's: see errno(3).
const exhaustedCodes = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'EIO', 'EROFS']);

// pg reports the loss of a connection by words, and its system calls by code.
const lostConnection =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout)/;
const socketCalls = new Set(['connect', 'read', 'write']);
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/**
 * Whether an error says that the database was away or too busy, not that the request was wrong:
 * a connection refused or lost, a time limit reached. The HTTP layer answers 503.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  const state = sqlState(error);
  if (state !== undefined) return awayStates.test(state);
  if (!(error instanceof Error)) return false;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  const isSocket = socketCalls.has(syscall) && socketCodes.has(code);
  return isSocket || lostConnection.test(error.message);
}

/**
 * Whether an error says that a disk is full or fails, or that memory, connections or open files have run out:
 * of the database or of this process. It passes when somebody makes room; the HTTP layer answers 503.
 */
export function isExhausted(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return exhaustedStates.test(state);
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return exhaustedCodes.has(code) || isExhausted(error.cause);
}
