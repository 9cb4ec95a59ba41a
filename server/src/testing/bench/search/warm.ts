import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';

import { sql } from 'kysely';

import type { Database } from '../../../database/index.ts';

/**
 * Reads what searches read, once, so that it is in memory and not the disk is measured.
 *
 * @param tables with their indexes
 */
export async function warm(db: Database, tables: readonly string[]): Promise<void> {
  const { rows } = await sql<{ path: string }>`
    SELECT current_setting('data_directory') || '/' || pg_relation_filepath(c.oid) AS path
    FROM pg_class c LEFT JOIN pg_index i ON i.indexrelid = c.oid
    WHERE coalesce(i.indrelid, c.oid) = ANY(${tables}::regclass[])`.execute(db);
  for (const { path } of rows) {
    // A large one lies in several files, of which the others have a number behind the name.
    const names = await readdir(dirname(path));
    const parts = names.filter((name) => name.split('.')[0] === basename(path));
    for (const part of parts) {
      await finished(createReadStream(join(dirname(path), part)).resume());
    }
  }
}
