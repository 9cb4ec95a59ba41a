import { randomUUID } from 'node:crypto';

import type { FleetMarket, FleetPerson, WriteKind } from '@motohaat/server/fleet';

import type { Call } from './calls.ts';

/** Something that somebody is going to write. */
export type Planned = { kind: WriteKind; mark: string; person: FleetPerson; call: Call };

/** What a market has, and the conversation of each buyer. */
export type PlanOf = Pick<FleetMarket, 'buyers' | 'sellers' | 'admin' | 'suspects'> & {
  /** Bikes that people wish for, all of them alike. */
  wished: readonly string[];
  /** Bikes of which each is booked once. */
  booked: readonly string[];
  conversations: readonly string[];
};

/** Kinds in the order in which they come, again and again; most writes are small, as in life. */
const turns: readonly WriteKind[] = [
  ...(['booking', 'wish', 'message', 'wish', 'message', 'listing', 'wish', 'message'] as const),
  ...(['wish', 'message', 'decision', 'message', 'wish', 'message', 'wish', 'message'] as const),
];

/**
 * Plans writes without end, none like another: each has a mark of its own, so that the database can be
 * asked for exactly that one. What a market has no more of is left out.
 *
 * @throws when even wishes are used up
 */
export function planWrites(of: PlanOf): () => Planned {
  const made: Record<WriteKind, number> = {
    wish: 0,
    message: 0,
    booking: 0,
    listing: 0,
    decision: 0,
  };
  const makers: Readonly<Record<WriteKind, (count: number) => Planned | undefined>> = {
    wish: (count) => planWish(of, count),
    message: (count) => planMessage(of, count),
    booking: (count) => planBooking(of, count),
    listing: (count) => planListing(of, count),
    decision: (count) => planDecision(of, count),
  };
  const make = (kind: WriteKind) => {
    const planned = makers[kind](made[kind]);
    if (planned) made[kind] += 1;
    return planned;
  };
  let turn = 0;
  return () => {
    const kind = turns[turn % turns.length] ?? 'wish';
    turn += 1;
    const planned = make(kind) ?? make('message') ?? make('wish');
    if (!planned) throw new Error('The market has nothing left that could be written.');
    return planned;
  };
}

const post = (path: string, body: object): Call => ({
  method: 'POST',
  path,
  body,
  key: randomUUID(),
});

function planWish({ buyers, wished }: PlanOf, count: number): Planned | undefined {
  const person = buyers[count % buyers.length];
  const productId = wished[Math.floor(count / buyers.length)];
  if (!person || productId === undefined) return undefined;
  const mark = `${person.id}/${productId}`;
  return { kind: 'wish', mark, person, call: post('/wishlist', { productId }) };
}

/** Messages that one account sends in an hour. */
const messagesEach = 60;

function planMessage({ buyers, conversations }: PlanOf, count: number): Planned | undefined {
  const person = buyers[count % buyers.length];
  const conversation = conversations[count % buyers.length];
  if (!person || conversation === undefined || count >= messagesEach * buyers.length) {
    return undefined;
  }
  const clientId = randomUUID();
  const body = { text: `Is the bike still there? (${count})`, clientId };
  const path = `/conversations/${conversation}/messages`;
  return { kind: 'message', mark: clientId, person, call: post(path, body) };
}

/** Bookings that one account may have under way. */
const bookingsEach = 3;

function planBooking({ buyers, booked }: PlanOf, count: number): Planned | undefined {
  const person = buyers[count % buyers.length];
  const productId = booked[count];
  if (!person || productId === undefined || count >= bookingsEach * buyers.length) return undefined;
  const body = { productId, location: 'Mirpur 10, Dhaka' };
  return { kind: 'booking', mark: productId, person, call: post('/bookings', body) };
}

function planListing({ sellers }: PlanOf, count: number): Planned | undefined {
  const person = sellers[count % sellers.length];
  const photo = person?.photos[Math.floor(count / sellers.length)];
  if (!person || photo === undefined) return undefined;
  const name = `Honda ${randomUUID().slice(0, 13)}`;
  const body = {
    name,
    category_id: '2',
    images: [photo],
    location: 'Mirpur, Dhaka',
    condition: 'Good',
    originalPrice: 150_000,
    resalePrice: 110_000,
    description: 'One owner, papers up to date.',
  };
  return { kind: 'listing', mark: name, person, call: post('/addProduct', body) };
}

function planDecision({ admin, suspects }: PlanOf, count: number): Planned | undefined {
  const mark = suspects[count];
  if (mark === undefined) return undefined;
  const body = { reason: 'Sells what is not there.' };
  return { kind: 'decision', mark, person: admin, call: post(`/users/suspend/${mark}`, body) };
}
