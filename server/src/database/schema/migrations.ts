import type { Generated, GeneratedTimestamp } from './columns.ts';

export interface SchemaMigrationsTable {
  /** The file's name, such as `0001_accounts.sql`. */
  name: string;
  /** SHA-256 of the file, hexadecimal. */
  checksum: string;
  applied_at: GeneratedTimestamp;
  /** Whether it only added to the schema: then a server that does not know it may start. */
  expands: Generated<boolean>;
}

/** One row; whoever holds its lock may migrate. */
export interface SchemaMigrationGuardTable {
  id: number;
  turns: number;
}
