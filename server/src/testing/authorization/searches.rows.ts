import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { addProduct } from '../rows.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Expectation, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String) };
const nothingDeleted = { deletedCount: 0, message: expect.any(String) };

/** For everybody who is signed in: of the caller's own; another's answers like one that is not there. */
function ownOnly(own: Expectation, foreign: Expectation, refusal: object = {}): Row['cells'] {
  return {
    ...everyone(foreign),
    AN: [401, { code: 'unauthenticated', ...refusal }],
    'B=': own,
    'S=': own,
    AD: own,
  };
}

/** Path of a call on a search that the target has saved. */
const ofSaved =
  (call: Row['call'], body?: Record<string, unknown>): Row['request'] =>
  async (world: World, { target }: Cell) => {
    const id = newId();
    const facts = { address: '{"q":"r15"}', filters: '{}', anchors: ['*'] };
    await world.db
      .insertInto('saved_searches')
      .values({ id, user_id: target.id, name: 'R15', address_key: `q=${id}`, ...facts })
      .execute();
    return { url: urlOf(call, { id }), ...(body && { body }) };
  };

const shown = {
  _id: expect.any(String),
  name: 'R15',
  address: { q: 'r15' },
  notify: 'at-once',
  newBikes: 0,
  lookedAt: expect.any(String),
  createdAt: expect.any(String),
};
const done = { acknowledged: true, insertedId: expect.any(String) };
const own = expect.toSatisfy((list: { name: string }[]) => list.length > 0 && list.length < 10);

export const searchRows: readonly Row[] = [
  {
    number: '35, saving a search',
    call: calls.savedSearches.create,
    request: () => ({ url: '/api/savedSearches', body: { address: { q: newId() } } }),
    cells: ownOnly([200, done], [200, done], refused),
  },
  {
    number: '35, my saved searches',
    call: calls.savedSearches.list,
    request: async (world, cell) => {
      await ofSaved(calls.savedSearches.list)(world, cell);
      return { url: '/api/savedSearches' };
    },
    cells: ownOnly([200, own], [200, own]),
  },
  {
    number: '35, looking at a saved search',
    call: calls.savedSearches.edit,
    request: ofSaved(calls.savedSearches.edit, { looked: true }),
    cells: ownOnly([200, shown], [404, { ...refused, code: 'not_found' }], refused),
  },
  {
    number: '35, deleting a saved search',
    call: calls.savedSearches.remove,
    request: ofSaved(calls.savedSearches.remove),
    cells: ownOnly([200, { deletedCount: 1 }], [404, nothingDeleted], nothingDeleted),
  },
  {
    number: '35, looking at a bike',
    call: calls.seenBikes.add,
    request: async (world) => ({
      url: '/api/seenBikes',
      body: { productId: (await addProduct(world.db, { seller_id: world.seller.id })).id },
    }),
    cells: ownOnly([200, { acknowledged: true }], [200, { acknowledged: true }], refused),
  },
  {
    number: '35, the bikes that I looked at',
    call: calls.seenBikes.list,
    request: () => ({ url: '/api/seenBikes' }),
    cells: ownOnly([200, expect.any(Array)], [200, expect.any(Array)]),
  },
  {
    number: '35, forgetting which bikes I looked at',
    call: calls.seenBikes.clear,
    request: () => ({ url: '/api/seenBikes' }),
    cells: ownOnly(
      [200, { deletedCount: expect.any(Number) }],
      [200, { deletedCount: expect.any(Number) }],
      nothingDeleted,
    ),
  },
];
