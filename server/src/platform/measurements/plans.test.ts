import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { explain } from '../../testing/explain.ts';
import { selectEvidence } from '../canary/observe.ts';
import { forget, selectCounts, selectOthers, selectSlices } from './measurements.repository.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
  await sql`
    INSERT INTO measurements (view, remote, release, kind, canary, at, origin, visitor)
    SELECT 'view' || n, 'mfe-storefront', 'release' || n % 20, 'opened', n % 3 = 0,
      now() - make_interval(mins => n % 10000), 'origin' || n % 100,
      CASE WHEN n % 7 > 0 THEN translate(md5(n::text), '0123456789', 'ABCDghijkl') END
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

const { remote, since } = measured;
const compared = { remote, canary: 'release3', stable: 'release4', since };

test.each([
  ['counts', selectCounts(measured), 'measurements_by_release'],
  ['the chart', selectSlices(measured, 300), 'measurements_by_release'],
  ['whose views a canary is judged by', selectEvidence(compared), 'measurements_by_visitor'],
  ['whom no coin chose', selectEvidence(compared), 'measurements_of_chosen'],
  [
    'the other views of an address',
    selectOthers({ id: 'view', at: new Date(), origin: 'origin3' }),
    'measurements_by_origin',
  ],
  ['what is to be forgotten', forget(new Date(0), 1_000), 'measurements_by_time'],
])('%s are found by an index', async (_what, query, index) => {
  const plan = await explain(home.db, query.compile(home.db));
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan/);
});
