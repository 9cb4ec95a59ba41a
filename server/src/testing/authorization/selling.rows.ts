import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { multipart } from '../multipart.ts';
import { photograph } from '../photographs.ts';
import { addAdvert, addBooking, addProduct, addUpload } from '../rows.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Expectation, type Row, type Endpoint, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String), code: expect.any(String) };
const done = { acknowledged: true, insertedId: expect.any(String) };
const notFound = { code: 'not_found', message: 'There is nothing here.' };
const nothingDeleted = { deletedCount: 0, message: expect.any(String) };
const deleted = { deletedCount: 1 };

/** For sellers alone: nobody has to sign in, buyers and admins may not. */
function sellersOnly(own: Expectation, foreign: Expectation, refusal: object = {}): Row['cells'] {
  return {
    ...everyone([403, { code: 'forbidden', ...refusal }]),
    AN: [401, { code: 'unauthenticated', ...refusal }],
    'S=': own,
    'S≠': foreign,
  };
}

/** A bike of the target's, or for those who have none, of a seller's; where no other row counts it. */
async function bikeOf(
  world: World,
  { target }: Cell,
  values: Partial<Parameters<typeof addProduct>[1]> = {},
) {
  const seller_id = target.role === 'seller' ? target.id : world.seller.id;
  return addProduct(world.db, { seller_id, category_id: 3, ...values });
}

/** An advertised bike, whose advert takes no place that another row needs. */
async function advertOf(world: World, cell: Cell): Promise<string> {
  const bike = await bikeOf(world, cell, { status: 'reserved' });
  await addAdvert(world.db, bike, { slot: nextSlot() });
  return bike.id;
}
let slot = 100;
const nextSlot = () => (slot += 1);

/** Makes room for one more advert of each seller's. */
async function withoutOtherAdverts(world: World, bikeId: string): Promise<void> {
  const { seller_id } = await world.db
    .selectFrom('products')
    .select('seller_id')
    .where('id', '=', bikeId)
    .executeTakeFirstOrThrow();
  await world.db
    .updateTable('adverts')
    .set({ ended_at: new Date() })
    .where('seller_id', '=', seller_id)
    .where('slot', '>', 1)
    .where('ended_at', 'is', null)
    .execute();
}

/** A body of `POST /addProduct` that nothing is wrong with, but for the changes. */
async function newBike(world: World, { target }: Cell, changes: object = {}) {
  const seller_id = target.role === 'seller' ? target.id : world.seller.id;
  const url = `${world.photoOrigin}/i/${newId()}/bike.webp`;
  await addUpload(world.db, { seller_id, url });
  // A seller may add twenty bikes a day, and other rows have added many.
  await world.db
    .updateTable('products')
    .set({ created_at: new Date(Date.now() - 2 * 24 * 3_600_000) })
    .where('seller_id', '=', seller_id)
    .where('category_id', '=', 3)
    .execute();
  return {
    name: 'Torongo 125',
    category_id: '3',
    img: url,
    location: 'Mirpur, Dhaka',
    condition: 'Good',
    originalPrice: 150_000,
    resalePrice: 110_000,
    description: 'One owner.',
    email: target.email,
    ...changes,
  };
}

const adding = (number: string, changes: object, cells: Row['cells']): Row => ({
  number,
  call: calls.products.create,
  request: async (world, cell) => ({
    url: '/api/addProduct',
    body: await newBike(world, cell, changes),
  }),
  cells,
});

const invalid = (field: string) =>
  sellersOnly(
    [422, { ...refused, fields: { [field]: expect.any(String) } }],
    [403, { ...refused, code: 'email_mismatch' }],
    refused,
  );

const deleting = (number: string, call: Endpoint): Row => ({
  number,
  call,
  request: async (world, cell) => ({ url: urlOf(call, { id: (await bikeOf(world, cell)).id }) }),
  cells: sellersOnly([200, deleted], [404, { ...nothingDeleted, ...notFound }], nothingDeleted),
});

const deletingBooked = (number: string, call: Endpoint): Row => ({
  number,
  call,
  request: async (world, cell) => {
    const bike = await bikeOf(world, cell, { status: 'reserved' });
    await addBooking(world.db, bike, { buyer_id: world.otherBuyer.id, status: 'paid' });
    return { url: urlOf(call, { id: bike.id }) };
  },
  cells: sellersOnly(
    [409, { ...nothingDeleted, message: 'This bike has a booking. Cancel it first.' }],
    [404, { ...nothingDeleted, ...notFound }],
    nothingDeleted,
  ),
});

/** A list of the target's, after `prepare` put something into it, every row with these fields alone. */
const listOf = (
  call: Endpoint,
  fields: string,
  prepare: (world: World, cell: Cell) => unknown,
) => ({
  call,
  request: async (world: World, cell: Cell) => {
    await prepare(world, cell);
    return { url: `${urlOf(call)}?email=${encodeURIComponent(cell.target.email)}` };
  },
  cells: sellersOnly(
    [
      200,
      expect.toSatisfy((list: object[]) => {
        expect(list.length).toBeGreaterThan(0);
        const expected = fields.split(/\s+/).toSorted();
        for (const row of list) expect(Object.keys(row).toSorted()).toEqual(expected);
        return true;
      }),
    ],
    [403, { code: 'email_mismatch' }],
  ),
});

const ownFields = `_id name category_id img images warranty used location condition originalPrice
  resalePrice description sellerId sellerName email time createdAt status own version soldElsewhere
  bookings advertisedUntil priceWarning expiresAt draftBecause refusedBecause
  facts`;
const saleFields = `_id productId productName picture price customerName phone location status paid
  createdAt expiresAt steps`;

export const sellingRows: readonly Row[] = [
  adding(
    '20',
    {},
    sellersOnly([200, done], [403, { ...refused, code: 'email_mismatch' }], refused),
  ),
  adding('20, an image of elsewhere', { img: 'https://elsewhere.example/a.jpg' }, invalid('img')),
  adding('20, a fourth category', { category_id: 4 }, invalid('category_id')),
  adding('20, a condition that is none', { condition: 'mint' }, invalid('condition')),
  adding('20, a price of nothing', { resalePrice: 0 }, invalid('resalePrice')),
  { number: '21', ...listOf(calls.products.mine, ownFields, bikeOf) },
  {
    number: 'S, one of my bikes',
    call: calls.products.readMine,
    request: async (world, cell) => ({ url: `/api/myProducts/${(await bikeOf(world, cell)).id}` }),
    cells: sellersOnly([200, { own: true, version: 1, status: 'active' }], [404, notFound]),
  },
  {
    number: 'S, what happens around my bikes',
    call: calls.statistics.mine,
    request: async (world, cell) => ({
      url: `/api/bikeStatistics?products=${(await bikeOf(world, cell)).id}`,
    }),
    cells: sellersOnly(
      [200, { bikes: [expect.objectContaining({ views: expect.any(Array) })] }],
      [200, { bikes: [] }],
    ),
  },
  deleting('22', calls.products.remove),
  deletingBooked('22, a booked bike', calls.products.remove),
  {
    number: '22, the id of a seller',
    call: calls.products.remove,
    request: (_world, { target }) => ({ url: `/api/users/seller/${target.id}` }),
    cells: sellersOnly(
      [404, { ...nothingDeleted, ...notFound }],
      [404, { ...nothingDeleted, ...notFound }],
      nothingDeleted,
    ),
  },
  deleting('22, by its plain name', calls.products.removeByOwnPath),
  deletingBooked('22, by its plain name, a booked bike', calls.products.removeByOwnPath),
  {
    number: 'T, editing a bike',
    call: calls.products.edit,
    request: async (world, cell) => ({
      url: `/api/products/${(await bikeOf(world, cell)).id}`,
      body: { version: 1, resalePrice: 80_000 },
    }),
    cells: sellersOnly(
      [200, { acknowledged: true, version: 2 }],
      [404, { ...refused, ...notFound }],
      refused,
    ),
  },
  {
    number: 'U, sold elsewhere',
    call: calls.products.markSold,
    request: async (world, cell) => ({
      url: `/api/products/${(await bikeOf(world, cell)).id}/sold`,
    }),
    cells: sellersOnly([200, { acknowledged: true }], [404, { ...refused, ...notFound }], refused),
  },
  {
    number: 'V, bookings of my bikes',
    ...listOf(calls.bookings.sales, saleFields, async (world, cell) =>
      addBooking(world.db, await bikeOf(world, cell), {
        buyer_id: world.buyer.id,
        status: 'cancelled',
      }),
    ),
  },
  {
    number: '24',
    call: calls.products.advertise,
    request: async (world, cell) => {
      const { id } = await bikeOf(world, cell);
      await withoutOtherAdverts(world, id);
      return { url: '/api/advertisedItems', body: { _id: id } };
    },
    cells: sellersOnly([200, done], [404, { ...refused, ...notFound }], refused),
  },
  {
    number: '24, a second time',
    call: calls.products.advertise,
    request: async (world, cell) => ({
      url: '/api/advertisedItems',
      body: { productId: await advertOf(world, cell) },
    }),
    cells: sellersOnly(
      [409, { ...refused, message: 'You already have advertised Test bike' }],
      [404, { ...refused, ...notFound }],
      refused,
    ),
  },
  {
    number: '25',
    call: calls.products.endAdvert,
    request: async (world, cell) => ({
      url: `/api/advertisedItems/${await advertOf(world, cell)}`,
    }),
    cells: sellersOnly([200, deleted], [404, { ...nothingDeleted, ...notFound }], nothingDeleted),
  },
  {
    number: '26',
    call: calls.products.uploadPhoto,
    request: async (_world, { caller }) => {
      const { payload, headers } = multipart(await photograph());
      const authorization = caller?.authorization;
      return { url: '/api/uploads', body: payload, headers: { ...headers, authorization } };
    },
    cells: sellersOnly(
      [200, { success: true, data: expect.objectContaining({ url: expect.any(String) }) }],
      [200, { success: true }],
      { success: false },
    ),
  },
  {
    number: '26, no photo',
    call: calls.products.uploadPhoto,
    request: (_world, { caller }) => {
      const { payload, headers } = multipart(Buffer.from('<svg xmlns="x"/>'.padEnd(100)));
      const authorization = caller?.authorization;
      return { url: '/api/uploads', body: payload, headers: { ...headers, authorization } };
    },
    cells: sellersOnly(
      [415, { success: false, code: 'photo_type' }],
      [415, { success: false, code: 'photo_type' }],
      { success: false },
    ),
  },
];
