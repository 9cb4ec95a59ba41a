import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { addProduct } from '../rows.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Endpoint, type Expectation, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String) };
const notFound = { code: 'not_found', message: 'There is nothing here.' };
const nothingDeleted = { deletedCount: 0, message: expect.any(String) };

/** For sellers alone, of their own. */
function sellersOnly(own: Expectation, foreign: Expectation, refusal: object = {}): Row['cells'] {
  return {
    ...everyone([403, { code: 'forbidden', ...refusal }]),
    AN: [401, { code: 'unauthenticated', ...refusal }],
    'S=': own,
    'S≠': foreign,
  };
}

/** A draft of the target's, or for those who have none, of a seller's; the only one there is. */
async function draftOf(world: World, { target }: Cell): Promise<string> {
  const id = newId();
  const seller_id = target.role === 'seller' ? target.id : world.seller.id;
  await world.db.deleteFrom('listing_drafts').execute();
  const body = JSON.stringify({ name: 'Unfinished' });
  await world.db.insertInto('listing_drafts').values({ id, seller_id, body }).execute();
  return id;
}

const onDraft = (call: Endpoint, body?: Record<string, unknown>) => ({
  call,
  request: async (world: World, cell: Cell) => ({
    url: urlOf(call, { id: await draftOf(world, cell) }),
    ...(body && { body }),
  }),
});

/** Renewing a bike of the target's in some state. */
const renewing = (number: string, status: 'active' | 'draft'): Row => ({
  number,
  call: calls.products.renew,
  request: async (world, { target }) => {
    const seller_id = target.role === 'seller' ? target.id : world.seller.id;
    const { id } = await addProduct(world.db, { seller_id, category_id: 3, status });
    return { url: `/api/products/${id}/renew` };
  },
  cells: sellersOnly(
    [200, { acknowledged: true, status: 'active' }],
    [404, { ...refused, ...notFound }],
    refused,
  ),
});

/** The numbers of a bike of the target's, which nobody but its seller reads or sets. */
const numbers = (number: string, call: Endpoint, body?: Record<string, unknown>): Row => ({
  number,
  call,
  request: async (world, { target }) => {
    const seller_id = target.role === 'seller' ? target.id : world.seller.id;
    const { id } = await addProduct(world.db, { seller_id, category_id: 3 });
    return { url: urlOf(call, { id }), ...(body && { body }) };
  },
  cells: sellersOnly([200, { chassis: null }], [404, notFound]),
});

export const draftRows: readonly Row[] = [
  {
    number: '36, keeping a draft',
    ...onDraft(calls.drafts.create, { name: 'Unfinished' }),
    cells: sellersOnly(
      [200, { acknowledged: true, insertedId: expect.any(String) }],
      [200, { acknowledged: true }],
      refused,
    ),
  },
  {
    number: '36, my drafts',
    ...onDraft(calls.drafts.list),
    cells: sellersOnly([200, [{ body: { name: 'Unfinished' } }]], [200, []]),
  },
  {
    number: '36, saving a draft',
    ...onDraft(calls.drafts.save, { name: 'Nearly finished' }),
    cells: sellersOnly([200, { acknowledged: true }], [404, { ...refused, ...notFound }], refused),
  },
  {
    number: '36, forgetting a draft',
    ...onDraft(calls.drafts.remove),
    cells: sellersOnly(
      [200, { deletedCount: 1 }],
      [404, { ...nothingDeleted, ...notFound }],
      nothingDeleted,
    ),
  },
  numbers('36, the numbers of a bike', calls.products.numbers),
  numbers('36, setting the numbers of a bike', calls.products.setNumbers, { engine: 'JC1234567' }),
  renewing('36, renewing a bike', 'active'),
  renewing('36, publishing a draft', 'draft'),
];
