import { maximumStolenNote } from '@motohaat/contract/stolen-numbers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { addUser, createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { stampedNumberHashes } from '../selling/stamped-number-hashes.ts';
import { addStolenNumbers } from './add-numbers.ts';
import { listStolen } from './stolen-numbers.repository.ts';

let home: TestDatabase;
let adminId: string;
beforeAll(async () => {
  home = await createTestDatabase();
  adminId = (await addUser(home.db, { role: 'admin' })).id;
});
afterAll(() => home.drop());

const hashes = stampedNumberHashes('secret');
const add = (numbers: string[], note = '') =>
  addStolenNumbers(
    home.db,
    hashes,
    { kind: 'chassis', numbers, note },
    { adminId, requestId: 'request' },
  );

test('a note may be as long as it says, and no longer', async () => {
  const longest = 'ক'.repeat(maximumStolenNote);
  expect(await add(['PS1AB99Z1K0007001'], longest)).toBe(0);
  await expect(add(['PS1AB99Z1K0007002'], `${longest}ক`)).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('the list goes on where a page ended, the latest first, and loses nothing', async () => {
  for (const end of ['3', '4', '5']) await add([`PS1AB99Z1K000700${end}`]);
  const rows = await home.db.selectFrom('stolen_numbers').select('id').orderBy('id').execute();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listStolen(home.db, { limit: 2, cursor });
    seen.push(...page.rows.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== undefined && seen.length <= rows.length);
  expect(rows.length).toBeGreaterThan(2);
  expect(seen).toEqual(rows.map(({ id }) => id).toReversed());
});
