import { randomUUID } from 'node:crypto';

import { askPostgres, type FleetPerson, postgresUrl } from '@motohaat/server/fleet';

import { type Answer, type Call, decided } from '../calls.ts';
import type { Fleet } from '../fleet.ts';
import type { Fault } from '../observe.ts';

/** How many do the same thing at the same moment, and how often. */
const rivals = 40;
const rounds = 6;

/** Many want what only one can have, on three processes at once. */
export const races: Fault = {
  name: 'races',
  isUnnoticed: true,
  happen: async (fleet) => {
    // The last of the bikes: nobody else books or wishes for them.
    const bikes = fleet.market.bikes.slice(-2 * rounds);
    for (const bike of bikes.slice(0, rounds)) await raceForBooking(fleet, bike);
    for (const bike of bikes.slice(rounds)) await raceForWish(fleet, bike);
    return `${rounds} bikes for ${rivals} buyers, and ${rounds} wishes and payments at once`;
  },
};

/** One of them has the bike, and pays it once, however often that is said. */
async function raceForBooking(fleet: Fleet, productId: string): Promise<void> {
  const buyers = fleet.market.rivals.slice(0, rivals);
  const asked = { method: 'POST', path: '/bookings', body: { productId } } as const;
  const answers = await Promise.all(
    buyers.map((buyer) => decided(fleet.call, buyer, { ...asked, key: randomUUID() })),
  );
  const place = onlyOne('bookings', answers);
  const winner = buyers[place];
  const bookingId = String(answers[place]?.body['insertedId']);
  if (!winner) throw new Error('Nobody has booked.');
  await expectCount(fleet, 'SELECT FROM bookings WHERE product_id = $1', productId);
  await raceToPay(fleet, winner, bookingId);
}

const post = (path: string, body: object): Call => ({ method: 'POST', path, body });

async function raceToPay(fleet: Fleet, buyer: FleetPerson, bookingId: string): Promise<void> {
  const many = Array.from({ length: 8 }, (_each, index) => index);
  const opened = await Promise.all(
    many.map(() => decided(fleet.call, buyer, post('/create-payment-intent', { bookingId }))),
  );
  const intents = new Set(
    opened.map(({ body }) => String(body['clientSecret']).split('_secret_')[0] ?? ''),
  );
  const [transactionId = ''] = intents;
  if (intents.size !== 1 || !transactionId.startsWith('pi_')) {
    throw new Error(`A booking has ${intents.size} payments: ${JSON.stringify(opened[0]?.body)}`);
  }
  await payByCard(fleet, transactionId);
  const told = await Promise.all(
    many.map(() => decided(fleet.call, buyer, post('/payments', { transactionId, bookingId }))),
  );
  const ids = new Set(told.map(({ status, body }) => `${status} ${String(body['insertedId'])}`));
  if (ids.size !== 1 || told[0]?.status !== 200) throw new Error(`Paid: ${[...ids].join(', ')}`);
  await expectCount(
    fleet,
    `SELECT FROM payments WHERE booking_id = $1 AND status = 'succeeded'`,
    bookingId,
  );
}

/** As the card field does, with a card of the sandbox. */
async function payByCard({ sandbox }: Fleet, intent: string): Promise<void> {
  const answer = await fetch(`${sandbox}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_MotoHaatSandbox' },
    body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
  });
  if (!answer.ok) throw new Error(`The card is not taken: ${await answer.text()}`);
}

/** The same wish of the same person, from many tabs. */
async function raceForWish(fleet: Fleet, productId: string): Promise<void> {
  const [buyer] = fleet.market.rivals;
  if (!buyer) throw new Error('Nobody is there.');
  const asked = { method: 'POST', path: '/wishlist', body: { productId } } as const;
  const answers = await Promise.all(
    Array.from({ length: rivals }, () =>
      decided(fleet.call, buyer, { ...asked, key: randomUUID() }),
    ),
  );
  onlyOne('wishes', answers);
  await expectCount(fleet, 'SELECT FROM wishlist_items WHERE product_id = $1', productId);
}

/** @returns the place of the one that was taken; all others must be refused as too late */
function onlyOne(what: string, answers: readonly Answer[]): number {
  const taken = answers.filter(({ status }) => status === 200);
  const late = answers.filter(({ status }) => status === 409);
  if (taken.length !== 1 || late.length !== answers.length - 1) {
    const statuses = answers.map(({ status }) => status);
    throw new Error(`Of ${answers.length} ${what} at once: ${statuses.join(' ')}`);
  }
  return answers.findIndex(({ status }) => status === 200);
}

async function expectCount({ cluster }: Fleet, text: string, value: string): Promise<void> {
  const { port } = await cluster.primary();
  const rows = await askPostgres(postgresUrl(port), text, [value]);
  if (rows.length !== 1) throw new Error(`${rows.length} rows: ${text}`);
}
