import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { goLive } from '../revisions/go-live.ts';
import { shellBuild, storefrontBuild } from '../testing/builds.ts';
import { register } from '../testing/registry.ts';
import { readHistory } from './history.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

const page = async (limit: number, cursor?: string) => {
  const { records, next } = await readHistory(home.db, { limit, cursor }, 'en');
  return { numbers: records.map(({ number }) => number), records, next };
};

test('a history is read page by page, each revision once and beside the one before it', async () => {
  expect(await page(2)).toEqual({ numbers: [], records: [], next: undefined });
  const record = { author: 'test', reason: 'to see' };
  await goLive(home, await register(home.db, shellBuild(), storefrontBuild()), record);
  for (const content of ['a', 'b', 'c']) {
    await goLive(home, await register(home.db, storefrontBuild({ 'n.js': content })), record);
  }
  const first = await page(2);
  expect(first.numbers).toEqual([4, 3]);
  const second = await page(2, first.next);
  expect(second).toMatchObject({ numbers: [2, 1], next: undefined });
  const [changed] = second.records;
  expect(changed?.differences.map(({ application }) => application)).toEqual(['mfe-storefront']);
});
