import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addUser } from '../../testing/rows.ts';
import { makeAdmin } from './make-admin.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.stop());

test('makes a verified account an admin, whose old tokens end', async () => {
  const person = await site.signIn('buyer');
  expect(await makeAdmin(site.db, person.email)).toMatch(/is an admin/);
  const get = (authorization: string) =>
    site.app.inject({ url: '/api/users', headers: { authorization } });
  expect((await get(person.authorization)).statusCode).toBe(401);

  const exchange = await site.app.inject({
    url: '/api/jwt',
    query: { email: person.email },
    headers: { authorization: `Bearer ${person.idToken}` },
  });
  const { accessToken } = exchange.json<{ accessToken: string }>();
  expect((await get(`Bearer ${accessToken}`)).statusCode).toBe(200);
});

test('is on record, as done by the command', async () => {
  const person = await site.signIn('buyer');
  await makeAdmin(site.db, person.email);
  const log = await site.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', person.id)
    .execute();
  expect(log).toMatchObject([
    {
      actor_id: null,
      action: 'admin.made',
      detail: { before: { role: 'buyer' }, after: { role: 'admin' }, by: 'command' },
    },
  ]);
});

test('binds the role to the person, not to the address', async () => {
  const { id, email } = await site.signIn('buyer');
  await makeAdmin(site.db, email);
  const impostor = await site.issuer.sign({ uid: 'impostor', email });
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/users',
    headers: { authorization: `Bearer ${impostor}` },
    payload: { role: 'buyer' },
  });
  expect(answer.statusCode).toBe(409);
  const holder = await site.db.selectFrom('users').selectAll().where('email', '=', email).execute();
  expect(holder).toMatchObject([{ id, role: 'admin' }]);
});

test.each([
  [{ email: 'unverified@example.com' }, /is not verified. Open the link/],
  [
    { email: 'chief@example.com', email_verified: true, role: 'admin' as const },
    /is an admin already/,
  ],
  [
    { email: 'locked@example.com', email_verified: true, status: 'suspended' as const },
    /is suspended/,
  ],
  [{ email: 'demo@example.com', email_verified: true, is_demo: true }, /everybody knows/],
])('refuses %j', async (values, reason) => {
  const { id, role } = await addUser(site.db, values);
  await expect(makeAdmin(site.db, values.email)).rejects.toThrow(reason);
  const after = await site.db.selectFrom('users').select('role').where('id', '=', id).execute();
  expect(after).toEqual([{ role }]);
});

test('refuses an account that is suspended at this very moment, and tells it nothing', async () => {
  const { id, email } = await addUser(site.db, { email_verified: true });
  let refused: Promise<unknown> | undefined;
  await site.db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute();
    refused = expect(makeAdmin(site.db, email)).rejects.toThrow(/was changed just now/);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(site.db);
      expect(rows).toHaveLength(1);
    });
  });
  await refused;
  const told = site.db.selectFrom('notices').select('kind').where('user_id', '=', id);
  expect(await told.execute()).toEqual([]);
});

test('refuses an address that no account has', async () => {
  await expect(makeAdmin(site.db, 'nobody@example.com')).rejects.toThrow(/Sign up with it/);
});
