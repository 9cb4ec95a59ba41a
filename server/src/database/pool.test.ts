import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { addUser, createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { DatabaseUnavailableError, isUnavailable } from './errors.ts';
import { type Database, openDatabase, type Queryable } from './pool.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

const opened: Database[] = [];
function open(settings: { max?: number; onConnectionLost?: () => void } = {}): Database {
  const database = openDatabase({
    connection: { connectionString: home.url, max: settings.max ?? 2 },
    onConnectionLost: settings.onConnectionLost,
  });
  opened.push(database);
  return database;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

async function ownPid(database: Queryable): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(database);
  return rows[0]?.pid ?? 0;
}

async function terminate(pid: number): Promise<void> {
  await sql`SELECT pg_terminate_backend(${pid}::int, 1000)`.execute(home.db);
}

async function read(expression: string): Promise<unknown> {
  const query = sql<{ value: unknown }>`SELECT ${sql.raw(expression)} AS value`;
  return (await query.execute(home.db)).rows[0]?.value;
}

describe('when the database ends a session', () => {
  test('between two statements of a transaction, the transaction fails as unavailable and the next query works', async () => {
    const onConnectionLost = vi.fn<() => void>();
    const database = open({ onConnectionLost });
    const transaction = database.transaction().execute(async (inner) => {
      await terminate(await ownPid(inner));
      await vi.waitFor(() => expect(onConnectionLost).toHaveBeenCalled());
      await sql`SELECT 1`.execute(inner);
    });
    await expect(transaction).rejects.toSatisfy(isUnavailable);
    await expect(ownPid(database)).resolves.toBeGreaterThan(0);
  });

  test('while it is idle, the pool drops it and the next query works', async () => {
    const onConnectionLost = vi.fn<() => void>();
    const database = open({ onConnectionLost });
    const pid = await ownPid(database);
    await terminate(pid);
    await vi.waitFor(() => expect(onConnectionLost).toHaveBeenCalledTimes(1));
    await expect(ownPid(database)).resolves.not.toBe(pid);
  });

  test('in the middle of a statement, the statement fails as unavailable', async () => {
    const database = open();
    const sleeping = database.connection().execute(async (inner) => {
      const pid = await ownPid(inner);
      setTimeout(() => void terminate(pid), 50);
      await sql`SELECT pg_sleep(3)`.execute(inner);
    });
    await expect(sleeping).rejects.toSatisfy(isUnavailable);
  });
});

describe('time limits', () => {
  test('a statement may take 5 seconds', async () => {
    const started = Date.now();
    await expect(sql`SELECT pg_sleep(20)`.execute(open())).rejects.toMatchObject({ code: '57014' });
    expect(Date.now() - started).toBeGreaterThan(4_900);
    expect(Date.now() - started).toBeLessThan(7_000);
  });

  test('a statement waits 2 seconds for a locked row', async () => {
    const { id } = await addUser(home.db);
    const database = open();
    const lock = (inner: Queryable) =>
      inner.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
    await database.transaction().execute(async (first) => {
      await lock(first);
      const second = database.transaction().execute(lock);
      await expect(second).rejects.toMatchObject({ code: '55P03' });
    });
  });

  test('a request waits 1 second for a busy pool', async () => {
    const database = open({ max: 1 });
    const started = Date.now();
    await database.connection().execute(async () => {
      const waiting = sql`SELECT 1`.execute(database);
      await expect(waiting).rejects.toThrow(DatabaseUnavailableError);
    });
    expect(Date.now() - started).toBeLessThan(1_500);
    await expect(sql`SELECT 1`.execute(database)).resolves.toBeDefined();
  });

  test.each(['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])(
    'the database itself knows %s',
    async (name) => {
      const { rows } = await sql<Record<string, string>>`SHOW ${sql.raw(name)}`.execute(open());
      expect(rows[0]?.[name]).toMatch(/^\d+s$/);
    },
  );
});

test('a database that is not there is unavailable, with the cause', async () => {
  const database = openDatabase({ connection: { host: '/nowhere', database: 'none' } });
  opened.push(database);
  const query = sql`SELECT 1`.execute(database);
  await expect(query).rejects.toThrow(DatabaseUnavailableError);
  await expect(query).rejects.toMatchObject({ cause: { code: 'ENOENT' } });
});

describe('values', () => {
  test.each([
    ['count(*)', 1],
    ['9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
    ['1.5::numeric(3, 1)', 1.5],
    ["'2026-01-31 12:00:00.123456+06'::timestamptz", new Date('2026-01-31T06:00:00.123Z')],
    [`'[{"alt":"Red"}]'::jsonb`, [{ alt: 'Red' }]],
  ])('%s', async (expression, value) => {
    await expect(read(expression)).resolves.toEqual(value);
  });

  test('a bigint that no number can hold is an error instead of another number', async () => {
    await expect(read('9007199254740993::bigint')).rejects.toThrow(RangeError);
  });
});
