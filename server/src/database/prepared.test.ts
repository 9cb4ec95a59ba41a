import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { openDatabase } from './pool.ts';
import { prepared, preparedList } from './prepared.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

const double = prepared<{ doubled: number }>('double', 'SELECT $1::int * 2 AS doubled');
const numbers = preparedList<[n: string]>(
  'numbers',
  (rows) => `SELECT n FROM generate_series($1::int, 1000) AS n LIMIT ${rows}`,
);

/** What one connection has been asked to keep, after some calls. */
async function kept(prepareStatements: boolean) {
  const db = openDatabase({
    connection: { connectionString: home.url, max: 1 },
    prepareStatements,
  });
  try {
    const answers = [];
    for (const value of [1, 2]) answers.push((await db.executeQuery(double(value))).rows);
    for (const limit of [24, 3]) answers.push((await db.executeQuery(numbers(limit, 998))).rows);
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM pg_prepared_statements ORDER BY name`.execute(db);
    return { answers, names: rows.map(({ name }) => name) };
  } finally {
    await db.close();
  }
}

const rows = [['998'], ['999'], ['1000']];
const answers = [[{ doubled: 2 }], [{ doubled: 4 }], rows, rows];

test('a connection keeps hot statements by name; of a list only that of the usual length', async () => {
  expect(await kept(true)).toEqual({ answers, names: ['double', 'numbers'] });
});

test('told not to, it keeps none and answers the same', async () => {
  expect(await kept(false)).toEqual({ answers, names: [] });
});
