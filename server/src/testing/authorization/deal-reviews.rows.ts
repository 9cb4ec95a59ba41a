import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { addBooking, addProduct } from '../rows.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Endpoint, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String), code: expect.any(String) };
const notFound = { ...refused, code: 'not_found', message: 'There is nothing here.' };
const notParty = {
  ...refused,
  code: 'forbidden',
  message: 'Only the buyer and the seller can do this.',
};
const done = { acknowledged: true };
const words = 'All papers were there, as agreed.';
const day = 86_400_000;

/** A completed booking of the target's; for others, of somebody's. */
async function completed(world: World, { target }: Cell) {
  const seller = target.role === 'seller' ? target : world.seller;
  const buyer = target.role === 'buyer' ? target : world.buyer;
  const bike = await addProduct(world.db, {
    seller_id: seller.id,
    status: 'sold',
    created_at: new Date(Date.now() - 2 * day),
  });
  const booking = await addBooking(world.db, bike, { buyer_id: buyer.id, status: 'completed' });
  return { booking, seller, buyer };
}

/** A review that can be read, which the target got; for others, the seller. */
async function reviewed(world: World, cell: Cell): Promise<string> {
  const { booking, seller, buyer } = await completed(world, cell);
  const isOfBuyer = cell.target.role === 'buyer';
  const id = newId();
  await world.db
    .insertInto('deal_reviews')
    .values({
      id,
      booking_id: booking.id,
      side: isOfBuyer ? 'seller' : 'buyer',
      author_id: isOfBuyer ? seller.id : buyer.id,
      about_id: isOfBuyer ? buyer.id : seller.id,
      stars: 2,
      words,
      written_at: new Date(Date.now() - day),
      shown_at: new Date(Date.now() - day),
    })
    .execute();
  return id;
}

const sellerOf = async ({ db, seller }: World) =>
  db.selectFrom('users').select('public_id').where('id', '=', seller.id).executeTakeFirstOrThrow();

const onReview = (
  number: string,
  call: Endpoint,
  body: Record<string, unknown>,
  cells: Row['cells'],
): Row => ({
  number,
  call,
  request: async (world, cell) => ({ url: urlOf(call, { id: await reviewed(world, cell) }), body }),
  cells,
});

const byAdmin: Row['cells'] = {
  ...everyone([403, { ...refused, code: 'forbidden' }]),
  AN: [401, { ...refused, code: 'unauthenticated' }],
  AD: [200, done],
};

export const dealReviewRows: readonly Row[] = [
  {
    number: '43, what both sides say of each other',
    call: calls.dealReviews.ofBooking,
    request: async (world, cell) => ({
      url: urlOf(calls.dealReviews.ofBooking, { id: (await completed(world, cell)).booking.id }),
    }),
    cells: {
      ...everyone([404, { code: 'not_found' }]),
      AN: [401, { code: 'unauthenticated' }],
      'B=': [200, { mine: null, theirs: null, mayWrite: true }],
      'S=': [200, { mine: null, theirs: null, mayWrite: true }],
      AD: [403, { code: 'forbidden' }],
    },
  },
  {
    number: '43, reviewing the other side',
    call: calls.dealReviews.write,
    request: async (world, cell) => ({
      url: urlOf(calls.dealReviews.write, { id: (await completed(world, cell)).booking.id }),
      body: { stars: 4, words },
    }),
    cells: {
      ...everyone([404, notFound]),
      AN: [401, { ...refused, code: 'unauthenticated' }],
      'B=': [200, done],
      'S=': [200, done],
      AD: [403, notParty],
    },
  },
  onReview(
    '43, answering a review',
    calls.dealReviews.answer,
    { words },
    {
      ...everyone([404, notFound]),
      AN: [401, { ...refused, code: 'unauthenticated' }],
      'B=': [200, done],
      'S=': [200, done],
      AD: [403, notParty],
    },
  ),
  onReview(
    '43, reporting a review',
    calls.dealReviews.report,
    { reason: 'untrue' },
    {
      ...everyone([200, done]),
      AN: [401, { ...refused, code: 'unauthenticated' }],
      // One of a buyer is for that buyer alone.
      'B≠': [404, notFound],
    },
  ),
  {
    number: '43, what buyers say of a seller',
    call: calls.dealReviews.ofSeller,
    request: async (world) => ({
      url: urlOf(calls.dealReviews.ofSeller, { id: (await sellerOf(world)).public_id }),
    }),
    cells: everyone([200, expect.any(Array)]),
  },
  {
    number: '43, the latest reviews of sellers',
    call: calls.dealReviews.latest,
    request: () => ({ url: '/api/reviews' }),
    cells: everyone([200, expect.any(Array)]),
  },
  {
    number: '43, reported reviews',
    call: calls.dealReviews.reported,
    request: () => ({ url: '/api/reportedReviews' }),
    cells: {
      ...everyone([403, { code: 'forbidden' }]),
      AN: [401, { code: 'unauthenticated' }],
      AD: [200, expect.any(Array)],
    },
  },
  onReview('43, removing a review', calls.dealReviews.remove, { reason: 'Untrue.' }, byAdmin),
  onReview(
    '43, leaving a review',
    calls.dealReviews.keep,
    { reason: '' },
    {
      ...byAdmin,
      AD: [409, { ...refused, code: 'conflict' }],
    },
  ),
];
