import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { explain } from '../../testing/explain.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addUser } from '../../testing/rows.ts';
import { selectUsers } from './users.repository.ts';

type User = { id: string; email: string; name: string; role: string; status: string };

let site: TestApp;
let admin: Person;
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn('admin', { name: 'Admin', created_at: '2020-01-01T00:00:00Z' });
});
afterAll(() => site.stop());

function get(url: string, person = admin) {
  return site.app.inject({ url, headers: { authorization: person.authorization } });
}

async function list(query: string): Promise<User[]> {
  const answer = await get(`/api/users?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const pages = (url: string) => readPages<User>(url, get);

describe('GET /users', () => {
  test('pages through all of a role, newest first, without a gap where times are equal', async () => {
    const created: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      // A microsecond apart, or at the same one.
      const created_at = `2026-03-01T10:00:00.00000${Math.floor(count / 2)}Z`;
      created.push((await addUser(site.db, { role: 'seller', created_at })).id);
    }
    const found = await pages('/api/users?role=seller&limit=2');
    expect(found.map((page) => page.length)).toEqual([2, 2, 2, 1]);
    expect(found.flat().map(({ id }) => id)).toEqual(created.toReversed());
  });

  test('finds by the beginning of a name, a last name or an address, in any case of letters', async () => {
    await addUser(site.db, { name: 'Zakia Sultana', email: 'zs@example.com' });
    await addUser(site.db, { name: 'Other', email: 'zakia@example.com' });
    await addUser(site.db, { name: 'Md Rafiq Zakian', email: 'rz@example.com' });
    await addUser(site.db, { name: 'The Zakia Inbetween', email: 'zi@example.com' });
    await addUser(site.db, { name: 'Azakia', email: 'az@example.com' });
    const found = await list('q=%20ZAKIA');
    expect(found.map(({ email }) => email).toSorted()).toEqual([
      'rz@example.com',
      'zakia@example.com',
      'zs@example.com',
    ]);
  });

  test('finds a name in Bangla, whichever way a keyboard writes its letters', async () => {
    await addUser(site.db, { name: 'শান্তা রা\u09af\u09bc', email: 'ray@example.com' });
    for (const q of ['রা\u09df', 'রা\u09af\u09bc', 'শান্তা রা\u09df']) {
      expect(await list(`q=${encodeURIComponent(q)}`)).toMatchObject([
        { email: 'ray@example.com' },
      ]);
    }
  });

  test('finds the longest address there can be, and refuses what is longer', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(185)}.com`;
    await addUser(site.db, { email });
    expect(await list(`q=${email}`)).toMatchObject([{ email }]);
    expect((await get(`/api/users?q=${email}m`)).statusCode).toBe(422);
  });

  test.each(['%25', '_akia', '\\'])('takes %s as text, not as a pattern', async (q) => {
    expect(await list(`q=${encodeURIComponent(decodeURIComponent(q))}`)).toEqual([]);
  });

  test.each([
    ['oldest', ['c', 'a', 'b']],
    ['newest', ['b', 'a', 'c']],
    ['name', ['a', 'b', 'c']],
    ['-name', ['c', 'b', 'a']],
    ['email', ['b', 'c', 'a']],
    ['-email', ['a', 'c', 'b']],
  ])('pages in the order %s, and by no cursor of another', async (sort, names) => {
    const q = `sorted by ${sort.replace('-', 'minus ')}`;
    for (const [name, email] of [
      ['c', 'b'],
      ['a', 'c'],
      ['b', 'a'],
    ]) {
      await addUser(site.db, { name: `${q} ${name}`, email: `${email}-${sort}@example.com` });
    }
    const url = `/api/users?q=${encodeURIComponent(q)}&limit=1`;
    const found = await pages(`${url}&sort=${sort}`);
    expect(found.map(([user]) => user?.name.at(-1))).toEqual(names);
    const { headers } = await get(`${url}&sort=${sort}`);
    const cursor = /cursor=([^>&]+)/.exec(String(headers['link']))?.[1] ?? '';
    const other = sort === 'newest' || sort === 'oldest' ? 'name' : 'newest';
    const answer = await get(`${url}&sort=${other}&cursor=${cursor}`);
    expect(answer.statusCode).toBe(other === 'name' ? 200 : 400);
  });

  test('finds those whom many share a name with, and nobody else', async () => {
    await sql`
      INSERT INTO users (id, uid, email, role, name)
      SELECT gen_random_uuid(), 'of-many-' || n, 'of-many-' || n || '@example.com', 'buyer', 'Of many'
      FROM generate_series(1, 1001) AS n`.execute(site.db);
    await addUser(site.db, { name: 'The latest' });
    const found = await list('q=of-many&limit=100');
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(['Of many']));
    expect(found).toHaveLength(100);
  });

  test('leaves deleted accounts out, and shows suspended ones as such', async () => {
    await addUser(site.db, { name: 'Gone 1', status: 'deleted', deleted_at: new Date() });
    await addUser(site.db, { name: 'Gone 2', status: 'suspended' });
    const found = await list('q=gone');
    expect(found).toMatchObject([{ name: 'Gone 2', status: 'suspended' }]);
    expect(await list('q=gone&status=suspended')).toEqual(found);
    expect(await list('q=gone&status=active')).toEqual([]);
  });

  test('shows at most 100 rows, and 24 unless asked', async () => {
    await Promise.all(Array.from({ length: 105 }, () => addUser(site.db)));
    expect(await list('')).toHaveLength(24);
    expect(await list('limit=5000')).toHaveLength(100);
  });

  test('refuses a role that does not exist', async () => {
    const answer = await get('/api/users?role=owner');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      fields: { role: 'This must be one of: buyer, seller, admin.' },
    });
  });

  test.each(['', 'role=buyer', 'q=zak', 'role=seller&q=zak'])(
    '%j needs no full scan',
    async (query) => {
      const { role, q } = Object.fromEntries(new URLSearchParams(query));
      const statement = selectUsers({ role: role as 'buyer', q }, { limit: 24, cursor: undefined });
      expect(await explain(site.db, statement.compile(site.db))).not.toContain('Seq Scan');
    },
  );
});
