import { brands } from '@motohaat/catalogue/brands';
import { districts } from '@motohaat/catalogue/places';
import type { BikePage } from '@motohaat/contract/bike-facts';
import type { Landing, Landings } from '@motohaat/contract/landing';
import { kindSlugs } from '@motohaat/domain/landing';
import { intKey } from '@motohaat/domain/search/int-key';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { keepLandingPages } from '../../jobs/keep-landing-pages.ts';
import { keepPriceBands } from '../../jobs/keep-price-bands.ts';
import { explain } from '../../testing/explain.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { refreshSearch } from '../search-index/keep.ts';
import { postgresSearch } from '../search/postgres/engine.ts';
import { readFigures, selectEnds, selectFigures } from '../search/postgres/figures.ts';
import { selectTallies } from '../search/postgres/tallies.ts';
import { writeCounted } from './landing-pages.repository.ts';
import { pagesOfBike, relatedTo } from './related.ts';
import { subjectOf } from './subject.ts';

let market: Market;
let first: string;
beforeAll(async () => {
  market = await createMarket();
  const prices = [90_000, 70_000, 120_000, 80_000, 100_000, 110_000, 95_000, 85_000];
  const pulsars = await Promise.all(
    prices.map((resale_price, place) =>
      add({ resale_price, year: 2015 + place, km: 10_000 * place, district: 'dhaka' }),
    ),
  );
  first = pulsars[0] ?? '';
  for (const district of ['gazipur', 'gazipur', 'gazipur', 'feni']) await add({ district });
  for (let count = 0; count < 3; count += 1) await add({ model: 'platina-100', district: 'dhaka' });
  for (let count = 0; count < 2; count += 1) await add({ model: 'ct-100', district: 'sylhet' });
  await count();
});
afterAll(() => market.stop());

async function add(values: Parameters<Market['bike']>[0]): Promise<string> {
  const bike = { brand: 'bajaj', model: 'pulsar-150', category_id: 2, ...values } as const;
  const { id } = await market.bike(bike);
  await refreshSearch(market.db, [id]);
  return id;
}

const context = () => ({
  signal: new AbortController().signal,
  now: () => new Date(),
  log: market.app.log,
});
/** What the job does. */
const count = async () => keepLandingPages(market.db, postgresSearch(market.db)).run(context());

const ask = (path: string, language = 'en') =>
  market.app.inject({ url: `/api/landings${path}`, headers: { 'accept-language': language } });
const landing = async (path: string, language?: string) =>
  (await ask(path, language)).json<Landing>();
const links = ({ related }: Landing, group: string) =>
  related
    .find(({ of }) => of === group)
    ?.pages.map(({ name, district, bikes }) => [name, district, bikes].filter(Boolean).join(' '));

test.each([
  ['/bajaj', 17],
  ['/pulsar-150', 12],
  ['/dhaka', 11],
  ['/bajaj?district=dhaka', 11],
  ['/pulsar-150?district=gazipur', 3],
  ['/standard?district=dhaka', 11],
  ['/ct-100', 2],
  ['/yamaha', 0],
])('%s is a page of %i bikes', async (path, bikes) => {
  expect(await landing(path)).toMatchObject({ bikes, about: false });
});

test.each([
  '/nothing',
  '/Bajaj',
  '/standard',
  '/bajaj?district=paris',
  '/nothing?district=dhaka',
  '/dhaka?district=feni',
  '/dhaka?district=dhaka',
  `/${'a'.repeat(60)}`,
])('%s is no page', async (path) => {
  const answer = await ask(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found' });
});

test('no two of brands, models, districts and kinds share an address', () => {
  const models = brands.flatMap(({ families }) => families.flatMap((family) => family.models));
  const all = [...brands, ...models, ...districts].map(({ slug }) => slug);
  all.push(...Object.values(kindSlugs));
  expect(new Set(all).size).toBe(all.length);
});

describe('a page says', () => {
  test('what its bikes cost, and their years and kilometres, as they are', async () => {
    expect(await landing('/pulsar-150?district=dhaka')).toMatchObject({
      what: { of: 'model', slug: 'pulsar-150', name: 'Bajaj Pulsar 150' },
      brand: { slug: 'bajaj', name: 'Bajaj' },
      district: { slug: 'dhaka', name: 'Dhaka' },
      search: { model: 'pulsar-150', district: 'dhaka' },
      bikes: 8,
      price: { least: 70_000, most: 120_000 },
      middle: { from: 83_750, median: 92_500, to: 102_500 },
      years: { from: 2016, to: 2020 },
      km: { from: 10_000, to: 50_000 },
    });
  });

  test('no middle of fewer than eight bikes, and nothing where there is none', async () => {
    expect(await landing('/pulsar-150?district=gazipur')).toMatchObject({ middle: null });
    expect(await landing('/yamaha')).toMatchObject({ price: null, years: null, km: null });
  });

  test('what bikes of its model usually cost, once it is known', async () => {
    await keepPriceBands(market.db).run(context());
    const usual = { bikes: 12, from: expect.any(Number), median: 90_000, to: expect.any(Number) };
    expect(await landing('/pulsar-150?district=feni')).toMatchObject({ usual });
    expect(await landing('/bajaj?district=feni')).toMatchObject({ usual: null });
  });

  test('its names in the language that was asked for', async () => {
    expect(await landing('/pulsar-150?district=dhaka', 'bn')).toMatchObject({
      what: { name: 'বাজাজ পালসার ১৫০' },
      district: { name: 'ঢাকা' },
    });
  });

  test('which pages with enough bikes are beside it', async () => {
    expect(links(await landing('/bajaj'), 'models')).toEqual(['pulsar-150 12', 'platina-100 3']);
    expect(links(await landing('/bajaj'), 'districts')).toEqual([
      'bajaj dhaka 11',
      'bajaj gazipur 3',
    ]);
    expect(links(await landing('/dhaka'), 'nearby')).toEqual(['gazipur 3']);
    expect(links(await landing('/dhaka'), 'kinds')).toEqual(['standard dhaka 11']);
    expect(links(await landing('/dhaka'), 'brands')).toEqual(['bajaj dhaka 11']);
    const local = await landing('/pulsar-150?district=dhaka');
    expect(links(local, 'models')).toEqual(['platina-100 dhaka 3']);
    expect(links(local, 'nearby')).toEqual(['pulsar-150 gazipur 3']);
  });
});

test('one begins with brands, models and districts that have enough bikes', async () => {
  const { groups } = (await ask('')).json<Landings>();
  expect(groups.map(({ of, pages }) => [of, pages.map(({ name }) => name)])).toEqual([
    ['brands', ['bajaj']],
    ['models', ['pulsar-150', 'platina-100']],
    ['districts', ['dhaka', 'gazipur']],
  ]);
});

test('a bike names the pages that it is on, the widest first', async () => {
  const { landings } = (await market.app.inject(`/api/products/${first}`)).json<BikePage>();
  expect(landings.map(({ title }) => title)).toEqual([
    'Bajaj',
    'Bajaj Pulsar 150',
    'Used bikes in Dhaka',
    'Bajaj in Dhaka',
    'Bajaj Pulsar 150 in Dhaka',
  ]);
});

test('a bike of which no district is known names each page once', async () => {
  const stated = { brand: 'bajaj', model: 'pulsar-150', district: null };
  const pages = await pagesOfBike(market.db, stated);
  expect(pages.map(({ name }) => name)).toEqual(['bajaj', 'pulsar-150']);
  expect(await pagesOfBike(market.db, { brand: null, model: null, district: null })).toEqual([]);
});

describe('of the pages beside it', () => {
  const more = [
    { name: 'honda', district: 'gazipur' },
    { name: 'sport', district: 'gazipur' },
  ];
  beforeAll(async () => {
    const rows = more.map((page) => ({ ...page, bikes: 4, prices: 4 }));
    await writeCounted(market.db, rows, new Date());
  });
  afterAll(async () => {
    const names = more.map(({ name }) => name);
    await market.db.deleteFrom('landing_pages').where('name', 'in', names).execute();
  });

  test.each([
    ['bajaj', ['models pulsar-150', 'nearby bajaj', 'brands honda']],
    ['pulsar-150', ['models', 'nearby pulsar-150']],
    ['standard', ['kinds sport', 'nearby standard', 'brands honda bajaj']],
  ])('%s in a district leads to %j', async (name, groups) => {
    const subject = subjectOf({ name, district: 'gazipur' });
    const related = subject ? await relatedTo(market.db, subject) : [];
    expect(
      related.map(({ of, pages }) => [of, ...pages.map((page) => page.name)].join(' ')),
    ).toEqual(groups);
  });

  test('groups without any are left out', async () => {
    const subject = subjectOf({ name: 'yamaha', district: 'barguna' });
    expect(subject && (await relatedTo(market.db, subject))).toEqual([]);
  });
});

test('a page that loses its bikes, or whose prices change, is counted anew, and no other is written', async () => {
  const rows = () => market.db.selectFrom('landing_pages').selectAll().execute();
  const before = await rows();
  await count();
  expect(await rows()).toEqual(before);
  const gone = await market.db
    .updateTable('products')
    .set({ status: 'sold' })
    .where('district', '=', 'gazipur')
    .where('model', '=', 'pulsar-150')
    .returning('id')
    .execute();
  await refreshSearch(
    market.db,
    gone.slice(1).map(({ id }) => id),
  );
  await count();
  const after = await rows();
  const changed = after.filter(
    (row) =>
      !before.some(
        (old) => Object.is(old.changed_at.getTime(), row.changed_at.getTime()) && old.id === row.id,
      ),
  );
  expect(
    changed.map(({ name, district, bikes }) => [name, district, bikes].join(' ')).toSorted(),
  ).toEqual([
    'bajaj  15',
    'bajaj gazipur 0',
    'gazipur  0',
    'pulsar-150  10',
    'pulsar-150 gazipur 0',
    'standard gazipur 0',
  ]);
  expect(links(await landing('/pulsar-150'), 'districts')).toEqual(['pulsar-150 dhaka 8']);
});

test.each([
  { brand: ['bajaj'] },
  { model: ['pulsar-150'] },
  { district: ['dhaka'] },
  { brand: ['bajaj'], district: ['dhaka'] },
  { kind: [1 as const], district: ['dhaka'] },
])('what is said of %j does not read the table whole', async (filters) => {
  const wanted = { filters, words: [], areas: [], loose: {} };
  const statements = [
    selectFigures(wanted, 10),
    selectFigures(wanted, 'sample'),
    selectEnds(wanted),
    selectTallies(intKey('dhaka')),
  ];
  for (const statement of statements) {
    expect(await explain(market.db, statement.compile(market.db))).not.toMatch(/Seq Scan/);
  }
});

test('of more bikes than are counted their sample tells, and the cheapest and the dearest of all', async () => {
  await sql`UPDATE bike_search SET sampled = km > 0`.execute(market.db);
  const wanted = { filters: { brand: ['bajaj'] }, words: [], areas: [], loose: {} };
  const { total, capped, price, km } = await readFigures(market.db, wanted, 5);
  expect({ capped, price }).toEqual({ capped: true, price: { least: 70_000, most: 120_000 } });
  expect(total).toBeGreaterThan(5);
  expect(km?.[0]).toBeGreaterThan(0);
});
