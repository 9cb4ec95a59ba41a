import type { SearchAnswer, Suggestion } from '@motohaat/contract/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createSearchMarket, idsOf, nextOf, type SearchMarket } from '../../testing/searching.ts';
import { refreshSearch } from '../search-index/keep.ts';
import { countFacets } from './postgres/count.ts';
import { type FoundRead, readFound } from './postgres/read-found.ts';
import { readSample } from './postgres/sample.ts';

const many = 150;

let market: SearchMarket;
beforeAll(async () => {
  market = await createSearchMarket(many);
}, 60_000);
afterAll(() => market.stop());

const refused = async (query: string, language = 'en') => {
  const answer = await market.app.inject({
    url: `/api/search?${query}`,
    headers: { 'accept-language': language },
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  return answer.json<{ code: string; message: string; fields: Record<string, string> }>();
};

const named = async (q: string) => market.ask(`limit=100&q=${encodeURIComponent(q)}`);

describe('an address', () => {
  test.each([
    ['colour=red', 'colour', 'colour'],
    ['utm_source=fb', 'utm_source', 'utm_source'],
    ['brand=bajaj,nothing', 'brand', '“nothing”'],
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
  ])('%s is refused with a sentence that names it', async (query, field, told) => {
    for (const language of ['en', 'bn']) {
      const { code, message, fields } = await refused(query, language);
      expect(code).toBe('invalid');
      expect(message).toContain(told);
      expect(message).toContain(field);
      expect(fields).toEqual({ [field]: message });
      expect(/[\u0980-\u09ff]/.test(message)).toBe(language === 'bn');
    }
  });

  test.each([
    ['limit=0', 'limit cannot be “0”.'],
    ['counts=2', 'counts cannot be “2”.'],
    ['brand=bajaj&brand=honda', 'brand cannot be “bajaj,honda”.'],
    [`q=${'x'.repeat(401)}`, `q cannot be “${'x'.repeat(59)}…”.`],
  ])(
    '%.30s is refused with a sentence that names it, and says what it may be',
    async (query, told) => {
      const { message, fields } = await refused(query);
      expect(message).toBe(`${told} ${Object.values(fields ?? {})[0]}`);
    },
  );

  test('with empty values asks for nothing', async () => {
    expect((await market.ask('q=&priceMin=&brand=&sort=')).total).toBe(many);
  });

  test('with the cursor of another order is refused', async () => {
    const answer = await market.app.inject('/api/search?limit=5&sort=price');
    const cursor = new URL(nextOf(answer.headers) ?? '', 'http://x').searchParams.get('cursor');
    // Those of numbers too, whose places in another order look alike.
    for (const sort of ['newest', '-price', 'km', 'best']) {
      expect(await refused(`sort=${sort}&cursor=${cursor}`)).toMatchObject({ code: 'bad_cursor' });
    }
  });
});

describe('counts', () => {
  test('are left out where they are not asked for', async () => {
    const answer = await market.ask('counts=0&brand=bajaj');
    expect(Object.keys(answer).toSorted()).toEqual(['items', 'understood']);
  });

  test.each([
    'brand=bajaj&priceMax=200000&district=dhaka',
    'model=pulsar-150&yearMin=2016&owners=2&papers=complete',
    'district=dhaka,gazipur&condition=good&verified=1&kmMax=50000&kind=2',
    'ccMin=120&ccMax=165&priceMin=60000&priceMax=180000&photos=1',
    'brand=yamaha&model=fzs-v3&advertised=1',
    'q=garaged%20bajaj&priceMax=200000&owners=2',
  ])('of %s beside each value are what choosing it alone finds', async (query) => {
    const { facets = {}, total } = await market.ask(query);
    const chosen = new URLSearchParams(query);
    for (const [name, values] of Object.entries(facets)) {
      for (const { value, count, about } of values.slice(0, 3)) {
        const one = new URLSearchParams(chosen);
        one.set(name, value);
        expect((await market.ask(String(one))).total, `${name}=${value}`).toBe(count);
        expect(about).toBe(false);
      }
    }
    const found = await market.everyPage(`limit=100&${query}`);
    expect(found).toHaveLength(total ?? -1);
  });

  test('stand beside steps of every limit, and beside a limit that is set to anything else', async () => {
    const { facets = {}, total } = await market.ask('priceMax=137000&owners=3');
    for (const name of ['priceMin', 'yearMin', 'yearMax', 'kmMax', 'ccMin', 'ccMax'] as const) {
      expect(facets[name]?.length, name).toBeGreaterThan(1);
    }
    expect(facets.priceMax?.find(({ value }) => value === '137000')?.count).toBe(total);
    const counts = new Set(facets.priceMax?.map(({ count }) => count));
    expect(counts.size).toBeGreaterThan(2);
  });

  test('name the neighbours of a district, whether they have bikes or not', async () => {
    const { facets = {} } = await market.ask('district=panchagarh&brand=bajaj');
    const slugs = facets.district?.map(({ value }) => value);
    expect(slugs).toEqual(expect.arrayContaining(['panchagarh', 'dinajpur', 'thakurgaon']));
  });

  test('of many are estimated from a sample: rounded, told as such, and never nothing', async () => {
    await sql`UPDATE bike_search SET sampled = km < 60000`.execute(market.db);
    const wanted = { filters: {}, words: [], areas: [], loose: {} };
    const few = { exactly: 100, surelyMore: 30, readable: many };
    const sample = await readSample(market.db);
    const samples = { all: sample, having: sample };
    const read = (asked: FoundRead) => readFound(market.db, asked);
    const { total, capped, by } = await countFacets(read, wanted, samples, few);
    expect(capped).toBe(true);
    expect(total).toBeGreaterThan(100);
    for (const [name, { values, about }] of by) {
      expect(about, name).toBe(true);
      for (const count of values.values()) expect(count).toBeGreaterThanOrEqual(64);
    }
    expect(by.get('brand')?.values.size).toBeGreaterThan(2);
    const verified = { ...wanted, filters: { verified: true } as const };
    const one = await countFacets(read, verified, samples, few);
    expect(one.by.get('verified')).toEqual({ values: new Map([['1', one.total]]), about: true });
    const exact = await countFacets(read, wanted, samples, {
      exactly: many,
      surelyMore: many,
      readable: 64 * many,
    });
    expect(exact).toMatchObject({ total: many, capped: false });
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
    const {
      items,
      total,
      loosen = [],
    } = await market.ask('brand=bajaj&district=sylhet&priceMax=500');
    expect([items, total]).toEqual([[], 0]);
    expect(loosen.map(({ name }) => name)).toEqual(['priceMax']);
    expect((await market.ask('brand=bajaj&district=sylhet')).total).toBe(loosen[0]?.count);
  });

  test('of an empty result say which two to leave out where one alone is of no help', async () => {
    const { loosen = [] } = await market.ask('brand=bajaj&priceMax=500&kmMax=1');
    const { total: count } = await market.ask('brand=bajaj');
    expect(loosen[0]).toEqual({ name: 'priceMax', and: ['kmMax'], count });
  });
});

describe('a text', () => {
  test('becomes filters, which are told in the language that was asked for', async () => {
    const { items, understood } = await named('pulsar 150 dhaka under 2 lakh');
    expect(understood.map(({ name, value }) => [name, value])).toEqual([
      ['model', 'pulsar-150'],
      ['district', 'dhaka'],
      ['priceMax', '200000'],
    ]);
    expect(understood.map(({ label }) => label)).toEqual([
      'Pulsar 150',
      'Dhaka',
      'up to ৳2,00,000',
    ]);
    expect(idsOf(items)).toEqual(
      idsOf(
        market.all.filter(
          ({ model, district, resalePrice }) =>
            model?.slug === 'pulsar-150' && district?.slug === 'dhaka' && resalePrice <= 200_000,
        ),
      ),
    );
  });

  test('gives way where the address says something of the same', async () => {
    const { items, understood } = await market.ask('limit=100&q=bajaj+dhaka&brand=yamaha');
    expect(understood.map(({ name }) => name)).toEqual(['district']);
    for (const { brand, district } of items) {
      expect([brand?.slug, district?.slug]).toEqual(['yamaha', 'dhaka']);
    }
    expect(items.length).toBeGreaterThan(0);
  });

  test('of unknown words finds what has all of them in its texts, and nothing else', async () => {
    const { items, total, understood } = await named('garaged');
    expect(total).toBe(Math.ceil(many / 5));
    for (const { description } of items) expect(description).toContain('garaged');
    expect(understood).toMatchObject([{ name: 'q', words: 'garaged' }]);
    expect((await named('garaged xylophone')).items).toEqual([]);
  });

  test('finds bikes whose sellers only wrote it, which its filters leave out', async () => {
    const { id } = await market.bike({ name: 'Suzuki Gixxer SF', location: 'Mirpur 10, Dhaka' });
    await refreshSearch(market.db, [id]);
    for (const q of [
      'gixxer sf',
      'suzuki',
      'জিক্সার এসএফ',
      'gixxer',
      'suzuki mirpur',
      'gixxer dhaka',
    ]) {
      expect(idsOf((await named(q)).items), q).toContain(id);
    }
    expect(idsOf((await market.ask('brand=suzuki&limit=100')).items)).not.toContain(id);
    await market.db.deleteFrom('products').where('id', '=', id).execute();
  });

  test('finds bikes by the area that their location names, whether or not a district is stated', async () => {
    const bikes = await Promise.all([
      market.bike({ name: 'Zeppelin one', location: 'Mirpur 10' }),
      market.bike({ name: 'Zeppelin two', location: 'মিরপুর ১০ নম্বর', district: 'dhaka' }),
    ]);
    const ids = bikes.map(({ id }) => id);
    await refreshSearch(market.db, ids);
    for (const q of ['zeppelin mirpur', 'zeppelin dhaka', 'zeppelin মিরপুর ঢাকা']) {
      expect(idsOf((await named(q)).items), q).toEqual(ids.toSorted());
    }
    expect((await named('zeppelin uttara')).items).toEqual([]);
    await market.db.deleteFrom('products').where('id', 'in', ids).execute();
  });

  test('does not find a phone number that readers do not see', async () => {
    const { id } = await market.bike({ description: 'Call 01712345678 for the zeppelin.' });
    await refreshSearch(market.db, [id]);
    expect(idsOf((await named('zeppelin')).items)).toEqual([id]);
    expect((await named('01712345678')).items).toEqual([]);
    await market.db.deleteFrom('products').where('id', '=', id).execute();
  });
});

describe('suggestions', () => {
  test('name what one may be typing, in the script that is typed', async () => {
    const answer = await market.app.inject('/api/suggestions?q=puls');
    expect(answer.json<Suggestion[]>()[0]).toMatchObject({ kind: 'model', of: 'Bajaj' });
    const inBangla = await market.app.inject(`/api/suggestions?q=${encodeURIComponent('পাল')}`);
    expect(inBangla.json<Suggestion[]>()[0]?.name).toMatch(/^পালসার/);
    expect((await market.app.inject('/api/suggestions?q=p')).json()).toEqual([]);
  });
});
