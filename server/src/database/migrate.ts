import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { sql } from 'kysely';

import { MigrationError, sqlState } from './errors.ts';
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

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/**
 * Brings the database to the schema of this program: runs each SQL file that it has not had yet, in
 * order of name, each in a transaction of its own. Any number of processes may call it at once; one
 * works and the others wait for it.
 *
 * @param directory where the SQL files are; the program's own when left out
 * @returns the names of the files that this call ran
 * @throws MigrationError if a file that the database has had was edited, or is missing here; if the
 *   numbers of the files have a gap or a double
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

async function readMigrations(directory: string): Promise<Migration[]> {
  const files = await readdir(directory);
  const names = files.filter((name) => name.endsWith('.sql')).toSorted();
  refuseMisnumbered(names);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(directory, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Before it, 0011 is missing and 0015 is there twice; databases have had those files as they are. */
const numberedFrom = 18;

/** Two branches that each add a migration take the same number, and whoever joins them sees it here. */
function refuseMisnumbered(names: string[]): void {
  const numbers = names.map((name) => {
    const [, number] = /^(\d{4})_\w+\.sql$/.exec(name) ?? [];
    if (number !== undefined) return Number(number);
    throw new MigrationError(`${name} is not named as a migration, such as 0018_new_table.sql.`);
  });
  for (const [place, number] of numbers.filter((each) => each >= numberedFrom).entries()) {
    const expected = numberedFrom + place;
    if (number === expected) continue;
    const what =
      number < expected ? `${written(number)} is there twice` : `${written(expected)} is missing`;
    throw new MigrationError(`The numbers of the migrations have a mistake: ${what}.`);
  }
}

const written = (number: number) => String(number).padStart(4, '0');

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
    const next = await firstMissing(transaction, migrations);
    if (next === undefined) return undefined;
    await sql.raw(next.text).execute(transaction);
    await transaction
      .insertInto('schema_migrations')
      .values({ name: next.name, checksum: next.checksum })
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
    .select(['name', 'checksum'])
    .execute();
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  for (const name of checksums.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new MigrationError(
        `The database has had the migration ${name}, which this version of MotoHaat does not have. ` +
          'Start the version that made it, or a newer one.',
      );
    }
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
