export { keysetCursor, longestSnapshot } from './cursor.ts';
export { createDataVersion, sweepChanges } from './data-version.ts';
export {
  DatabaseStartError,
  DatabaseUnavailableError,
  InvalidCursorError,
  isExhausted,
  isUnavailable,
  isUniqueViolation,
} from './errors.ts';
export { migrate } from './migrate.ts';
export { countOtherProcesses, processName } from './other-processes.ts';
export { type ConnectionOptions, openConnections } from './connections.ts';
export { type Place, places } from './place.ts';
export { type Database, openDatabase, type Queryable } from './pool.ts';
export { prepared, preparedList, preparedShapes } from './prepared.ts';
export { Replica } from './replica.ts';
export { withRetry } from './retry.ts';
export type { Schema } from './schema.ts';
export { sqlState } from './errors.ts';
export type { TellStatement } from './send-as-told.ts';
export { readTimestamp } from './types.ts';
export { findWay, type Way } from './way.ts';
