import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { addBooking, addProduct, addUser } from '../rows.ts';
import { everyone } from './everyone.ts';
import { type Endpoint, type Expectation, type Request, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String) };
const nothingDeleted = { deletedCount: 0, message: expect.any(String) };

function adminsOnly(expectation: Expectation, refusal: object = {}): Row['cells'] {
  return {
    ...everyone([403, { code: 'forbidden', ...refusal }]),
    AN: [401, { code: 'unauthenticated', ...refusal }],
    AD: expectation,
  };
}

/** Somebody who is there for one cell. */
const somebody = async ({ db }: World) => (await addUser(db, { name: 'Somebody' })).id;

/** A bike that is there for one cell, with an open report, taken off the market or not. */
async function reportedBike({ db, buyer }: World, isHidden = false): Promise<string> {
  const seller = await addUser(db, { role: 'seller', name: 'Some seller' });
  const { id } = await addProduct(db, {
    seller_id: seller.id,
    ...(isHidden && { status: 'hidden', taken_off_by: 'reports' }),
  });
  const report = { id: newId(), reporter_id: buyer.id, product_id: id };
  await db.insertInto('reports').values(report).execute();
  return id;
}

/** A report that is there for one cell, and was closed as unfounded. */
async function closedReport(world: World): Promise<string> {
  const { id } = await world.db
    .updateTable('reports')
    .set({ status: 'dismissed', closed_at: new Date() })
    .where('product_id', '=', await reportedBike(world))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A case about a bike that is there for one cell, and waits for review. */
async function reviewCase({ db }: World): Promise<string> {
  const seller = await addUser(db, { role: 'seller', name: 'Some seller' });
  const { id } = await addProduct(db, { seller_id: seller.id, status: 'pending_review' });
  await db.insertInto('review_cases').values({ id, product_id: id, causes: '[]' }).execute();
  return id;
}

const reason = { reason: 'Testing.' };

/** A booking of a bike of its own, for one cell. */
async function bookingThatIs(
  status: 'paid' | 'pending_payment',
  { db, buyer, seller, payments }: World,
): Promise<string> {
  const bike = await addProduct(db, { seller_id: seller.id, status: 'reserved' });
  const { id } = await addBooking(db, bike, { buyer_id: buyer.id, status });
  if (status !== 'paid') return id;
  const payment = {
    id: newId(),
    booking_id: id,
    buyer_id: buyer.id,
    provider: payments.provider.name,
    transaction_id: `pi_of_${id.replaceAll('-', '')}`,
    status: 'succeeded',
    amount: bike.resale_price,
  } as const;
  await db.insertInto('payments').values(payment).execute();
  return id;
}

type Target = (world: World) => string | Promise<string>;

const remove = (number: string, target: Target, expectation: Expectation): Row => ({
  number,
  call: calls.users.remove,
  request: async (world) => ({ url: `/api/users/admin/${await target(world)}` }),
  cells: adminsOnly(expectation, nothingDeleted),
});

const act = (
  number: string,
  call: Endpoint,
  request: (world: World) => Request | Promise<Request>,
  expectation: Expectation,
): Row => ({ number, call, request, cells: adminsOnly(expectation, refused) });

const read = (number: string, call: Endpoint, target: Target, expectation: Expectation): Row => ({
  number,
  call,
  request: async (world) => ({ url: urlOf(call, { id: await target(world) }) }),
  cells: adminsOnly(expectation),
});

const counts = { active: expect.any(Number), suspended: expect.any(Number) };

export const administrationRows: readonly Row[] = [
  {
    number: '37, what is to be reviewed',
    call: calls.review.list,
    request: async (world) => {
      await reviewCase(world);
      return { url: '/api/reviewCases?limit=1' };
    },
    cells: adminsOnly([200, [{ productStatus: 'pending_review', sellerName: 'Some seller' }]]),
  },
  {
    number: '37, approving a listing',
    call: calls.review.approve,
    request: async (world) => ({
      url: `/api/reviewCases/${await reviewCase(world)}/approve`,
    }),
    cells: adminsOnly([200, { acknowledged: true, status: 'active' }], refused),
  },
  {
    number: '37, refusing a listing',
    call: calls.review.refuse,
    request: async (world) => ({
      url: `/api/reviewCases/${await reviewCase(world)}/reject`,
      body: { reasons: ['photos'] },
    }),
    cells: adminsOnly([200, { acknowledged: true, status: 'draft' }], refused),
  },
  read('6, counts', calls.users.counts, () => '', [
    200,
    { buyer: counts, seller: counts, admin: counts },
  ]),
  read('6, one account', calls.users.read, somebody, [
    200,
    { name: 'Somebody', deletion: null, protectedBecause: null },
  ]),
  read('6, an account that does not exist', calls.users.read, () => newId(), [
    404,
    { code: 'not_found' },
  ]),
  remove('7', somebody, [200, { deletedCount: 1, state: 'deleted' }]),
  remove('7, an account that does not exist', () => newId(), [200, { deletedCount: 0 }]),
  remove('7, oneself', ({ admin }) => admin.id, [409, { ...nothingDeleted, code: 'own_account' }]),
  act(
    'P, suspending',
    calls.users.suspend,
    async (world) => ({ url: `/api/users/suspend/${await somebody(world)}`, body: reason }),
    [200, { acknowledged: true }],
  ),
  act(
    'P, suspending oneself',
    calls.users.suspend,
    ({ admin }) => ({ url: `/api/users/suspend/${admin.id}`, body: reason }),
    [409, { ...refused, code: 'own_account' }],
  ),
  act(
    'Q, reinstating',
    calls.users.reinstate,
    async (world) => ({ url: `/api/users/reinstate/${await somebody(world)}` }),
    [200, { acknowledged: true }],
  ),
  {
    number: '17, all reports of a bike',
    call: calls.reports.dismissAll,
    request: async (world) => ({
      url: `/api/reportedItems/bikes/${await reportedBike(world)}/dismiss`,
    }),
    cells: adminsOnly([200, { deletedCount: 1, status: 'active' }], nothingDeleted),
  },
  act(
    '17, opening a report again',
    calls.reports.reopen,
    async (world) => ({ url: `/api/reportedItems/${await closedReport(world)}/reopen` }),
    [200, { acknowledged: true }],
  ),
  act(
    '17, opening a report again that does not exist',
    calls.reports.reopen,
    () => ({ url: `/api/reportedItems/${newId()}/reopen` }),
    [404, { ...refused, code: 'not_found' }],
  ),
  act(
    'R, removing a listing',
    calls.products.takeDown,
    async (world) => ({ url: `/api/products/${await reportedBike(world)}/remove`, body: reason }),
    [200, { acknowledged: true, status: 'archived' }],
  ),
  act(
    'R, removing a listing that does not exist',
    calls.products.takeDown,
    () => ({ url: `/api/products/${newId()}/remove`, body: reason }),
    [404, { ...refused, code: 'not_found' }],
  ),
  act(
    'S, restoring a listing',
    calls.products.restore,
    async (world) => ({ url: `/api/products/${await reportedBike(world, true)}/restore` }),
    [200, { acknowledged: true, status: 'active' }],
  ),
  ...(['complete', 'refund'] as const).flatMap((what) => {
    const call = calls.bookings[what];
    const of = (target: Target) => async (world: World) => ({
      url: urlOf(call, { id: await target(world) }),
      body: reason,
    });
    // The provider knows nothing of this payment: its refund waits.
    const done: Expectation =
      what === 'complete' ? [200, { status: 'completed' }] : [202, { status: 'refund_pending' }];
    return [
      act(
        `W, ${what}`,
        call,
        of((world) => bookingThatIs('paid', world)),
        done,
      ),
      act(
        `W, ${what}, of one that is not paid`,
        call,
        of((world) => bookingThatIs('pending_payment', world)),
        [409, { ...refused, code: 'conflict' }],
      ),
      act(
        `W, ${what}, of one that does not exist`,
        call,
        of(() => newId()),
        [404, { ...refused, code: 'not_found' }],
      ),
      act(
        `W, ${what}, by an id of another form`,
        call,
        of(() => 'nonsense'),
        [404, { ...refused, code: 'not_found' }],
      ),
    ];
  }),
  read('W, the paid bookings', calls.bookings.paid, () => '', [200, expect.any(Array)]),
  read('T, the audit log', calls.audit.list, () => '', [200, expect.any(Array)]),
  read('T, checking the audit log', calls.audit.check, () => '', [200, { fault: null }]),
];
