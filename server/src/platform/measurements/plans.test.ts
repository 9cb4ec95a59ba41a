import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { explain } from '../../testing/explain.ts';
import { forget, selectCounts, selectSlices } from './measurements.repository.ts';
import { selectPublished } from './release-check.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
  await sql`
    INSERT INTO measurements (view, remote, release, kind, canary, at)
    SELECT 'view' || n, 'mfe-storefront', 'release' || n % 20, 'opened', n % 3 = 0,
      now() - make_interval(mins => n % 10000)
    FROM generate_series(1, 20000) n`.execute(home.db);
  await sql`ANALYZE measurements`.execute(home.db);
});
afterAll(() => home.drop());

const measured = {
  remote: 'mfe-storefront',
  release: 'release3',
  canary: true,
  since: new Date(Date.now() - 86_400_000),
};

test('releases that a page names are looked up by their key', async () => {
  const named = Array.from({ length: 50 }, (_, index) => ({
    remote: 'mfe-storefront',
    release: `release${index}`,
  }));
  const plan = await explain(home.db, selectPublished(home.db, named).compile());
  expect(plan).toContain('releases_pkey');
  expect(plan).not.toMatch(/Seq Scan/);
});

test.each([
  ['counts', selectCounts(measured), 'measurements_by_release'],
  ['the chart', selectSlices(measured, 300), 'measurements_by_release'],
  ['what is to be forgotten', forget(new Date(0), 1_000), 'measurements_by_time'],
])('%s are found by an index', async (_what, query, index) => {
  const plan = await explain(home.db, query.compile(home.db));
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan/);
});
