import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { addBooking, addProduct } from '../rows.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Expectation, type Row, type Endpoint, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String), code: expect.any(String) };
const done = { acknowledged: true, insertedId: expect.any(String) };
const notFound = { code: 'not_found', message: 'There is nothing here.' };
const nothingDeleted = { deletedCount: 0, message: expect.any(String) };

/** For buyers alone: nobody has to sign in, sellers and admins may not. */
function buyersOnly(own: Expectation, foreign: Expectation, refusal: object = {}): Row['cells'] {
  return {
    ...everyone([403, { code: 'forbidden', ...refusal }]),
    AN: [401, { code: 'unauthenticated', ...refusal }],
    'B=': own,
    'B≠': foreign,
  };
}

function adminOnly(expectation: Expectation, refusal: object = {}): Row['cells'] {
  return {
    ...everyone([403, { code: 'forbidden', ...refusal }]),
    AN: [401, { code: 'unauthenticated', ...refusal }],
    AD: expectation,
  };
}

/** A bike of its own for one cell, where no other row counts them. */
const freshBike = ({ db, seller }: World, owner = seller) =>
  addProduct(db, { seller_id: owner.id, category_id: 3 });

/** Names a fresh bike, and the target's address as one's own. */
const namingBike = (url: string): Row['request'] =>
  async function request(world, { target }) {
    const { id: productId } = await freshBike(world);
    return { url, body: { productId, email: target.email } };
  };

/** The id of a closed booking of the target's, as buyer or as seller; for the admin, of somebody's. */
async function bookingOf(world: World, { target }: Cell): Promise<string> {
  const { id } = target.role === 'buyer' ? target : world.buyer;
  const product = await freshBike(world, target.role === 'seller' ? target : world.seller);
  return (await addBooking(world.db, product, { buyer_id: id, status: 'cancelled' })).id;
}

async function wishOf(world: World, { target }: Cell): Promise<string> {
  const { id: buyer_id } = target.role === 'buyer' ? target : world.buyer;
  const { id: product_id } = await freshBike(world);
  const id = newId();
  const values = { id, buyer_id, product_id, price: 90_000 };
  await world.db.insertInto('wishlist_items').values(values).execute();
  return id;
}

async function openReport(world: World): Promise<string> {
  const { id: product_id } = await freshBike(world);
  const id = newId();
  const values = { id, reporter_id: world.buyer.id, product_id };
  await world.db.insertInto('reports').values(values).execute();
  return id;
}

/** A list that is not empty, every row of which has this address, these fields and no others. */
const listWith = (fields: readonly string[], emailOf: (row: { email: string }) => boolean) =>
  expect.toSatisfy((list: { email: string }[]) => {
    expect(list.length).toBeGreaterThan(0);
    for (const row of list) expect(Object.keys(row).toSorted()).toEqual(fields.toSorted());
    return list.every(emailOf);
  });

const bookingFields = words(`_id productId productName sellerName price currency customerName email
  phone location paid status createdAt expiresAt transactionId reason category_id picture steps`);
const wishFields = words(`_id productId productName price was sellerName location email category_id
  status createdAt picture`);
const reportFields = words(`_id productId productName price sellerName location email reason note
  createdAt status category_id picture count productStatus restorable sellerId sellerStatus closedAt`);

function words(text: string): string[] {
  return text.split(/\s+/);
}

/** A list that is asked for by the target's address, after `prepare` put something into it. */
const listOf = (call: Endpoint, prepare: (world: World, cell: Cell) => Promise<string>) => ({
  call,
  request: async (world: World, cell: Cell) => {
    await prepare(world, cell);
    return { url: `${urlOf(call)}?email=${encodeURIComponent(cell.target.email)}` };
  },
});

const isBuyers = ({ email }: { email: string }) => email.endsWith('@example.com');

export const buyingRows: readonly Row[] = [
  {
    number: '10',
    call: calls.bookings.create,
    request: namingBike('/api/bookings'),
    cells: buyersOnly([200, done], [403, { ...refused, code: 'email_mismatch' }], refused),
  },
  {
    number: '10, a bike that does not exist',
    call: calls.bookings.create,
    request: () => ({ url: '/api/bookings', body: { productId: newId() } }),
    cells: buyersOnly([409, refused], [409, refused], refused),
  },
  {
    number: '10, another price',
    call: calls.bookings.create,
    request: async (world) => {
      const { id: productId } = await freshBike(world);
      return { url: '/api/bookings', body: { productId, price: 1 } };
    },
    cells: buyersOnly(
      [409, { ...refused, code: 'price_changed' }],
      [409, { ...refused, code: 'price_changed' }],
      refused,
    ),
  },
  {
    number: '11',
    ...listOf(calls.bookings.list, bookingOf),
    cells: buyersOnly([200, listWith(bookingFields, isBuyers)], [403, { code: 'email_mismatch' }]),
  },
  {
    number: '12',
    call: calls.bookings.read,
    request: async (world, cell) => ({ url: `/api/bookings/${await bookingOf(world, cell)}` }),
    cells: buyersOnly([200, { status: 'cancelled', paid: false }], [404, notFound]),
  },
  {
    number: 'K, cancelling a booking',
    call: calls.bookings.cancel,
    request: async (world, cell) => ({
      url: `/api/bookings/${await bookingOf(world, cell)}/cancel`,
    }),
    cells: {
      ...everyone([404, { ...refused, ...notFound }]),
      AN: [401, { ...refused, code: 'unauthenticated' }],
      'B=': [200, { acknowledged: true }],
      'S=': [200, { acknowledged: true }],
      AD: [403, { ...refused, code: 'forbidden' }],
    },
  },
  {
    number: 'K, cancelling a booking that is paid',
    call: calls.bookings.cancel,
    request: async (world, cell) => {
      const id = await bookingOf(world, cell);
      await world.db.updateTable('bookings').set({ status: 'paid' }).where('id', '=', id).execute();
      return { url: `/api/bookings/${id}/cancel` };
    },
    cells: {
      ...everyone([404, { ...refused, ...notFound }]),
      AN: [401, { ...refused, code: 'unauthenticated' }],
      'B=': [409, { ...refused, code: 'conflict' }],
      'S=': [409, { ...refused, code: 'conflict' }],
      AD: [403, { ...refused, code: 'forbidden' }],
    },
  },
  {
    number: '13',
    call: calls.wishlist.create,
    request: namingBike('/api/wishlist'),
    cells: buyersOnly([200, done], [403, { ...refused, code: 'email_mismatch' }], refused),
  },
  {
    number: '13, a second time',
    call: calls.wishlist.create,
    request: async (world, cell) => {
      const id = await wishOf(world, cell);
      const { product_id: productId } = await world.db
        .selectFrom('wishlist_items')
        .select('product_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { url: '/api/wishlist', body: { productId } };
    },
    cells: buyersOnly([409, { ...refused, code: 'duplicate' }], [200, done], refused),
  },
  {
    number: '14',
    ...listOf(calls.wishlist.list, wishOf),
    cells: buyersOnly([200, listWith(wishFields, isBuyers)], [403, { code: 'email_mismatch' }]),
  },
  {
    number: 'L, taking a wish away',
    call: calls.wishlist.remove,
    request: async (world, cell) => ({ url: `/api/wishlist/${await wishOf(world, cell)}` }),
    cells: buyersOnly([200, { deletedCount: 1 }], [404, nothingDeleted], nothingDeleted),
  },
  {
    number: '15',
    call: calls.reports.create,
    request: namingBike('/api/reportedItems'),
    cells: buyersOnly([200, done], [403, { ...refused, code: 'email_mismatch' }], refused),
  },
  {
    number: '16',
    ...listOf(calls.reports.list, openReport),
    cells: adminOnly([200, listWith(reportFields, ({ email }) => email.endsWith('@example.com'))]),
  },
  {
    number: "16, with another admin's address",
    call: calls.reports.list,
    request: ({ otherAdmin }) => ({ url: `/api/reportedItems?email=${otherAdmin.email}` }),
    cells: adminOnly([403, { code: 'email_mismatch' }]),
  },
  {
    number: '17',
    call: calls.reports.dismiss,
    request: async (world) => ({ url: `/api/reportedItems/${await openReport(world)}` }),
    cells: adminOnly([200, { deletedCount: 1 }], nothingDeleted),
  },
  {
    number: '17, a report that does not exist',
    call: calls.reports.dismiss,
    request: () => ({ url: `/api/reportedItems/${newId()}` }),
    cells: adminOnly([200, { deletedCount: 0 }], nothingDeleted),
  },
];
