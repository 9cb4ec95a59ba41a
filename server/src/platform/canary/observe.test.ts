import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { judge } from './judge/judge.ts';
import { observe } from './observe.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

const remote = 'mfe-storefront';
const hours = 10;
const began = new Date(Math.floor(Date.now() / 3_600_000 - hours) * 3_600_000);

type Crowd = { visitors: number; views: number; canary: boolean; firstLcp?: number };

/** Each visitor opens so many pages, one an hour, and begins in another hour than the one before. */
async function come(release: string, crowd: Crowd): Promise<void> {
  const { visitors, views, canary, firstLcp = 1_000 } = crowd;
  await sql`
    INSERT INTO measurements (view, remote, release, kind, value, canary, visitor, at, origin)
    SELECT concat_ws('-', ${release}::text, n, each), ${remote}, ${release}, told.kind, told.value,
      ${canary}, translate(left(md5(${release} || n), 12), '0123456789', 'ABCDghijkl'),
      ${began}::timestamptz + make_interval(hours => n % ${hours}::int + each), lpad(n::text, 8, '0')
    FROM generate_series(1, ${visitors}::int) AS n, generate_series(0, ${views}::int - 1) AS each,
      LATERAL (VALUES
        ('opened', NULL),
        ('lcp', (CASE each WHEN 0 THEN ${firstLcp}::float8 ELSE 1000 END) * (0.8 + 0.04 * (n % 11)))
      ) AS told (kind, value)`.execute(home.db);
}

test('of more than can be read, some visitors are with all that they told, at any time', async () => {
  await come('live', { visitors: 2_000, views: 2, canary: false });
  await come('tried', { visitors: 40, views: 2, canary: true });
  const compared = { remote, canary: 'tried', stable: 'live', since: began };
  const sampled = (await observe(home.db, compared, 3_000)).failed?.strata ?? [];
  const stable = sampled.map((stratum) => stratum.stable);
  // An hour each, and of all visitors a quarter: of 8,000 measurements half would be too many.
  expect(stable).toHaveLength(hours);
  const visitors = stable.reduce((sum, tally) => sum + tally.visitors, 0);
  expect(visitors).toBeGreaterThan(400);
  expect(visitors).toBeLessThan(600);
  expect(stable.reduce((sum, { n }) => sum + n, 0)).toBe(2 * visitors);
  expect(sampled.reduce((sum, { canary }) => sum + canary.visitors, 0)).toBe(40);
  const all = (await observe(home.db, compared)).failed?.strata ?? [];
  expect(all.reduce((sum, stratum) => sum + stratum.stable.visitors, 0)).toBe(2_000);
});

test('the first view of a release does not say how fast it is: the other one’s files are at hand', async () => {
  await come('before', { visitors: 300, views: 3, canary: false });
  await come('anew', { visitors: 300, views: 3, canary: true, firstLcp: 2_000 });
  const evidence = await observe(home.db, {
    remote,
    canary: 'anew',
    stable: 'before',
    since: began,
  });
  const lcp = judge(evidence).signals.find(({ signal }) => signal === 'lcp');
  expect(lcp).toMatchObject({
    verdict: 'better_or_equal',
    canary: { views: 600 },
    stable: { views: 600 },
  });
  expect(lcp?.canary.value).toBeCloseTo(lcp?.stable.value ?? 0);
  expect(evidence.failed?.seen.n).toBe(900);
});

test('what only one side has told is evidence of that side, and of no other signal', async () => {
  await come('one', { visitors: 3, views: 1, canary: false });
  const sides = { remote, since: began };
  const ofStable = await observe(home.db, { ...sides, canary: 'nobodys', stable: 'one' });
  expect(ofStable.failed).toMatchObject({ strata: [{}, {}, {}], seen: { visitors: 0, n: 0 } });
  await come('other', { visitors: 3, views: 1, canary: true });
  const ofCanary = await observe(home.db, { ...sides, canary: 'other', stable: undefined });
  expect(ofCanary.failed).toMatchObject({ seen: { visitors: 3, n: 3 } });
  for (const evidence of [ofStable, ofCanary]) expect(evidence).not.toHaveProperty('inp');
});
