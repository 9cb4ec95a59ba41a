import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { seededRandom } from '../../testing/random.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { readSnapshot } from './snapshot.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('nothing');
});
afterAll(() => database.drop());

test('what is taken for a snapshot PostgreSQL takes for one', async () => {
  const { whole, chance } = seededRandom(14);
  const texts = Array.from({ length: 300 }, () => {
    const xmin = whole(0, 9);
    const open = Array.from({ length: whole(0, 3) }, () => whole(0, 12)).toSorted((a, b) => a - b);
    return `${xmin}:${xmin + whole(chance(0.1) ? -2 : 0, 9)}:${open.join(',')}`;
  });
  const taken = texts.filter((text) => readSnapshot(text) !== undefined);
  expect(taken.length).toBeGreaterThan(50);
  const { rows } = await sql<{ said: string }>`
    SELECT (t::pg_snapshot)::text AS said
    FROM jsonb_array_elements_text(${JSON.stringify(taken)}::jsonb) WITH ORDINALITY AS given (t, place)
    ORDER BY place`.execute(database.db);
  expect(rows.map(({ said }) => said)).toEqual(taken);
});

test.each(['', '1', '2:1:', '1:3:3', '1:9:4,2', '0:3:', 'a:b:', '1:3:2;DROP', `1:${2n ** 63n}:`])(
  'the text %j is no snapshot',
  (text) => expect(readSnapshot(text)).toBeUndefined(),
);

test('a cursor is gone on from within the hour, in the database that it is of', () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  const cursor = writeCursor('5:9:7', now);
  expect(readCursor(cursor, '9:9:', now + 3_599_000)).toBe('5:9:7');
  expect(readCursor(cursor, '9:9:', now + 3_600_000)).toBeUndefined();
  expect(readCursor(cursor, '8:8:', now)).toBeUndefined();
  for (const strange of ['', '5:9:7', '.5:9:7', 'zz', cursor.replace('5:', "5':")]) {
    expect(readCursor(strange, '9:9:', now)).toBeUndefined();
  }
});
