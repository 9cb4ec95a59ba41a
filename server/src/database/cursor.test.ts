import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addUser, createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { keysetCursor } from './cursor.ts';
import { InvalidCursorError } from './errors.ts';

const cursor = keysetCursor({ created_at: 'timestamp', id: 'uuid' });
const row = { created_at: '2026-01-31 12:00:00.123456+00', id: newId() };

function forge(values: unknown): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

test('gives back the text it was given', () => {
  expect(cursor.decode(cursor.encode(row))).toEqual(row);
});

test('can stand in a URL as it is', () => {
  expect(cursor.encode(row)).toMatch(/^[\w-]+$/);
});

test('carries text of any letters, but no zero byte, which the database takes for none', () => {
  const byName = keysetCursor({ position: 'text', id: 'uuid' });
  const named = { position: 'রিনা "R" \\ O’Neil', id: row.id };
  expect(byName.decode(byName.encode(named))).toEqual(named);
  const longest = { ...named, position: 'a'.repeat(320) };
  expect(byName.decode(byName.encode(longest))).toEqual(longest);
  expect(() => byName.decode(forge(['a\0b', row.id]))).toThrow(InvalidCursorError);
  expect(() => byName.decode(forge(['a'.repeat(321), row.id]))).toThrow(InvalidCursorError);
});

test('takes a number as text alone, as it gave it', () => {
  const byNumber = keysetCursor({ number: 'integer', id: 'uuid' });
  expect(byNumber.decode(forge(['7', row.id]))).toEqual({ number: '7', id: row.id });
  expect(() => byNumber.decode(forge([7, row.id]))).toThrow(InvalidCursorError);
});

const snapshots =
  '3:3: 10:20: 10:20:10 10:20:10,14,19 10:20:14,14 10:20:4294967296 0:5: 20:10: 10:20:9 10:20:20 10:20:14,12 ' +
  '10:20 1:2:x 4294967295:4294967299:4294967296 4294967296:4294967297: 1:4294967296: ';

describe('a snapshot', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.drop());

  const bySnapshot = keysetCursor({ seen: 'snapshot' });
  const isCarried = (text: string) => {
    try {
      return bySnapshot.decode(forge([text])).seen === text;
    } catch {
      return false;
    }
  };

  test.each(snapshots.split(' '))(
    '%j is carried if the database knows such a one',
    async (text) => {
      const read = sql`SELECT ${text}::pg_snapshot`.execute(database.db);
      const isKnown = await read.then(
        () => true,
        () => false,
      );
      expect(isCarried(text)).toBe(isKnown);
    },
  );

  test('is no longer than what calls take', () => {
    expect(isCarried(`1:9:1${',2'.repeat(90)}`)).toBe(true);
    expect(isCarried(`1:99:1${',2'.repeat(97)}`)).toBe(true);
    expect(isCarried(`1:999:1${',2'.repeat(97)}`)).toBe(false);
  });
});

describe('refuses what it has not made', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', 'bm90IGpzb24'],
    ['another shape', forge({ created_at: row.created_at, id: row.id })],
    ['another shape of as many values', forge({ length: 2, 0: row.created_at, 1: row.id })],
    ['a number', forge([1, row.id])],
    ['too few values', forge([row.created_at])],
    ['too many values', forge([row.created_at, row.id, row.id])],
    ['another order', forge([row.id, row.created_at])],
    ['words for a time', forge(['now', row.id])],
    ['a month that is none', forge(['2026-13-01 00:00:00+00', row.id])],
    ['a day that is none', forge(['2026-02-30 00:00:00+00', row.id])],
    ['an hour that is none', forge(['2026-01-01 25:00:00+00', row.id])],
    ['a zone that is none', forge(['2026-01-01 00:00:00+99', row.id])],
    ['SQL', forge([row.created_at, "' OR 1=1 --"])],
  ])('%s', (_name, text) => {
    expect(() => cursor.decode(text)).toThrow(InvalidCursorError);
  });
});

describe('on a list of rows that differ by microseconds', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    for (let microsecond = 0; microsecond < 9; microsecond += 1) {
      await addUser(database.db, { created_at: `2026-01-31T12:00:00.12345${microsecond}Z` });
    }
  });
  afterAll(() => database.drop());

  test('visits each row once, page by page', async () => {
    const seen: string[] = [];
    let next: string | undefined;
    do {
      const after = next === undefined ? undefined : cursor.decode(next);
      const page = await database.db
        .selectFrom('users')
        .select(['id', sql<string>`created_at::text`.as('created_at')])
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(created_at, id) < (${after?.created_at}::timestamptz, ${after?.id}::uuid)`,
          ),
        )
        .orderBy('users.created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(2)
        .execute();
      const last = page.at(-1);
      next = last && cursor.encode(last);
      seen.push(...page.map(({ id }) => id));
    } while (next !== undefined);
    expect(seen).toHaveLength(9);
    expect(new Set(seen).size).toBe(9);
  });
});
