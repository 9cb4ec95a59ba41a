import { sorts } from '@motohaat/contract/search';
import { intKey } from '@motohaat/domain/search/int-key';
import { tokens } from '@motohaat/domain/search/tokens';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { addCategories, createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { addSeededBikes } from '../../testing/seeded-bikes.ts';
import type { Wanted } from './port.ts';
import { conditionsLedBy, countLeadsOf } from './postgres/count-lead.ts';
import { selectIds } from './postgres/find.ts';
import { type Lead, leadOf } from './postgres/lead.ts';
import { lightPage } from './postgres/light-page.ts';
import { orderOf } from './postgres/orders.ts';
import type { Page } from './postgres/page.ts';
import { selectFoundNumbers } from './postgres/read-found.ts';
import { findIds } from './postgres/read-page.ts';
import { readSample, type Sample, selectSample } from './postgres/sample.ts';

let home: TestDatabase;
let sample: Sample;
let canPretend = true;
beforeAll(async () => {
  home = await createTestDatabase();
  const { rows } = await sql<{ can: boolean }>`
    SELECT current_setting('server_version_num')::int >= 180000 AS can`.execute(home.db);
  canPretend = rows[0]?.can ?? false;
  if (!canPretend) return;
  await addCategories(home.db);
  await addSeededBikes(home.db, 300);
  await sql`UPDATE bike_search SET sampled = true`.execute(home.db);
  sample = await readSample(home.db);
  await pretendMillion();
});
afterAll(() => home.drop());
beforeEach(({ skip }) => skip(!canPretend, 'PostgreSQL takes such statistics from 18 on.'));

/** Pages of a table of a million bikes. */
const pages = 38_000;

/**
 * The statistics that a million of such bikes would have: the planner takes the table for as large. What
 * it has fewer of on the disk, each page costs more for.
 */
async function pretendMillion(): Promise<void> {
  await sql`ALTER TABLE bike_search SET (autovacuum_enabled = false)`.execute(home.db);
  // Three hundred bikes stand in few of them.
  await sql`ALTER TABLE bike_search ALTER COLUMN area SET (n_distinct = 400)`.execute(home.db);
  await sql`VACUUM ANALYZE bike_search`.execute(home.db);
  await sql`
    SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', c.relname::text,
      'relpages', c.relpages, 'reltuples', 1000000::real, 'relallvisible', c.relallvisible)
    FROM pg_class c LEFT JOIN pg_index i ON i.indexrelid = c.oid
    WHERE c.oid = 'bike_search'::regclass OR i.indrelid = 'bike_search'::regclass`.execute(home.db);
}

/**
 * How it would be carried out among a million bikes.
 *
 * @param isKept by a connection that keeps it, whatever its values
 */
async function explain(
  statement: RawBuilder<unknown> | CompiledQuery,
  isKept = false,
): Promise<string> {
  const compiled = 'compile' in statement ? statement.compile(home.db) : statement;
  const { sql: text, parameters } = compiled;
  return home.db.transaction().execute(async (trx) => {
    await sql`
      SELECT set_config('seq_page_cost', (${pages}::float / relpages)::text, true)
      FROM pg_class WHERE oid = 'bike_search'::regclass`.execute(trx);
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>({
      ...sql``.compile(trx),
      sql: `EXPLAIN ${isKept ? '(GENERIC_PLAN)' : ''} ${text}`,
      parameters: isKept ? [] : parameters,
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const however = [false, true];
const firstPage = { order: 'best', limit: 24, after: undefined, changes: [] } as const;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

const filters: Wanted['filters'][] = [
  {},
  { kind: [1] },
  { kind: [1, 2] },
  { brand: ['bajaj'] },
  { brand: ['bajaj', 'yamaha'], district: ['dhaka'] },
  { model: ['pulsar-150'] },
  { model: ['pulsar-150', 'pulsar-ns160'], priceMax: 200_000 },
  { district: ['dhaka'], yearMin: 2020 },
  { district: ['dhaka', 'gazipur'], kmMax: 20_000 },
  { priceMin: 100_000, priceMax: 150_000 },
  { yearMin: 2018, yearMax: 2020, condition: ['good', 'fair'] },
  { ccMin: 150, ccMax: 155 },
  { ccMin: 400 },
  { papers: 'complete', owners: 2, verified: true, photos: true },
  { advertised: true },
];

const wanted = (
  each: Wanted['filters'],
  words: string[] = [],
  loose: Wanted['loose'] = {},
  areas: string[] = [],
): Wanted => ({ filters: each, words, areas, loose });

const searches = [
  ...filters.map((each) => wanted(each)),
  wanted({}, ['garaged']),
  wanted({ district: ['dhaka'] }, ['garaged']),
  wanted({ brand: ['bajaj'] }, [], { brand: ['bajaj'] }),
  wanted({ model: ['pulsar-150', 'pulsar-ns160'] }, ['garaged'], {
    model: ['pulsar-150', 'pulsar-ns160'],
  }),
  wanted({ district: ['dhaka'] }, [], { district: ['dhaka'] }, ['dhaka/mirpur']),
];

test('words are read by their stretch of the order as they are read whole', async () => {
  const word = wanted({}, tokens('wrdpaper'));
  await sql`
    UPDATE bike_search SET keys = keys || ${word.words.map(intKey)}::integer[] WHERE price % 3 > 0
  `.execute(home.db);
  const { rank } = await readSample(home.db, word.words.map(intKey));
  const ranks = [...rank].toSorted((one, other) => other - one);
  const read = async (lead: Lead) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      // Where a page begins, the one before tells.
      const asked = { sort: 'best', limit: 7, cursor } as const;
      const page = await findIds(home.db, word, asked, { lead, cost: 0 });
      found.push(...page.ids);
      cursor = page.next;
    } while (cursor !== undefined);
    return found;
  };
  const whole = await read({ by: 'words' });
  expect(whole).toHaveLength(ranks.length);
  expect(whole.length).toBeGreaterThan(100);
  expect(await read({ by: 'words', ranks })).toEqual(whole);
  // What the sample says may be wrong.
  expect(await read({ by: 'words', ranks: ranks.map((each) => each + 900) })).toEqual(whole);
  const page = { order: 'best', limit: 7, after: undefined, changes: [] } as const;
  const stretch = { from: ranks[5] ?? 0, to: (ranks[0] ?? 0) + 1 };
  for (const isKept of however) {
    const plan = await explain(selectIds(word, { ...page, stretch }, { by: 'words' }), isKept);
    expect(plan).toMatch(/Index Cond: \(\(keys @> .* AND \(ARRAY\[.*&&/);
  }
});

test('words of models are found by two indexes, or by their own alone', async () => {
  const words = wanted({ model: ['pulsar-150'] }, ['garaged']);
  const of = { column: 'model', keys: [5, 6] } as const;
  const plansOf = (lead: Lead) =>
    Promise.all(however.map((isKept) => explain(selectIds(words, firstPage, lead), isKept)));
  for (const plan of await plansOf({ by: 'words', of })) expect(plan).not.toMatch(/Seq Scan/);
  for (const plan of await plansOf({ by: 'words', of, inWords: true })) {
    expect(plan).toMatch(/Index Cond: \(\(keys @> .* AND \(ARRAY\[model.*&&/);
    expect(plan).not.toMatch(/BitmapAnd/);
  }
});

test('models in districts are counted on an index of their own alone', async () => {
  const search = wanted({ brand: ['bajaj'], district: ['dhaka', 'feni'], priceMax: 90_000 });
  const lead = countLeadsOf(search, sample, sample).find(({ led }) => led.districts);
  const fitting = lead && conditionsLedBy(lead, search);
  const plan = fitting && (await explain(selectFoundNumbers(['model', 'price'], fitting, 10_001)));
  expect(plan).toMatch(/Index Only Scan using bike_search_model_district /);
});

test.each(searches)('no order, page or count of %j reads a million bikes whole', async (search) => {
  const having = await readSample(home.db, search.words.map(intKey));
  const statements = sorts.flatMap((order) => {
    const after = { at: order === 'newest' ? '2026-01-01 00:00:00+00' : '7', id };
    const changed = [{ product_id: id, resale_price: 100_000 }];
    const { lead } = leadOf(search, orderOf(order), sample, having);
    return [
      { order, limit: 24, after: undefined, changes: [] },
      { order, limit: 24, after, changes: order.endsWith('price') ? changed : [] },
    ].flatMap((page) => [
      selectIds(search, page, lead),
      // With the texts that are kept.
      lightPage(search, page, { lead, cost: 0 }) ?? selectIds(search, page, lead),
    ]);
  });
  const [first, ...leads] = countLeadsOf(search, sample, having);
  const set = Object.keys(search.filters) as (keyof Wanted['filters'])[];
  const counts = [
    ...(first ? [first, ...leads.filter(({ uses }) => uses.length > 0)] : []).map((lead) => {
      const soft = set.filter((name) => !lead.uses.includes(name));
      return selectFoundNumbers(['model', 'price'], conditionsLedBy(lead, search, soft), 10_001);
    }),
    selectSample(search.words.map(intKey)),
  ];
  for (const statement of [...statements, ...counts]) {
    expect(await explain(statement)).not.toMatch(/Seq Scan/);
  }
  for (const statement of statements) {
    expect(await explain(statement, true)).not.toMatch(/Seq Scan/);
  }
});

type Column = Extract<Lead, { by: 'keys' }>['column'];
const keys = (column: Column, ...values: number[]): Lead => ({ by: 'keys', column, keys: values });

function lightOf(search: Wanted, page: Page, lead: Lead) {
  const light = lightPage(search, page, { lead, cost: 0 });
  if (!light) throw new Error('It is asked by a text of its own.');
  return light;
}

const inRows: [Lead, Wanted['filters']][] = [
  [{ by: 'all', inRows: true }, {}],
  [{ by: 'all', inRows: true }, { verified: true }],
  [{ by: 'keys', column: 'district', keys: ['dhaka'].map(intKey), inRows: true }, {}],
  [{ by: 'keys', column: 'district', keys: ['dhaka', 'feni'].map(intKey), inRows: true }, {}],
];

test.each(inRows)('led by %j, %j, a text that is kept finds the same words', async (lead, each) => {
  const search = wanted(each, tokens('wrdfrequent'));
  const words = sql`${search.words.map(intKey)}::integer[]`;
  await sql`
    UPDATE bike_search SET keys = keys || ${words} WHERE price % 3 > 0 AND NOT keys @> ${words}
  `.execute(home.db);
  for (const order of sorts) {
    const read = async (after: { at: string; id: string } | undefined) => {
      const page = { order, limit: 24, after, changes: [] };
      const light = lightOf(search, page, lead);
      const own = selectIds(search, page, lead).compile(home.db);
      expect(await explain(light, true)).not.toMatch(/Seq Scan/);
      const kept = await home.db.executeQuery(light);
      const made = await home.db.executeQuery(own);
      expect(kept.rows.map((row) => row.id)).toEqual(made.rows.map((row) => row.id));
      return made.rows;
    };
    const first = await read(undefined);
    const last = first[1];
    expect(last).toBeDefined();
    if (last) await read({ at: last.at, id: last.id });
  }
});

test.each([
  [{ by: 'all' }, {}, 'best', 'bike_search_best'],
  [{ by: 'all' }, {}, 'newest', 'bike_search_newest'],
  [{ by: 'all' }, { priceMax: 100_000 }, '-price', 'bike_search_price'],
  [{ by: 'advertised' }, { advertised: true }, 'newest', 'bike_search_advertised_newest'],
  [{ by: 'advertised' }, { advertised: true }, 'best', 'bike_search_advertised_best'],
  [keys('model', 5), { owners: 1 }, 'best', 'bike_search_model_best'],
  [keys('area', 5), { owners: 1 }, 'best', 'bike_search_area_best'],
  [keys('district', 5), { owners: 1 }, 'best', 'bike_search_district_best'],
  [{ by: 'sizes', from: 400, to: 900 }, { ccMin: 400 }, 'best', 'bike_search_cc_best'],
  [keys('model', 5, 6), { owners: 1 }, '-year', 'bike_search_model_year'],
  [keys('model', ...Array(12).keys()), { owners: 1 }, 'price', 'bike_search_model_price'],
  [keys('district', 5), { kmMax: 9_000 }, 'price', 'bike_search_district_price'],
  [keys('district', 5, 6), { yearMin: 2_024 }, '-price', 'bike_search_district_price'],
  [
    keys('year', 2_024, 2_025),
    { yearMin: 2_024, priceMax: 9_000 },
    '-price',
    'bike_search_year_price',
  ],
] as const)(
  'led by %j, %j by %s is read in its order on %s alone',
  async (lead, each, order, index) => {
    const search = wanted(each);
    const page = { order, limit: 24, after: undefined, changes: [] };
    const own = selectIds(search, page, lead);
    const light = lightPage(search, page, { lead, cost: 0 }) ?? own;
    const plans = [own, light].flatMap((statement) =>
      however.map((isKept) => explain(statement, isKept)),
    );
    for (const plan of await Promise.all(plans)) {
      expect(plan).toMatch(new RegExp(`Index Only Scan (?:Backward )?using ${index} `));
      expect(plan.match(/Sort/g) ?? [], 'what several keys lead to is merged').toHaveLength(
        lead.by === 'sizes' || (lead.by === 'keys' && lead.keys.length > 1) ? 2 : 0,
      );
    }
  },
);

test.each([
  [{ by: 'all' }, {}],
  [keys('district', intKey('dhaka')), {}],
  [keys('model', 5, 6), {}],
] as const)('led by %j, %j, a text that is kept is planned once', async (lead, each) => {
  await home.db.connection().execute(async (one) => {
    const light = lightOf(wanted(each), firstPage, lead);
    // PostgreSQL plans by values five times before it compares.
    for (let time = 0; time < 7; time += 1) await one.executeQuery(light);
    const { rows } = await sql<{ plans: string }>`
      SELECT generic_plans AS plans FROM pg_prepared_statements WHERE statement = ${light.sql}
    `.execute(one);
    expect(Number(rows[0]?.plans)).toBeGreaterThan(0);
  });
});
