import { sorts } from '@motohaat/contract/search';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { explain } from '../../testing/explain.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { counted, type Wanted } from './port.ts';
import { selectTotal, selectValues } from './postgres/count.ts';
import { selectIds } from './postgres/find.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const rare = () => 0;

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
  loose: string[] = [],
  areas: string[] = [],
): Wanted => ({
  filters: each,
  words,
  areas,
  loose: new Set(loose) as Wanted['loose'],
});

const searches = [
  ...filters.map((each) => wanted(each)),
  wanted({}, ['garaged']),
  wanted({ district: ['dhaka'] }, ['garaged']),
  wanted({ brand: ['bajaj'] }, [], ['brand']),
  wanted({ model: ['pulsar-150', 'pulsar-ns160'] }, ['garaged'], ['model']),
  wanted({ district: ['dhaka'] }, [], ['district'], ['dhaka/mirpur']),
];

test.each(searches)('no order, page or count of %j reads the table whole', async (search) => {
  const statements = sorts.flatMap((order) => {
    const isByTime = order === 'best' || order === 'newest';
    const after = { at: isByTime ? '2026-01-01 00:00:00+00' : '7', id };
    const changed = [{ product_id: id, resale_price: 100_000 }];
    return [
      { order, limit: 24, after: undefined, changes: [] },
      { order, limit: 24, after, changes: order.endsWith('price') ? changed : [] },
    ].map((page) => selectIds(search, page, rare));
  });
  const counts = [
    selectTotal(search, 'all'),
    selectTotal(search, 'sample'),
    selectValues(search, counted, 'all'),
    selectValues(search, counted, 'sample'),
  ];
  for (const statement of [...statements, ...counts]) {
    expect(await explain(home.db, statement.compile(home.db))).not.toMatch(/Seq Scan/);
  }
});

test.each([
  [{}, 'newest', 'bike_search_newest'],
  [{ priceMax: 100_000 }, '-price', 'bike_search_price'],
  [{ model: ['pulsar-150'] }, 'newest', 'bike_search_model_newest'],
  [{ model: ['pulsar-150'] }, 'km', 'bike_search_model_km'],
  [{ brand: ['bajaj'] }, '-year', 'bike_search_model_year'],
  [{ district: ['dhaka'] }, 'price', 'bike_search_district_price'],
  [{ district: ['dhaka', 'feni'] }, 'newest', 'bike_search_district_newest'],
  [{ ccMin: 400 }, 'newest', 'bike_search_cc_newest'],
] as const)('%j by %s is read in its order on %s alone', async (each, order, index) => {
  const search = wanted(each as unknown as Wanted['filters']);
  const page = { order, limit: 24, after: undefined, changes: [] };
  const plan = await explain(home.db, selectIds(search, page, rare).compile(home.db));
  expect(plan).toMatch(new RegExp(`Index Only Scan (?:Backward )?using ${index} `));
});
