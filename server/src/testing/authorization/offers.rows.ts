import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { addProduct } from '../rows.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String), code: expect.any(String) };

/** A bike of the target's, or for buyers of the seller's. */
const bikeOf = (world: World, { target }: Cell) =>
  addProduct(world.db, {
    seller_id: target.role === 'seller' ? target.id : world.seller.id,
    resale_price: 100_000,
    created_at: new Date(Date.now() - 2 * 86_400_000),
  });

/** An offer of the target's, or for a bike of the target's. */
async function offerOf(world: World, cell: Cell): Promise<string> {
  const bike = await bikeOf(world, cell);
  const id = newId();
  const parties = {
    product_id: bike.id,
    buyer_id: cell.target.role === 'buyer' ? cell.target.id : world.buyer.id,
    seller_id: bike.seller_id,
    // Of before: an account makes so many a day.
    created_at: new Date(Date.now() - 2 * 86_400_000),
  };
  await world.db
    .insertInto('conversations')
    .values({ ...parties, id: newId() })
    .execute();
  await world.db
    .insertInto('offers')
    .values({
      ...parties,
      id,
      amount: 90_000,
      asked: 100_000,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return id;
}

const forParties = {
  AN: [401, { code: 'unauthenticated' }],
  AD: [403, { code: 'forbidden', message: 'Only the buyer and the seller can do this.' }],
} as const;
const list = [200, expect.any(Array)] as const;
const notFound = [404, { ...refused, code: 'not_found' }] as const;
const buyersOnly = [
  403,
  { ...refused, code: 'forbidden', message: 'Only buyers can make offers.' },
] as const;

export const offerRows: readonly Row[] = [
  {
    number: '42, my offers',
    call: calls.offers.list,
    request: async (world, cell) => {
      await offerOf(world, cell);
      return { url: '/api/offers' };
    },
    cells: { ...everyone([...list]), AN: [...forParties.AN], AD: [...forParties.AD] },
  },
  {
    number: '42, making an offer',
    call: calls.offers.create,
    request: async (world, cell) => {
      const bike = await bikeOf(world, cell);
      return { url: '/api/offers', body: { productId: bike.id, amount: 90_000 } };
    },
    cells: {
      ...everyone([...buyersOnly]),
      AN: [401, { ...refused, code: 'unauthenticated' }],
      'B=': [200, { acknowledged: true, insertedId: expect.any(String) }],
      'B≠': [200, { acknowledged: true, insertedId: expect.any(String) }],
    },
  },
  {
    number: '42, answering an offer',
    call: calls.offers.answer,
    request: async (world, cell) => ({
      url: urlOf(calls.offers.answer, { id: await offerOf(world, cell) }),
      body: { act: cell.target.role === 'seller' ? 'accept' : 'withdraw', version: 1 },
    }),
    cells: {
      ...everyone([...notFound]),
      AN: [401, { ...refused, code: 'unauthenticated' }],
      'B=': [200, { acknowledged: true, status: 'withdrawn' }],
      'S=': [200, { acknowledged: true, status: 'accepted' }],
      AD: [403, { ...refused, code: 'forbidden' }],
    },
  },
];
