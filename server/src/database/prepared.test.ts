import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { openDatabase } from './pool.ts';
import { prepared, preparedList, preparedShapes, sendingOf } from './prepared.ts';
import { Probe } from './probe.ts';

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

test('of texts that are made, those that are asked for often are kept, and no more than are allowed', async () => {
  const db = openDatabase({ connection: { connectionString: home.url, max: 1 } });
  const note = preparedShapes('shape', { often: 3, most: 2 });
  const ask = async (shape: number) => {
    const statement = sql<{ sum: number }>`SELECT ${sql.lit(shape)} + ${1}::int AS sum`.compile(db);
    note(statement);
    return (await db.executeQuery(statement)).rows[0]?.sum;
  };
  try {
    for (const shape of [10, 20, 20, 10, 30, 20]) expect(await ask(shape)).toBe(shape + 1);
    const keptTexts = async () => {
      const found = await sql<{ statement: string }>`
        SELECT statement FROM pg_prepared_statements ORDER BY statement`.execute(db);
      return found.rows.map(({ statement }) => statement.match(/\d+/)?.[0]);
    };
    expect(await keptTexts()).toEqual(['20']);
    for (const shape of [10, 30, 30, 30, 30]) expect(await ask(shape)).toBe(shape + 1);
    expect(await keptTexts()).toEqual(['10', '20']);
  } finally {
    await db.close();
  }
});

test('of a thousand texts that are watched, none is forgotten until there is another one', () => {
  const note = preparedShapes('watched', { often: 2, most: 10 });
  const ask = (text: string) => {
    note({ sql: text } as CompiledQuery);
    return sendingOf(text, [], true)?.name;
  };
  const texts = Array.from({ length: 1_001 }, (_, place) => `SELECT ${place} AS watched`);
  for (const text of texts.slice(0, 1_000)) ask(text);
  expect(ask(texts[0]!)).toBe('watched-1');
  for (const text of [texts[1_000]!, 'SELECT 1001 AS watched']) ask(text);
  expect(ask(texts[1]!)).toBeUndefined();
});

const openApart = (keeps: boolean) => {
  const probe = new Probe({ connectionString: home.url, application_name: 'apart' }, keeps);
  onTestFinished(() => probe.close());
  return probe;
};

const sessionsApart = async () => {
  const found = await sql`
    SELECT pid FROM pg_stat_activity WHERE application_name = 'apart'
      AND datname = current_database()`.execute(home.db);
  return found.rows.length;
};

describe('the connection apart from the pool', () => {
  test.each([
    [true, [{ name: 'often' }]],
    [false, []],
  ])('keeps what has a name, where connections may: %s', async (keeps, names) => {
    const probe = openApart(keeps);
    expect(await probe.ask('SELECT 1 AS one', 'often')).toEqual([{ one: 1 }]);
    expect(await probe.ask('SELECT name FROM pg_prepared_statements')).toEqual(names);
  });

  test('tells of a failure, and is made again after it', async () => {
    const probe = openApart(true);
    await expect(probe.ask('SELECT nothing')).rejects.toMatchObject({ code: '42703' });
    expect(await probe.ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('is there once it was needed, and ends', async () => {
    const probe = openApart(true);
    await probe.close();
    await Promise.all([probe.ask('SELECT 1'), probe.ask('SELECT 2')]);
    // Those of the tests before may be ending still.
    await vi.waitFor(async () => expect(await sessionsApart()).toBe(1));
    await probe.close();
    await vi.waitFor(async () => expect(await sessionsApart()).toBe(0));
  });
});
