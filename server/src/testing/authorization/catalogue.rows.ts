import * as calls from '@motohaat/contract/calls';
import { expect } from 'vitest';

import { refreshSearch } from '../../modules/search-index/keep.ts';
import { everyone } from './everyone.ts';
import { type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const masked = expect.stringMatching(/^.\*\*\*@.\*\*\*\.[a-z]+$/);
const whole = expect.stringMatching(/^[^*]+@example\.com$/);

/** The bikes of both sellers: the first's, and the second's. */
const bikes = (first: object, second: object) =>
  expect.toSatisfy((list: Record<string, unknown>[]) => {
    const ofFirst = list.find(({ sellerName }) => sellerName === 'Rafiq Hasan');
    const ofSecond = list.find(({ sellerName }) => sellerName === 'Sadia Islam');
    expect(ofFirst).toMatchObject(first);
    expect(ofSecond).toMatchObject(second);
    return list.length === 2;
  });

/** The bike of the first seller, and the name under which visitors know that seller. */
const ofFirst = ({ db, seller }: World) =>
  db
    .selectFrom('products as p')
    .innerJoin('users as u', 'u.id', 'p.seller_id')
    .select(['p.id', 'u.public_id'])
    .where('u.id', '=', seller.id)
    .executeTakeFirstOrThrow();

const strangers = { email: masked, own: false };
const theirOwn = { email: whole, own: true };
const forTheAdmin = { email: whole, own: false };

export const catalogueRows: readonly Row[] = [
  {
    number: '34, what bikes like one cost',
    call: calls.catalogue.priceSense,
    request: () => ({ url: '/api/priceSense?model=pulsar-150&price=90000' }),
    cells: everyone([200, { priceSense: null }]),
  },
  {
    number: '8',
    call: calls.catalogue.categories,
    request: () => ({ url: '/api/categories' }),
    cells: everyone([200, [{ _id: '1' }, { _id: '2' }, { _id: '3' }]]),
  },
  {
    number: '9',
    call: calls.catalogue.category,
    request: () => ({ url: '/api/categories/1' }),
    cells: {
      ...everyone([200, bikes(strangers, strangers)]),
      'S=': [200, bikes(theirOwn, strangers)],
      'S≠': [200, bikes(theirOwn, strangers)],
      AD: [200, bikes(forTheAdmin, forTheAdmin)],
    },
  },
  {
    number: '9, a category that does not exist',
    call: calls.catalogue.category,
    request: () => ({ url: '/api/categories/4' }),
    cells: everyone([404, { code: 'not_found' }]),
  },
  {
    number: '23',
    call: calls.catalogue.adverts,
    request: () => ({ url: '/api/advertisedItems' }),
    cells: {
      ...everyone([200, bikes(strangers, strangers)]),
      'S=': [200, bikes(theirOwn, strangers)],
      'S≠': [200, bikes(theirOwn, strangers)],
    },
  },
  {
    number: '23, with a token that does not count',
    call: calls.catalogue.adverts,
    request: () => ({ url: '/api/advertisedItems', headers: { authorization: 'bearer null' } }),
    cells: everyone([200, bikes(strangers, strangers)]),
  },
  {
    number: '34, the page of a bike',
    call: calls.catalogue.bike,
    request: async (world) => {
      const { id } = await ofFirst(world);
      return { url: urlOf(calls.catalogue.bike, { id }) };
    },
    cells: {
      ...everyone([200, strangers]),
      'S=': [200, theirOwn],
      'S≠': [200, theirOwn],
      AD: [200, forTheAdmin],
    },
  },
  {
    number: '34, looking at a bike',
    call: calls.statistics.look,
    request: async (world) => {
      const { id } = await ofFirst(world);
      return { url: urlOf(calls.statistics.look, { id }) };
    },
    cells: everyone(204),
  },
  {
    number: '34, looking at a bike that nobody may see',
    call: calls.statistics.look,
    request: ({ buyer }) => ({ url: urlOf(calls.statistics.look, { id: buyer.id }) }),
    cells: everyone([404, { code: 'not_found' }]),
  },
  {
    number: '34, the page of a seller',
    call: calls.catalogue.seller,
    request: async (world) => {
      const { public_id: id } = await ofFirst(world);
      return { url: urlOf(calls.catalogue.seller, { id }) };
    },
    cells: {
      ...everyone([200, { name: 'Rafiq Hasan', items: [expect.objectContaining(strangers)] }]),
      'S=': [200, { items: [expect.objectContaining(theirOwn)] }],
      'S≠': [200, { items: [expect.objectContaining(theirOwn)] }],
      AD: [200, { items: [expect.objectContaining(forTheAdmin)] }],
    },
  },
  {
    number: '34, the page of a bike that nobody may see',
    call: calls.catalogue.bike,
    request: ({ buyer }) => ({ url: urlOf(calls.catalogue.bike, { id: buyer.id }) }),
    cells: everyone([404, { code: 'not_found' }]),
  },
  {
    number: '34, a search',
    call: calls.catalogue.search,
    request: async ({ db }) => {
      const all = await db.selectFrom('products').select('id').execute();
      await refreshSearch(
        db,
        all.map(({ id }) => id),
      );
      return { url: '/api/search' };
    },
    cells: {
      ...everyone([200, { items: bikes(strangers, strangers) }]),
      'S=': [200, { items: bikes(theirOwn, strangers) }],
      'S≠': [200, { items: bikes(theirOwn, strangers) }],
      AD: [200, { items: bikes(forTheAdmin, forTheAdmin) }],
    },
  },
  {
    number: '34, a search for something that nobody knows',
    call: calls.catalogue.search,
    request: () => ({ url: '/api/search?colour=red' }),
    cells: everyone([422, { code: 'invalid', message: expect.stringContaining('colour') }]),
  },
  {
    number: '34, suggestions',
    call: calls.catalogue.suggestions,
    request: () => ({ url: '/api/suggestions?q=pulsar' }),
    cells: everyone([200, expect.arrayContaining([expect.objectContaining({ kind: 'model' })])]),
  },
  {
    number: '34, where to begin among brands, models and districts',
    call: calls.catalogue.landings,
    request: () => ({ url: '/api/landings' }),
    cells: everyone([200, { groups: [] }]),
  },
  {
    number: '34, what there is to say of the bikes of a brand',
    call: calls.catalogue.landing,
    request: () => ({ url: '/api/landings/bajaj' }),
    cells: everyone([200, { bikes: 0, search: { brand: 'bajaj' }, related: [] }]),
  },
  {
    number: '34, a brand, model or district that nobody knows',
    call: calls.catalogue.landing,
    request: () => ({ url: '/api/landings/nothing' }),
    cells: everyone([404, { code: 'not_found' }]),
  },
];
