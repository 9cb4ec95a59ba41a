import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { addUser } from '../../testing/rows.ts';
import { closeAccount, lockAccount, lockActor } from './account-status.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

test('who acts by a role must still have it', async () => {
  const { id } = await addUser(home.db, { role: 'seller' });
  await expect(lockActor(home.db, { id, role: 'seller' })).resolves.toBeUndefined();
  const gone = await addUser(home.db, { status: 'deleted', deleted_at: new Date() });
  expect(await lockAccount(home.db, gone.id)).toBeUndefined();
  for (const actor of [
    { id, role: 'buyer' },
    { id: gone.id, role: 'buyer' },
  ] as const) {
    await expect(lockActor(home.db, actor)).rejects.toMatchObject({ code: 'forbidden' });
  }
});

test.each([
  ['It sells fakes.', { suspension_reason: 'It sells fakes.', suspension_code: null }],
  ['', { suspension_reason: null, suspension_code: null }],
  [{ code: 'strikes' }, { suspension_reason: null, suspension_code: 'strikes' }],
] as const)('an account that is closed because of %j keeps that alone', async (why, kept) => {
  const { id } = await addUser(home.db, { suspension_reason: 'Rude.', suspension_code: 'strikes' });
  await home.db.transaction().execute((trx) => closeAccount(trx, id, why));
  const row = await home.db
    .selectFrom('users')
    .select(['status', 'suspension_reason', 'suspension_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 'suspended', ...kept });
});
