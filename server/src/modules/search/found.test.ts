import type { FoundBike } from '@motohaat/contract/bike-facts';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Queryable } from '../../database/index.ts';
import { createSearchMarket, idsOf, type SearchMarket } from '../../testing/searching.ts';
import { refreshSearch } from '../search-index/keep.ts';
import { allOf, countOf } from './postgres/bits.ts';
import { countFacets } from './postgres/count.ts';
import { readFound, type ReadFound } from './postgres/read-found.ts';
import { sampleConditions } from './postgres/sample-conditions.ts';
import { readSample, sampling } from './postgres/sample.ts';
import { readSearch } from './search.service.ts';

/** Bikes; more than a page, and few enough to be asked for often. */
const many = 150;

let market: SearchMarket;
let verified: Set<string>;
let ranks: Map<string, number>;
beforeAll(async () => {
  market = await createSearchMarket(many);
  const sellers = await market.db
    .selectFrom('users')
    .select('public_id')
    .where('email_verified', '=', true)
    .execute();
  const rows = await market.db.selectFrom('bike_search').select(['id', 'rank']).execute();
  ranks = new Map(rows.map(({ id, rank }) => [id, rank]));
  verified = new Set(sellers.map(({ public_id: id }) => id));
}, 60_000);
afterAll(() => market.stop());

/** Filters as a reader of the specification would write them down. */
const filters: [query: string, fits: (bike: FoundBike) => boolean][] = [
  ['kind=1', (bike) => bike.category_id === '1'],
  ['kind=2,3', (bike) => bike.category_id !== '1'],
  ['brand=yamaha', (bike) => bike.brand?.slug === 'yamaha'],
  ['brand=bajaj,honda', (bike) => ['bajaj', 'honda'].includes(bike.brand?.slug ?? '')],
  ['model=pulsar-150', (bike) => bike.model?.slug === 'pulsar-150'],
  ['model=pulsar-150,pulsar-ns160', (bike) => /^pulsar-(150|ns160)$/.test(bike.model?.slug ?? '')],
  ['priceMin=150000', (bike) => bike.resalePrice >= 150_000],
  ['priceMax=200000', (bike) => bike.resalePrice <= 200_000],
  ['yearMin=2018', (bike) => bike.year !== null && bike.year >= 2018],
  ['yearMax=2020', (bike) => bike.year !== null && bike.year <= 2020],
  ['kmMax=30000', (bike) => bike.km !== null && bike.km <= 30_000],
  // A limit as high as what stands where none is stated.
  ['kmMax=1000000', (bike) => bike.km !== null],
  ['ccMin=150', (bike) => bike.cc !== null && bike.cc >= 150],
  ['ccMin=200', (bike) => bike.cc !== null && bike.cc >= 200],
  ['ccMax=125', (bike) => bike.cc !== null && bike.cc <= 125],
  ['district=dhaka', (bike) => bike.district?.slug === 'dhaka'],
  ['district=sylhet,feni', (bike) => /^(sylhet|feni)$/.test(bike.district?.slug ?? '')],
  ['condition=excellent', (bike) => bike.condition === 'excellent'],
  ['condition=good,fair', (bike) => bike.condition !== 'excellent'],
  ['papers=complete', (bike) => bike.papers === 'complete'],
  ['owners=2', (bike) => bike.owners !== null && bike.owners <= 2],
  ['verified=1', (bike) => verified.has(bike.sellerId ?? '')],
  ['photos=1', (bike) => bike.photos > 0],
  ['advertised=1', (bike) => bike.advertised],
];

const keys: Record<string, (bike: FoundBike) => number> = {
  best: (bike) => -(ranks.get(bike._id) ?? 0),
  newest: (bike) => -Date.parse(bike.createdAt ?? ''),
  price: (bike) => bike.resalePrice,
  '-price': (bike) => -bike.resalePrice,
  km: (bike) => bike.km ?? Infinity,
  '-year': (bike) => -(bike.year ?? 0),
};
const sorts = Object.keys(keys);

describe('what is found is what a look at each bike finds', () => {
  test('each filter keeps some bikes and leaves some out', () => {
    expect(market.all).toHaveLength(many);
    for (const [query, fits] of filters) {
      if (query === 'photos=1') continue;
      const fitting = market.all.filter(fits).length;
      expect(fitting, query).toBeGreaterThan(0);
      expect(fitting, query).toBeLessThan(many);
    }
  });

  test.each(filters)('%s, in each order, page by page', async (query, fits) => {
    const expected = market.all.filter(fits);
    // Pages of the usual length are read by texts that are kept.
    for (const limit of [24, 60]) {
      for (const sort of sorts) {
        const found = await market.everyPage(`limit=${limit}&sort=${sort}&${query}`);
        expect(idsOf(found), sort).toEqual(idsOf(expected));
        const values = found.map((bike) => keys[sort]?.(bike) ?? 0);
        expect(values, sort).toEqual(values.toSorted((one, other) => one - other));
      }
    }
  });

  test.each<[string, (bike: FoundBike) => boolean]>([
    ['ccMin=32768', () => false],
    ['ccMin=262144', () => false],
    ['ccMax=131071', (bike) => bike.cc !== null],
    ['ccMax=999999999', (bike) => bike.cc !== null],
    ['ccMin=0&ccMax=125', (bike) => bike.cc !== null && bike.cc <= 125],
  ])('limits that no bike comes near: %s', async (query, fits) => {
    const expected = idsOf(market.all.filter(fits));
    // Read by a text that is kept, and by one of its own.
    for (const limit of [24, 60]) {
      expect(idsOf(await market.everyPage(`limit=${limit}&${query}`))).toEqual(expected);
    }
    const { total } = await market.ask(`${query}&limit=1`);
    expect(total).toBe(expected.length);
  });

  test('filters in pairs, with their count', async () => {
    for (const [place, [query, fits]] of filters.entries()) {
      for (const [other, otherFits] of filters.slice(place + 1)) {
        const [name, otherName] = [query, other].map((each) => each.split('=')[0]);
        if (name === otherName) continue;
        const expected = market.all.filter((bike) => fits(bike) && otherFits(bike));
        const { items, total } = await market.ask(`${query}&${other}&limit=100`);
        expect(total, `${query}&${other}`).toBe(expected.length);
        const found = idsOf(items);
        if (expected.length <= 100) expect(found, `${query}&${other}`).toEqual(idsOf(expected));
        else expect(idsOf(expected)).toEqual(expect.arrayContaining(found));
        const page = idsOf((await market.ask(`${query}&${other}&counts=0`)).items);
        expect(page, `${query}&${other}`).toHaveLength(Math.min(24, expected.length));
        expect(idsOf(expected)).toEqual(expect.arrayContaining(page));
      }
    }
  }, 60_000);
});

test('a sample of all bikes fits each filter as often as bikes do', async () => {
  await sql`UPDATE bike_search SET sampled = true`.execute(market.db);
  const sample = await readSample(market.db);
  for (const [query, fits] of filters) {
    const { wanted } = readSearch(Object.fromEntries(new URLSearchParams(query)));
    const fitting = allOf(sample.bikes, sampleConditions(sample, wanted).values());
    expect(countOf(fitting), query).toBe(market.all.filter(fits).length);
  }
});

test('what a search reads for further counts is bounded, with what it has read for the first', async () => {
  await sql`UPDATE bike_search SET sampled = true`.execute(market.db);
  const sample = await readSample(market.db);
  const samples = { all: sample, having: sample };
  let several = 0;
  for (const [query] of filters) {
    for (const readable of [20, 40, 80, 160].map((bikes) => bikes * sampling)) {
      const address = new URLSearchParams(`brand=honda&district=dhaka&${query}`);
      const { wanted } = readSearch(Object.fromEntries(address));
      const costs: number[] = [];
      const read: ReadFound = (asked) => {
        costs.push(asked.cost);
        return readFound(market.db, asked);
      };
      await countFacets(read, wanted, samples, { exactly: many, surelyMore: many, readable });
      if (costs.length < 2) continue;
      several += 1;
      const sum = costs.reduce((one, other) => one + other, 0);
      expect(sum, `${query} ${readable}`).toBeLessThanOrEqual(readable);
    }
  }
  expect(several).toBeGreaterThan(3);
});

test('counts that get no turn in time are told about, of each filter that they are told of else', async () => {
  await sql`UPDATE bike_search SET sampled = true`.execute(market.db);
  const sample = await readSample(market.db);
  const samples = { all: sample, having: sample };
  const limits = { exactly: many, surelyMore: many, readable: many * sampling };
  for (const [query] of filters) {
    const { wanted } = readSearch(Object.fromEntries(new URLSearchParams(`brand=honda&${query}`)));
    const told = await countFacets((asked) => readFound(market.db, asked), wanted, samples, limits);
    const late = await countFacets(async () => undefined, wanted, samples, limits);
    expect([...late.by.keys()].toSorted(), query).toEqual([...told.by.keys()].toSorted());
    expect(late.capped, query).toBe(true);
    // The sample is all bikes here, and each stands for some.
    expect(late.total, query).toBeGreaterThanOrEqual(told.total);
  }
});

describe('pages', () => {
  test.each(['best', 'price', '-price', 'newest', 'km', '-year'])(
    'by %s neither repeat nor lose a bike while prices change under them',
    async (sort) => {
      let turn = 0;
      const found = await market.everyPage(
        `limit=20&sort=${sort}&brand=bajaj,honda,yamaha`,
        async () => {
          turn += 1;
          // Some of those that were shown come behind, some of those to come were before: and back.
          for (const bike of market.all.filter((_, place) => place % 7 === turn % 7)) {
            await reprice(bike, 20_000 + ((bike.resalePrice * 7 + turn * 90_000) % 380_000));
          }
        },
      );
      expect(turn).toBeGreaterThan(2);
      const expected = market.all.filter((bike) =>
        /^(bajaj|honda|yamaha)$/.test(bike.brand?.slug ?? ''),
      );
      expect(idsOf(found)).toEqual(idsOf(expected));
    },
  );

  test.each(['price', '-price'])(
    'by %s neither repeat nor lose a bike whose price was being changed when the first was read',
    async (sort) => {
      const query = `sort=${sort}&brand=bajaj,honda`;
      const before = await market.everyPage(`limit=100&${query}`);
      const isBegun = Promise.withResolvers<void>();
      const isSeen = Promise.withResolvers<void>();
      const change = market.db.transaction().execute(async (trx) => {
        const [first, last] = [before[0], before.at(-1)];
        if (!first || !last) throw new Error('There are none.');
        await repriceIn(trx, first, last.resalePrice);
        await repriceIn(trx, last, first.resalePrice);
        isBegun.resolve();
        await isSeen.promise;
      });
      await Promise.race([isBegun.promise, change]);
      const found = await market.everyPage(`limit=20&${query}`, async () => {
        isSeen.resolve();
        await change;
      });
      expect(found.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
    },
  );
});

const reprice = (bike: FoundBike, price: number): Promise<void> =>
  market.db.transaction().execute((trx) => repriceIn(trx, bike, price));

async function repriceIn(
  trx: Queryable,
  { _id: id }: FoundBike,
  resale_price: number,
): Promise<void> {
  const { resale_price: before, original_price, seller_id } = await market.storedBike(id);
  await trx
    .insertInto('price_history')
    .values({
      id: newId(),
      product_id: id,
      original_price,
      resale_price: before,
      changed_by: seller_id,
    })
    .execute();
  await trx.updateTable('products').set({ resale_price }).where('id', '=', id).execute();
  await refreshSearch(trx, [id]);
}
