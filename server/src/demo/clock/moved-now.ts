import { sql } from 'kysely';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';

/**
 * The settings of sessions whose `now()` can be moved: they find it before PostgreSQL's own, and it looks
 * where the clock stands.
 */
export const movedSession =
  '-c search_path=moved_clock,public,pg_catalog -c moved_clock.is_on=yes' as const;

const functions = ['now', 'clock_timestamp'] as const;
const ours = `
  CREATE SCHEMA moved_clock;
  CREATE TABLE moved_clock.shift (seconds double precision NOT NULL);
  INSERT INTO moved_clock.shift VALUES (0);
  ${functions
    .map(
      (name) => `
  CREATE FUNCTION moved_clock.${name}() RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT pg_catalog.${name}() + CASE WHEN current_setting('moved_clock.is_on', true) = 'yes'
      THEN (SELECT make_interval(secs => seconds) FROM moved_clock.shift) ELSE interval '0' END
  $$;`,
    )
    .join('')}`;

/**
 * Lets the defaults of columns ask a clock that moves, for sessions with `movedSession` alone; all others
 * have the time that it is, before, meanwhile and afterwards.
 */
export async function makeNowMovable(db: Database): Promise<void> {
  await restoreNow(db);
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      await sql.raw(ours).execute(trx);
      await rewriteDefaults(trx, /(?<![\w.])now\(\)/g, 'moved_clock.now()');
    }),
  );
}

/** Puts everything back as the migrations made it, also what a process left that was ended. */
export async function restoreNow(db: Database): Promise<void> {
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      await rewriteDefaults(trx, /moved_clock\.now\(\)/g, 'now()');
      // Refused while anything still asks it.
      await sql`DROP TABLE IF EXISTS moved_clock.shift`.execute(trx);
      await sql.raw(functions.map((name) => dropOf(name)).join(';')).execute(trx);
      await sql`DROP SCHEMA IF EXISTS moved_clock`.execute(trx);
    }),
  );
}

const dropOf = (name: string) => `DROP FUNCTION IF EXISTS moved_clock.${name}()`;

/** @param seconds from now; what was is less than none */
export async function moveNow(db: Queryable, seconds: number): Promise<void> {
  await sql`UPDATE moved_clock.shift SET seconds = ${seconds}`.execute(db);
}

type Default = { table: string; column: string; expression: string };

async function rewriteDefaults(trx: Queryable, from: RegExp, to: string): Promise<void> {
  const { rows } = await sql<Default>`
    SELECT d.adrelid::regclass::text AS table, quote_ident(a.attname) AS column,
      pg_get_expr(d.adbin, d.adrelid) AS expression
    FROM pg_attrdef d
    JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
    JOIN pg_class c ON c.oid = d.adrelid
    WHERE c.relnamespace = 'public'::regnamespace AND a.attgenerated = ''
      AND pg_get_expr(d.adbin, d.adrelid) LIKE '%now()%'
    ORDER BY 1, 2`.execute(trx);
  const changes = rows
    .filter(({ expression }) => expression.search(from) >= 0)
    .map(
      ({ table, column, expression }) =>
        `ALTER TABLE ${table} ALTER COLUMN ${column} SET DEFAULT ${expression.replace(from, to)}`,
    );
  if (changes.length > 0) await sql.raw(changes.join(';')).execute(trx);
}
