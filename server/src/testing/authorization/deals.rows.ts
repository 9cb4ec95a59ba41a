import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { recordEvent } from '../../modules/bookings/booking-events.ts';
import { insertDisputePhoto } from '../../modules/deals/dispute-photos.repository.ts';
import { multipart } from '../multipart.ts';
import { photograph } from '../photographs.ts';
import { addBooking, addPayment, addProduct } from '../rows.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Endpoint, type Expectation, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String), code: expect.any(String) };
const notFound = { code: 'not_found', message: 'There is nothing here.' };
const done = { acknowledged: true, status: expect.any(String) };

type Status = 'pending_payment' | 'paid' | 'disputed';

/** A booking of the target's, as buyer or as seller; for others, of somebody's. */
export async function dealOf(world: World, { target }: Cell, status: Status): Promise<string> {
  const seller = target.role === 'seller' ? target : world.seller;
  const buyer = target.role === 'buyer' ? target : world.buyer;
  const bike = await addProduct(world.db, {
    seller_id: seller.id,
    status: 'reserved',
    // Of before: an account adds so many bikes a day.
    created_at: new Date(Date.now() - 2 * 86_400_000),
  });
  const { id } = await addBooking(world.db, bike, { buyer_id: buyer.id, status });
  return id;
}

/** A call of both sides that one of them may make in a booking that is in this state. */
function act(
  number: string,
  call: Endpoint,
  {
    status,
    body,
    own,
  }: { status: Status; body?: Record<string, unknown>; own: Partial<Row['cells']> },
): Row {
  return {
    number,
    call,
    request: async (world, cell) => ({
      url: urlOf(call, { id: await dealOf(world, cell, status) }),
      ...(body && { body }),
    }),
    cells: {
      ...everyone([404, { ...refused, ...notFound }]),
      AN: [401, { ...refused, code: 'unauthenticated' }],
      AD: [
        403,
        { ...refused, code: 'forbidden', message: 'Only the buyer and the seller can do this.' },
      ],
      ...own,
    },
  };
}

const forbidden: Expectation = [403, { ...refused, code: 'forbidden' }];
const byBuyer = { 'B=': [200, done], 'S=': forbidden } as const;
const bySeller = { 'B=': forbidden, 'S=': [200, done] } as const;
const byBoth = { 'B=': [200, done], 'S=': [200, done] } as const;
const words = 'The frame number is another.';
const shown = { acknowledged: true, _id: expect.any(String) };
const seen = { by: 'buyer', picture: expect.stringMatching(/^data:image\/webp;base64,/) };

/** A photo that the buyer shows. */
async function photoOf(world: World, bookingId: string): Promise<string> {
  const { buyer_id: senderId } = await world.db
    .selectFrom('bookings')
    .select('buyer_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const id = newId();
  const picture = await photograph();
  await insertDisputePhoto(world.db, {
    id,
    booking_id: bookingId,
    sender_id: senderId,
    side: 'buyer',
    card: picture,
    viewer: picture,
  });
  return id;
}

export const dealRows: readonly Row[] = [
  {
    number: '38, the story of a booking',
    call: calls.bookings.story,
    request: async (world, cell) => ({
      url: urlOf(calls.bookings.story, { id: await dealOf(world, cell, 'paid') }),
    }),
    cells: {
      ...everyone([404, notFound]),
      AN: [401, { code: 'unauthenticated' }],
      'B=': [200, { side: 'buyer', next: 'collect' }],
      'S=': [200, { side: 'seller', next: 'enter_code' }],
      AD: [200, { side: 'admin', phone: null, next: 'nothing' }],
    },
  },
  act('38, having seen the bike', calls.bookings.setSeen, {
    status: 'pending_payment',
    body: { seen: true },
    own: byBuyer,
  }),
  act('38, proposing to meet', calls.bookings.proposeMeeting, {
    status: 'pending_payment',
    body: { place: 'Sadar police station', time: new Date(Date.now() + 3_600_000).toISOString() },
    own: byBoth,
  }),
  {
    ...act('38, confirming what the other side proposed', calls.bookings.confirmMeeting, {
      status: 'paid',
      own: byBoth,
    }),
    request: async (world, cell) => {
      const id = await dealOf(world, cell, 'paid');
      const actor = cell.target.role === 'buyer' ? 'seller' : 'buyer';
      await recordEvent(world.db, id, { kind: 'meeting_proposed', actor });
      return { url: urlOf(calls.bookings.confirmMeeting, { id }), body: { number: 1 } };
    },
  },
  {
    number: '39, the hand-over code',
    call: calls.bookings.handOverCode,
    request: async (world, cell) => ({
      url: urlOf(calls.bookings.handOverCode, { id: await dealOf(world, cell, 'paid') }),
    }),
    cells: {
      ...everyone([404, notFound]),
      AN: [401, { code: 'unauthenticated' }],
      'B=': [200, { code: expect.stringMatching(/^\d{6}$/) }],
      'S=': [403, { code: 'forbidden', message: 'Only the buyer can do this.' }],
      AD: [403, { code: 'forbidden' }],
    },
  },
  act('39, handing over with a code that is none', calls.bookings.handOver, {
    status: 'paid',
    body: { code: 'none' },
    own: { 'B=': forbidden, 'S=': [409, { ...refused, code: 'wrong_code' }] },
  }),
  {
    ...act('39, handing over with the buyer’s code', calls.bookings.handOver, {
      status: 'paid',
      own: bySeller,
    }),
    request: async (world, cell) => {
      const id = await dealOf(world, cell, 'paid');
      const { authorization } = cell.target.role === 'buyer' ? cell.target : world.buyer;
      const url = urlOf(calls.bookings.handOverCode, { id });
      const read = await world.app.inject({ url, headers: { authorization } });
      const { code } = read.json<{ code: string }>();
      return { url: urlOf(calls.bookings.handOver, { id }), body: { code } };
    },
  },
  act('39, having the bike', calls.bookings.received, { status: 'paid', own: byBuyer }),
  act('40, saying that something is wrong', calls.bookings.dispute, {
    status: 'paid',
    body: { reason: 'papers', words },
    own: byBuyer,
  }),
  act('40, answering what is wrong', calls.bookings.answerDispute, {
    status: 'disputed',
    body: { words },
    own: bySeller,
  }),
  {
    ...act('38, ending a paid booking', calls.bookings.end, { status: 'paid', own: byBoth }),
    request: async (world, cell) => {
      const id = await dealOf(world, cell, 'paid');
      await world.db.updateTable('bookings').set({ fee: 500 }).where('id', '=', id).execute();
      await addPayment(world.db, id, { amount: 500 });
      const ending = cell.target.role === 'buyer' ? 'fee_kept' : 'money_back';
      return { url: urlOf(calls.bookings.end, { id }), body: { ending } };
    },
  },
  {
    ...act('40, showing a photo of what is wrong', calls.bookings.addDisputePhoto, {
      status: 'disputed',
      own: { 'B=': [200, shown], 'S=': [200, shown] },
    }),
    request: async (world, cell) => {
      const { payload, headers } = multipart(await photograph());
      return {
        url: urlOf(calls.bookings.addDisputePhoto, { id: await dealOf(world, cell, 'disputed') }),
        body: payload,
        headers: { ...headers, authorization: cell.caller?.authorization },
      };
    },
  },
  {
    number: '40, a photo of what is wrong',
    call: calls.bookings.disputePhoto,
    request: async (world, cell) => {
      const id = await dealOf(world, cell, 'disputed');
      return { url: urlOf(calls.bookings.disputePhoto, { id, photo: await photoOf(world, id) }) };
    },
    cells: {
      ...everyone([404, notFound]),
      AN: [401, { code: 'unauthenticated' }],
      'B=': [200, seen],
      'S=': [200, seen],
      AD: [200, seen],
    },
  },
];
