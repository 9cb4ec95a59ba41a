import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { sql } from 'kysely';

import { MigrationError, sqlState } from './errors.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import type { Database, Queryable } from './pool.ts';
import { withRetry } from './retry.ts';

const ownMigrations = fileURLToPath(new URL('../../migrations/', import.meta.url));

const bookkeeping = `
  CREATE TABLE IF NOT EXISTS schema_migrations (
    name       text PRIMARY KEY,
    checksum   text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS schema_migration_guard (
    id    integer PRIMARY KEY,
    turns integer NOT NULL
  );
  INSERT INTO schema_migration_guard (id, turns) VALUES (1, 0) ON CONFLICT (id) DO NOTHING`;

/** Those that databases had before it was told are not known to only expand. */
const expansionTold = sql`
  ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS expands boolean NOT NULL DEFAULT false`;

/**
 * Brings the database to the schema of this program: runs each SQL file that it has not had yet, in
 * order of name, each in a transaction of its own. Any number of processes may call it at once; one
 * works and the others wait for it.
 *
 * @param directory where the SQL files are; the program's own when left out
 * @returns the names of the files that this call ran
 * @throws MigrationError if a file that the database has had was edited, or is missing here and did
 *   more than expand the schema; if the numbers of the files have a gap or a double
 */
export async function migrate(database: Database, directory = ownMigrations): Promise<string[]> {
  const migrations = await readMigrations(directory);
  await createBookkeeping(database);
  const applied: string[] = [];
  for (;;) {
    const name = await withRetry(() => applyNext(database, migrations));
    if (name === undefined) return applied;
    applied.push(name);
  }
}

/** Two processes that create the same table at once collide in the catalogue: the loser looks again. */
async function createBookkeeping(database: Database): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.transaction().execute(async (transaction) => {
        await waitWithoutLimit(transaction);
        await sql.raw(bookkeeping).execute(transaction);
      });
      return;
    } catch (error) {
      // unique_violation, duplicate_table, duplicate_object (its row type)
      const isCollision = ['23505', '42P07', '42710'].includes(sqlState(error) ?? '');
      if (attempt >= 10 || !isCollision) throw error;
      await sleep(20 * attempt);
    }
  }
}

/** A migration may take long, and those who wait for it wait as long. */
async function waitWithoutLimit(transaction: Queryable): Promise<void> {
  await sql.raw('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0').execute(transaction);
}

/** One transaction: takes the guard's row, looks what is missing, runs the first such file. */
async function applyNext(database: Database, migrations: Migration[]): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    await waitWithoutLimit(transaction);
    await sql`UPDATE schema_migration_guard SET turns = turns + 1 WHERE id = 1`.execute(
      transaction,
    );
    await expansionTold.execute(transaction);
    const next = await firstMissing(transaction, migrations);
    if (next === undefined) return undefined;
    await sql.raw(next.text).execute(transaction);
    await transaction
      .insertInto('schema_migrations')
      .values({ name: next.name, checksum: next.checksum, expands: next.expands })
      .execute();
    return next.name;
  });
}

async function firstMissing(
  database: Queryable,
  migrations: Migration[],
): Promise<Migration | undefined> {
  const applied = await database
    .selectFrom('schema_migrations')
    .select(['name', 'checksum', 'expands'])
    .execute();
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const isKnown = (name: string) => migrations.some((migration) => migration.name === name);
  // A newer version has been here. It may be taken back as long as this one still finds what it uses.
  const contracting = applied.find(({ name, expands }) => !expands && !isKnown(name));
  if (contracting) {
    throw new MigrationError(
      `The database has had the migration ${contracting.name}, which this version of MotoHaat does not ` +
        'have, and which may have taken away what this version uses. ' +
        'Start the version that made it, or a newer one.',
    );
  }
  for (const { name, checksum } of migrations) {
    if (checksums.has(name) && checksums.get(name) !== checksum) {
      throw new MigrationError(
        `The migration ${name} was edited after the database had it. ` +
          'Restore the file and put the change into a new migration.',
      );
    }
  }
  return migrations.find(({ name }) => !checksums.has(name));
}
