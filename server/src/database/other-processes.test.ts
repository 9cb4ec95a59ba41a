import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createTestDatabase } from '../testing/database.ts';
import { countOtherProcesses, processName } from './other-processes.ts';
import { openDatabase } from './pool.ts';

test('a process sees those beside it on its database, while they live', async () => {
  const { url, drop } = await createTestDatabase();
  const open = (id: string) => openDatabase({ connection: url, applicationName: processName(id) });
  const [one, other] = [open('one'), open('other')];
  expect(await countOtherProcesses(one, processName('one'))).toBe(0);
  await sql`SELECT 1`.execute(other);
  await sql`SELECT 1`.execute(other);
  expect(await countOtherProcesses(one, processName('one'))).toBe(1);
  await other.close();
  await expect.poll(() => countOtherProcesses(one, processName('one'))).toBe(0);
  await one.close();
  await drop();
});
