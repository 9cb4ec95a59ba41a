export { type Cursor, keysetCursor, timestampText } from './cursor.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
export {
  DatabaseStartError,
  DatabaseUnavailableError,
  InvalidCursorError,
  isUnavailable,
  isUniqueViolation,
  MigrationError,
} from './errors.ts';
export { migrate } from './migrate.ts';
export { type Database, openDatabase, type Queryable, timeLimits } from './pool.ts';
export { withRetry } from './retry.ts';
export type { Schema } from './schema.ts';
