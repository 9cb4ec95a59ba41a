import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { addUser } from '../../testing/rows.ts';
import { lockAdmins, protection } from './protection.ts';

let home: TestDatabase;
let admin: { id: string };
beforeAll(async () => {
  home = await createTestDatabase();
  admin = await addUser(home.db, { role: 'admin' });
});
afterAll(() => home.drop());

const lock = (id: string) => home.db.transaction().execute((trx) => lockAdmins(trx, id));

test('who was an admin when the call came in must still be one when it is carried out', async () => {
  await expect(lock(admin.id)).resolves.toBeUndefined();
  const { id: second } = await addUser(home.db, { role: 'admin' });
  await expect(lock(second)).resolves.toBeUndefined();
  await home.db.deleteFrom('users').where('id', '=', second).execute();
  const demoted = await addUser(home.db, { role: 'buyer' });
  const suspended = await addUser(home.db, { role: 'admin', status: 'suspended' });
  for (const { id } of [demoted, suspended]) {
    await expect(lock(id)).rejects.toMatchObject({ code: 'forbidden' });
  }
});

test('an admin may close any account but the own one and that of the last admin', async () => {
  const as = (id: string) => protection(home.db, { id, role: 'admin' }, id);
  expect(await as(admin.id)).toBe('own_account');
  const buyer = await addUser(home.db, { role: 'buyer' });
  expect(await protection(home.db, buyer, admin.id)).toBeUndefined();
  const leaving = await addUser(home.db, { role: 'admin', leaving_at: new Date() });
  expect(await protection(home.db, { id: admin.id, role: 'admin' }, leaving.id)).toBe('last_admin');
  const other = await addUser(home.db, { role: 'admin' });
  expect(await protection(home.db, { id: admin.id, role: 'admin' }, other.id)).toBeUndefined();
  await home.db.updateTable('users').set({ role: 'buyer' }).execute();
  expect(await protection(home.db, buyer, admin.id)).toBeUndefined();
});
