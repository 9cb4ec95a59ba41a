import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { selectAudit } from '../audit/audit.repository.ts';
import { rememberedCounts } from './user-counts.ts';
import { listUsers, selectMatches, selectUsers, type UserFilter } from './users.repository.ts';

const people = 100_000;

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
  await home.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`
      INSERT INTO users (id, uid, email, name, role, status, created_at)
      SELECT gen_random_uuid(), 'uid-' || n, 'person' || n || '@example.com',
        chr(65 + n % 26) || 'person ' || n,
        CASE WHEN n % 1000 = 0 THEN 'admin' WHEN n % 5 = 0 THEN 'seller' ELSE 'buyer' END,
        CASE WHEN n % 200 = 0 THEN 'suspended' ELSE 'active' END,
        '2026-01-01'::timestamptz + make_interval(mins => n)
      FROM generate_series(1, ${sql.lit(people)}) n`.execute(trx);
    await sql`
      INSERT INTO audit_log (number, at, actor_id, action, subject_kind, subject_id, detail,
        previous_hash, hash)
      SELECT n, now(), u.id, CASE WHEN n % 50 = 0 THEN 'user.deleted' ELSE 'report.dismissed' END,
        'report', md5((n % 900)::text), '{}', n::text, (n + 1)::text
      FROM generate_series(1, 20000) n
      JOIN users u ON u.email = 'person' || (1 + n % 50) || '@example.com'`.execute(trx);
  });
  await sql`VACUUM ANALYZE users`.execute(home.db);
  await sql`VACUUM ANALYZE audit_log`.execute(home.db);
}, 60_000);
afterAll(() => home.drop());

/** The plan that PostgreSQL chooses by itself. */
async function planOf(query: CompiledQuery): Promise<string> {
  const { rows } = await home.db.executeQuery<{ 'QUERY PLAN': string }>({
    ...query,
    sql: `EXPLAIN ${query.sql}`,
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const page = { limit: 24, cursor: undefined };

const filters: UserFilter[] = [
  {},
  { role: 'seller' },
  { status: 'suspended' },
  { role: 'seller', status: 'suspended', sort: 'name' },
  { status: 'active', sort: 'email' },
  { sort: 'name' },
  { sort: '-name', role: 'buyer' },
  { sort: '-email' },
  { sort: 'email', role: 'admin' },
  { sort: 'oldest' },
  { q: 'person9999' },
  { q: 'bperson 5', sort: 'name' },
  { q: 'p', sort: 'newest' },
  { q: 'nobody at all', role: 'seller', sort: '-email' },
];

describe('with a hundred thousand accounts', () => {
  test.each(filters)(
    'the list %j reads no table whole, also on its second page',
    async (filter) => {
      const first = await listUsers(home.db, filter, page);
      for (const cursor of [undefined, first.next]) {
        const plan = await planOf(selectUsers(filter, { limit: 24, cursor }).compile(home.db));
        expect(plan).not.toMatch(/Seq Scan/);
      }
    },
  );

  test.each(['person9999@', 'nobody at all', "o'neil", '%', 'person 99', '99998'])(
    'a search for %s reads what it finds, and not the list that it is for',
    async (q) => {
      const plan = await planOf(selectMatches(q).compile(home.db));
      for (const index of ['users_by_email', 'users_by_name', 'users_by_last_name']) {
        expect(plan).toMatch(new RegExp(`(?:using|on) ${index}\\b`));
      }
      expect(plan.match(/Index Cond: /g)).toHaveLength(3);
      expect(plan).not.toMatch(/Seq Scan/);
    },
  );

  test('the counts are made once in five seconds, and again when they are forgotten', async () => {
    let now = 0;
    const counts = rememberedCounts(home.db, () => now);
    const first = await counts.read();
    expect(first).toEqual({
      admin: { active: 0, suspended: 100 },
      seller: { active: 19_500, suspended: 400 },
      buyer: { active: 80_000, suspended: 0 },
    });
    now = 4_999;
    expect(await counts.read()).toBe(first);
    now = 5_000;
    const second = await counts.read();
    expect(second).not.toBe(first);
    counts.forget();
    expect(await counts.read()).not.toBe(second);
  });

  test.each(['name', '-email', 'newest'] as const)(
    'the order %s meets each account once on its way through the pages',
    async (sort) => {
      const seen = new Set<string>();
      let cursor: string | undefined;
      do {
        const next = await listUsers(home.db, { sort, role: 'admin' }, { limit: 7, cursor });
        for (const { id } of next.rows) seen.add(id);
        cursor = next.next;
      } while (cursor !== undefined);
      expect(seen.size).toBe(100);
    },
  );

  test.each([
    {},
    { actor: 'system' },
    { action: 'user.deleted' },
    { subject: 'no such thing' },
    { actor: '00000000-0000-0000-0000-000000000000', action: 'user.deleted' },
  ])('the log %j reads no table whole', async (filter) => {
    const plan = await planOf(selectAudit(filter, page).compile(home.db));
    expect(plan).not.toMatch(/Seq Scan on audit_log/);
  });
});
