import type { FoundBike } from '@motohaat/contract/bike-facts';
import type { SearchAnswer } from '@motohaat/contract/search';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createMarket, type Market } from '../../testing/market.ts';
import { addSeededBikes } from '../../testing/seeded-bikes.ts';
import { refreshSearch } from '../search-index/keep.ts';

/** Bikes; more than a page, and few enough to be asked for often. */
const many = 150;

let market: Market;
let all: FoundBike[];
let verified: Set<string>;
beforeAll(async () => {
  market = await createMarket();
  await addSeededBikes(market.db, many);
  all = await everyPage('/api/search?counts=0&limit=100');
  const sellers = await market.db
    .selectFrom('users')
    .select('public_id')
    .where('email_verified', '=', true)
    .execute();
  verified = new Set(sellers.map(({ public_id: id }) => id));
}, 60_000);
afterAll(() => market.stop());

const nextOf = (headers: Record<string, unknown>) =>
  /^<([^>]+)>; rel="next"$/.exec(String(headers['link']))?.[1];

async function everyPage(url: string, between?: () => Promise<void>): Promise<FoundBike[]> {
  const answer = await market.app.inject(url);
  expect(answer.statusCode, answer.body).toBe(200);
  const { items } = answer.json<SearchAnswer>();
  const next = nextOf(answer.headers);
  if (next === undefined) return items;
  await between?.();
  return [...items, ...(await everyPage(next, between))];
}

const ask = async (query: string) => {
  const answer = await market.app.inject(`/api/search?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SearchAnswer>();
};

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
  newest: (bike) => -Date.parse(bike.createdAt ?? ''),
  price: (bike) => bike.resalePrice,
  '-price': (bike) => -bike.resalePrice,
  km: (bike) => bike.km ?? Infinity,
  '-year': (bike) => -(bike.year ?? 0),
};
const sorts = Object.keys(keys);

const idsOf = (bikes: readonly FoundBike[]) => bikes.map(({ _id }) => _id).toSorted();

describe('what is found is what a look at each bike finds', () => {
  test('each filter keeps some bikes and leaves some out', () => {
    expect(all).toHaveLength(many);
    for (const [query, fits] of filters) {
      if (query === 'photos=1') continue;
      const fitting = all.filter(fits).length;
      expect(fitting, query).toBeGreaterThan(0);
      expect(fitting, query).toBeLessThan(many);
    }
  });

  test.each(filters)('%s, in each order, page by page', async (query, fits) => {
    const expected = all.filter(fits);
    for (const sort of sorts) {
      const found = await everyPage(`/api/search?counts=0&limit=60&sort=${sort}&${query}`);
      expect(idsOf(found), sort).toEqual(idsOf(expected));
      const values = found.map((bike) => keys[sort]?.(bike) ?? 0);
      expect(values, sort).toEqual(values.toSorted((one, other) => one - other));
    }
  });

  test('filters in pairs, with their count', async () => {
    for (const [place, [query, fits]] of filters.entries()) {
      for (const [other, otherFits] of filters.slice(place + 1)) {
        const [name, otherName] = [query, other].map((each) => each.split('=')[0]);
        if (name === otherName) continue;
        const expected = all.filter((bike) => fits(bike) && otherFits(bike));
        const { items, total } = await ask(`${query}&${other}&limit=100`);
        expect(total, `${query}&${other}`).toBe(expected.length);
        const found = idsOf(items);
        if (expected.length <= 100) expect(found, `${query}&${other}`).toEqual(idsOf(expected));
        else expect(idsOf(expected)).toEqual(expect.arrayContaining(found));
      }
    }
  }, 60_000);
});

describe('pages', () => {
  test.each(['price', '-price', 'newest', 'km'])(
    'by %s neither repeat nor lose a bike while prices change under them',
    async (sort) => {
      let turn = 0;
      const found = await everyPage(
        `/api/search?counts=0&limit=20&sort=${sort}&brand=bajaj,honda,yamaha`,
        async () => {
          turn += 1;
          // Some of those that were shown come behind, some of those to come were before: and back.
          for (const bike of all.filter((_, place) => place % 7 === turn % 7)) {
            await reprice(bike, 20_000 + ((bike.resalePrice * 7 + turn * 90_000) % 380_000));
          }
        },
      );
      expect(turn).toBeGreaterThan(2);
      const expected = all.filter((bike) => /^(bajaj|honda|yamaha)$/.test(bike.brand?.slug ?? ''));
      expect(idsOf(found)).toEqual(idsOf(expected));
    },
  );
});

async function reprice({ _id: id }: FoundBike, resale_price: number): Promise<void> {
  await market.db.transaction().execute(async (trx) => {
    const { resale_price: before, original_price, seller_id } = await market.storedBike(id);
    await trx
      .insertInto('price_history')
      .values({ id: newId(), product_id: id, original_price, resale_price: before, changed_by: seller_id })
      .execute();
    await trx.updateTable('products').set({ resale_price }).where('id', '=', id).execute();
    await refreshSearch(trx, [id]);
  });
}

describe('an address', () => {
  const refused = async (query: string, language = 'en') => {
    const answer = await market.app.inject({
      url: `/api/search?${query}`,
      headers: { 'accept-language': language },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    return answer.json<{ code: string; message: string; fields: Record<string, string> }>();
  };

  test.each([
    ['colour=red', 'colour', 'colour'],
    ['utm_source=fb', 'utm_source', 'utm_source'],
    ['brand=bajaj,nothing', 'brand', 'bajaj,nothing'],
    ['model=Pulsar', 'model', 'Pulsar'],
    ['district=paris', 'district', 'paris'],
    ['kind=4', 'kind', '4'],
    ['condition=new', 'condition', 'new'],
    ['papers=1', 'papers', '1'],
    ['owners=0', 'owners', '0'],
    ['verified=yes', 'verified', 'yes'],
    ['priceMax=1%2C00%2C000', 'priceMax', '1,00,000'],
    ['yearMin=-1', 'yearMin', '-1'],
    ['sort=cheap', 'sort', 'cheap'],
  ])('%s is refused with a sentence that names it', async (query, field, named) => {
    for (const language of ['en', 'bn']) {
      const { code, message, fields } = await refused(query, language);
      expect(code).toBe('invalid');
      expect(message).toContain(named);
      expect(message).toContain(field);
      expect(fields).toEqual({ [field]: message });
      expect(/[\u0980-\u09ff]/.test(message)).toBe(language === 'bn');
    }
  });

  test('with empty values asks for nothing', async () => {
    expect((await ask('q=&priceMin=&brand=&sort=')).total).toBe(many);
  });

  test('with the cursor of another order is refused', async () => {
    const answer = await market.app.inject('/api/search?limit=5&sort=price');
    const cursor = new URL(nextOf(answer.headers) ?? '', 'http://x').searchParams.get('cursor');
    expect(await refused(`sort=newest&cursor=${cursor}`)).toMatchObject({ code: 'bad_cursor' });
  });
});

describe('counts', () => {
  test('are left out where they are not asked for', async () => {
    const answer = await ask('counts=0&brand=bajaj');
    expect(Object.keys(answer).toSorted()).toEqual(['items', 'understood']);
  });

  test('beside each value say what choosing it alone would find, all other filters as they are', async () => {
    const query = 'brand=bajaj&priceMax=200000&district=dhaka';
    const { facets = {} } = await ask(query);
    const chosen = new URLSearchParams(query);
    for (const [name, values] of Object.entries(facets)) {
      for (const { value, count, about } of values.slice(0, 3)) {
        const one = new URLSearchParams(chosen);
        one.set(name, value);
        expect((await ask(String(one))).total, `${name}=${value}`).toBe(count);
        expect(about).toBe(false);
      }
    }
  });

  test('name brands, models and districts in the language that was asked for', async () => {
    const url = '/api/search?brand=bajaj&model=pulsar-150&district=dhaka';
    const nameOf = async (language: string) => {
      const answer = await market.app.inject({ url, headers: { 'accept-language': language } });
      const { brand, model, district } = answer.json<SearchAnswer>().facets ?? {};
      return [brand, model, district].map(
        (values, place) =>
          values?.find(({ value }) => value === ['bajaj', 'pulsar-150', 'dhaka'][place])?.name,
      );
    };
    expect(await nameOf('en')).toEqual(['Bajaj', 'Pulsar 150', 'Dhaka']);
    expect(await nameOf('bn')).toEqual(['বাজাজ', 'পালসার ১৫০', 'ঢাকা']);
  });

  test('of an empty result say which filter to leave out, and what there is then', async () => {
    const { items, total, loosen = [] } = await ask('brand=bajaj&district=sylhet&priceMax=500');
    expect([items, total]).toEqual([[], 0]);
    expect(loosen.map(({ name }) => name)).toEqual(['priceMax']);
    expect((await ask('brand=bajaj&district=sylhet')).total).toBe(loosen[0]?.count);
  });
});
