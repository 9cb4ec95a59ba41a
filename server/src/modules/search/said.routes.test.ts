import { listFilters, type Suggestion } from '@motohaat/contract/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createSearchMarket, type SearchMarket } from '../../testing/searching.ts';
import { refreshSearch } from '../search-index/keep.ts';

let market: SearchMarket;
beforeAll(async () => {
  market = await createSearchMarket(60);
  // By the specification's call, with names and places alone; of some a little more is stated.
  const written = [
    { name: 'Bajaj Pulsar', location: 'Dhanmondi, Dhaka' },
    { name: 'Bajaj Pulsar 150 red', location: 'Gazipur' },
    { name: 'Yamaha R15 V3', location: 'Dhaka', brand: 'yamaha' },
    { name: 'Pulsar NS160', location: 'Savar, Dhaka', condition: 'excellent' as const },
  ];
  const added = await Promise.all(written.map((bike) => market.bike({ km: 9_000, ...bike })));
  await refreshSearch(
    market.db,
    added.map(({ id }) => id),
  );
}, 60_000);
afterAll(() => market.stop());

const listNames = new Set<string>(listFilters);
const totalOf = async (query: Record<string, string>) =>
  (await market.ask(String(new URLSearchParams(query)))).total;

describe.each([
  'bajaj pulsar',
  'bajaj in dhaka',
  'yamaha dhaka under 3 lakh',
  'scooter near dhaka',
])('beside %s', (q) => {
  const ask = () => market.ask(String(new URLSearchParams({ q })));

  test('each value is counted as what is found with it, alone or with what the text says', async () => {
    const { total = 0, facets = {}, understood } = await ask();
    expect(total).toBeGreaterThan(0);
    for (const [name, values] of Object.entries(facets)) {
      const said = understood.filter((each) => each.name === name);
      const chosen = said.flatMap((each) => each.value.split(','));
      for (const { value, count } of values.filter((_, place) => place % 3 === 0)) {
        expect(await totalOf({ q, [name]: value }), `${name}=${value}`).toBe(count);
        if (chosen.length === 0 || chosen.includes(value) || !listNames.has(name)) continue;
        const both = new URLSearchParams({ q, [name]: [...chosen, value].join(',') });
        const answer = await market.ask(String(both));
        expect(answer.total, String(both)).toBe(total + count);
        // The words still say a part of it.
        expect(answer.understood).toEqual(understood);
      }
    }
  });

  test('all that it says may be stated too, and is as loose as the text', async () => {
    const { total, understood } = await ask();
    const all = new URLSearchParams({ q });
    for (const { name, value } of understood) {
      if (name !== 'q') all.set(name, [all.get(name), value].filter(Boolean).join(','));
    }
    expect((await market.ask(String(all))).total).toBe(total);
  });
});

const suggest = (query: string) => market.app.inject(`/api/suggestions?${query}`);

describe('suggestions', () => {
  test('are as many of the kinds that are asked for as fit', async () => {
    const places = (await suggest('q=ba&kinds=district,area')).json<Suggestion[]>();
    const kinds = places.map(({ kind }) => kind);
    expect(kinds).toHaveLength(8);
    expect([...new Set(kinds)]).toEqual(['district', 'area']);
    const models = (await suggest('q=puls&kinds=model')).json<Suggestion[]>();
    expect(models.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'model'));
  });

  test.each(['cars', 'model,cars', ''])('of kinds “%s” are refused by that name', async (wrong) => {
    const answer = await suggest(`q=puls&kinds=${wrong}`);
    const refused = { code: 'invalid', fields: { kinds: expect.any(String) } };
    expect(answer.json()).toMatchObject(refused);
    expect(answer.json<{ message: string }>().message).toContain(`kinds cannot be “${wrong}”`);
  });
});
