import * as calls from '@motohaat/contract/calls';
import { expect } from 'vitest';

import type { Person } from '../app.ts';
import { addBooking, addProduct } from '../rows.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Endpoint, type Request, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String) };
const notFound = { code: 'not_found', message: 'There is nothing here.' };

/** Somebody new of the caller's role who has booked a bike as a buyer; and another one. */
async function withBookings(world: World, { caller }: Cell) {
  const [own, other] = [await booked(world, caller), await booked(world, caller)];
  return { own, other };
}

async function booked(world: World, caller: Person | undefined) {
  const { db, seller, buyer } = world;
  const person = await world.signIn(caller?.role ?? buyer.role);
  const bike = await addProduct(db, { seller_id: seller.id, category_id: 3, status: 'reserved' });
  const { id: bookingId } = await addBooking(db, bike, { buyer_id: person.id });
  return { person, bookingId };
}

type Booked = Awaited<ReturnType<typeof booked>>;

/** About an own booking in the columns of own data, about another's in the others. */
const about =
  (request: (world: World, of: Booked) => Request | Promise<Request>): Row['request'] =>
  async (world, cell) => {
    const { own, other } = await withBookings(world, cell);
    const { caller, target } = cell;
    const { authorization } = own.person;
    const asked = await request(world, caller === target ? own : other);
    return { ...asked, headers: { authorization: caller && authorization } };
  };

/** An intent that the owner of a booking opened and paid. */
async function paid({ app, payments }: World, { person, bookingId }: Booked): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/create-payment-intent',
    headers: { authorization: person.authorization },
    payload: { bookingId },
  });
  const [intent = ''] = (answer.json<{ clientSecret?: string }>().clientSecret ?? '').split(
    '_secret_',
  );
  if (intent) await payments.confirm(intent);
  return intent || 'pi_nobody';
}

const listed = (call: Endpoint) =>
  about((_, { person }) => ({ url: `${urlOf(call)}?email=${encodeURIComponent(person.email)}` }));

const noAdmin = (refusal: object = {}) => ({
  AN: [401, { code: 'unauthenticated', ...refusal }] as const,
  AD: [403, { code: 'forbidden', ...refusal }] as const,
});

/** Whoever booked as a buyer lists, reads and pays that as a seller too (machine M5). */
export const formerBuyerRows: readonly Row[] = [
  {
    number: '11, with bookings from before',
    call: calls.bookings.list,
    request: listed(calls.bookings.list),
    cells: {
      ...everyone([200, [{ status: 'pending_payment' }]]),
      'B≠': [403, { code: 'email_mismatch' }],
      'S≠': [403, { code: 'email_mismatch' }],
      ...noAdmin(),
    },
  },
  {
    number: '12, with bookings from before',
    call: calls.bookings.read,
    request: about((_, { bookingId }) => ({ url: `/api/bookings/${bookingId}` })),
    cells: {
      ...everyone([200, { status: 'pending_payment' }]),
      'B≠': [404, notFound],
      'S≠': [404, notFound],
      ...noAdmin(),
    },
  },
  {
    number: '18, with bookings from before',
    call: calls.payments.openIntent,
    request: about((_, { bookingId }) => ({
      url: urlOf(calls.payments.openIntent),
      body: { bookingId },
    })),
    cells: {
      ...everyone([200, { clientSecret: expect.any(String) }]),
      'B≠': [404, { ...refused, ...notFound }],
      'S≠': [404, { ...refused, ...notFound }],
      ...noAdmin(refused),
    },
  },
  {
    number: '19, with bookings from before',
    call: calls.payments.create,
    request: about(async (world, of) => ({
      url: urlOf(calls.payments.create),
      body: { transactionId: await paid(world, of), bookingId: of.bookingId },
    })),
    cells: {
      ...everyone([200, { insertedId: expect.any(String) }]),
      'B≠': [404, { ...refused, ...notFound }],
      'S≠': [404, { ...refused, ...notFound }],
      ...noAdmin(refused),
    },
  },
];
