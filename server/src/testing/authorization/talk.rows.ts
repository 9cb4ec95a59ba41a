import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { addBooking, addProduct } from '../rows.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Endpoint, type Expectation, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String), code: expect.any(String) };
const notFound = { code: 'not_found', message: 'There is nothing here.' };
const done = { acknowledged: true };
const unauthenticated: Expectation = [401, { code: 'unauthenticated' }];

/** A conversation of the target's, as buyer or as seller, with a message of theirs; for others, of somebody's. */
async function talkOf(world: World, { target }: Cell): Promise<string> {
  const seller = target.role === 'seller' ? target : world.seller;
  const buyer = target.role === 'buyer' ? target : world.buyer;
  const { id: bike } = await oldBike(world, seller.id);
  const id = newId();
  const { db } = world;
  await db
    .insertInto('conversations')
    .values({ id, product_id: bike, buyer_id: buyer.id, seller_id: seller.id, last_number: 1 })
    .execute();
  await db
    .insertInto('messages')
    .values({
      conversation_id: id,
      number: 1,
      sender_id: target.role === 'seller' ? seller.id : buyer.id,
      client_id: newId(),
      text: 'Is it still for sale?',
    })
    .execute();
  // Of before: an account opens so many a day.
  const created_at = new Date(Date.now() - 2 * 86_400_000);
  await db.updateTable('conversations').set({ created_at }).where('id', '=', id).execute();
  return id;
}

const oldBike = ({ db }: World, sellerId: string) =>
  addProduct(db, { seller_id: sellerId, created_at: new Date(Date.now() - 2 * 86_400_000) });

/** A call of the two people of a conversation; for others it is one that is not there. */
function ofTwo(
  number: string,
  call: Endpoint,
  own: Expectation,
  {
    body,
    shape = refused,
  }: { body?: () => Record<string, unknown>; shape?: Record<string, unknown> } = {},
): Row {
  return {
    number,
    call,
    request: async (world, cell) => ({
      url: urlOf(call, { id: await talkOf(world, cell), number: '1' }),
      ...(body && { body: body() }),
    }),
    cells: {
      ...everyone([404, { ...shape, ...notFound }]),
      AN: [401, { ...shape, code: 'unauthenticated' }],
      AD: [
        403,
        { ...shape, code: 'forbidden', message: 'Only the buyer and the seller can do this.' },
      ],
      'B=': own,
      'S=': own,
    },
  };
}

/** A report of a conversation. @returns its id */
async function reported(world: World, cell: Cell): Promise<string> {
  const conversationId = await talkOf(world, cell);
  const { buyer_id } = await world.db
    .selectFrom('conversations')
    .select('buyer_id')
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  const id = newId();
  await world.db
    .insertInto('conversation_reports')
    .values({
      id,
      conversation_id: conversationId,
      reporter_id: buyer_id,
      reason: 'fraud',
      last_number: 1,
    })
    .execute();
  return id;
}

function ofAdmin(number: string, call: Endpoint, allowed: Expectation, shape = {}): Row {
  return {
    number,
    call,
    request: async (world, cell) => ({
      url: urlOf(call, { id: await reported(world, cell) }),
      ...('method' in call && call.method === 'POST' && { body: { reason: 'We looked at it.' } }),
    }),
    cells: {
      ...everyone([403, { ...shape, code: 'forbidden' }]),
      AN: [401, { ...shape, code: 'unauthenticated' }],
      AD: allowed,
    },
  };
}

const message = { number: 1, text: 'Is it still for sale?' };
const ownLast = expect.objectContaining({ own: true, text: 'Is it still for sale?' }) as object;
const plain = {};

export const talkRows: readonly Row[] = [
  {
    number: '41, asking about a bike',
    call: calls.conversations.open,
    request: async (world, { target }) => {
      const seller = target.role === 'seller' ? target : world.seller;
      return {
        url: '/api/conversations',
        body: { productId: (await oldBike(world, seller.id)).id },
      };
    },
    cells: {
      ...everyone([200, done]),
      AN: [401, { ...refused, code: 'unauthenticated' }],
      'S=': [403, { ...refused, message: 'Only buyers can ask a seller.' }],
      'S≠': [403, { ...refused, message: 'Only buyers can ask a seller.' }],
      AD: [403, { ...refused, message: 'Only buyers can ask a seller.' }],
    },
  },
  {
    number: '41, writing to the other side of a booking',
    call: calls.conversations.open,
    request: async (world, { target }) => {
      const seller = target.role === 'seller' ? target : world.seller;
      const buyer = target.role === 'buyer' ? target : world.buyer;
      const bike = await oldBike(world, seller.id);
      const booking = await addBooking(world.db, bike, { buyer_id: buyer.id });
      return { url: '/api/conversations', body: { bookingId: booking.id } };
    },
    cells: {
      ...everyone([404, { ...refused, ...notFound }]),
      AN: [401, { ...refused, code: 'unauthenticated' }],
      'B=': [200, done],
      'S=': [200, done],
      AD: [403, { ...refused, code: 'forbidden' }],
    },
  },
  {
    number: '41, my conversations',
    call: calls.conversations.list,
    request: async (world, cell) => {
      await talkOf(world, cell);
      return { url: '/api/conversations?limit=1' };
    },
    cells: {
      ...everyone([200, expect.any(Array)]),
      AN: unauthenticated,
      'B=': [200, [{ side: 'buyer', last: ownLast }]],
      'S=': [200, [{ side: 'seller', last: ownLast }]],
      AD: [403, { code: 'forbidden' }],
    },
  },
  ofTwo('41, a conversation', calls.conversations.read, [200, { last: ownLast }], { shape: plain }),
  ofTwo('41, its messages', calls.conversations.messages, [200, [message]], { shape: plain }),
  ofTwo('41, writing', calls.conversations.send, [200, { number: 2, own: true }], {
    body: () => ({ text: 'When can I see it?', clientId: newId() }),
  }),
  ofTwo('41, having read', calls.conversations.markSeen, [200, done], {
    body: () => ({ number: 1 }),
  }),
  ofTwo('41, removing a message', calls.conversations.remove, [200, { deletedCount: 1 }], {
    shape: { deletedCount: 0 },
  }),
  ofTwo('41, blocking', calls.conversations.block, [200, done]),
  ofTwo('41, taking a block back', calls.conversations.unblock, [200, done]),
  ofTwo('41, reporting', calls.conversations.report, [200, done], {
    body: () => ({ reason: 'fraud' }),
  }),
  ofAdmin('41, reported conversations', calls.conversations.reported, [200, expect.any(Array)]),
  ofAdmin('41, reading a reported one', calls.conversations.readReported, [200, [message]]),
  ofAdmin('41, finding a report right', calls.conversations.uphold, [200, done], refused),
  ofAdmin('41, closing a report', calls.conversations.dismiss, [200, done], refused),
];
