/** Time limits of every connection, in milliseconds. */
export const timeLimits = {
  statement: 5_000,
  lock: 2_000,
  idleInTransaction: 10_000,
  connect: 2_000,
  poolWait: 1_000,
} as const;

/** Those that the database itself keeps, by its names. */
export const sessionLimits = {
  statement_timeout: timeLimits.statement,
  lock_timeout: timeLimits.lock,
  idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
} as const;
