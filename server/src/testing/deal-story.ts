import { v7 as newId } from 'uuid';

import { withdrawForgotten } from '../modules/payments/withdraw.ts';
import type { Person } from './app.ts';
import type { PayingMarket } from './paying.ts';
import { runOut } from './payment-story.ts';

/** What the seller asks, and what buyers offer, in whole taka. */
export const asked = 100_000;
const offered = 88_000;
const otherPrice = 95_000;

/** What the public must not read: whose number it is, or where it stands. */
export const phones = { sellers: '01711000001', described: '01898765432', buyers: '01712345678' };
export const chassis = 'PSUA36CY0LTC12345';

/** Two buyers who want the one bike of a seller, and the admin. */
export type DealWorld = {
  buyers: [Person, Person];
  seller: Person;
  admin: Person;
  bikeId: string;
};

/** Who does it: a buyer, with the newest of all that this buyer has with the seller. */
export type DealScene = Omit<DealWorld, 'buyers'> & {
  market: PayingMarket;
  buyer: Person;
  bookingId: string;
  conversationId: string;
  offer: { id: string; version: number };
};
type Operation = (scene: DealScene) => Promise<unknown>;

/** In place of what there is not yet: calls about it are refused. */
const nothing = '00000000-0000-7000-8000-000000000000';

/** What this buyer has with the seller. */
export async function sceneOf(
  market: PayingMarket,
  { seller, admin, bikeId }: DealWorld,
  buyer: Person,
): Promise<DealScene> {
  const newest = (table: 'bookings' | 'conversations') =>
    market.db
      .selectFrom(table)
      .select('id')
      .where('buyer_id', '=', buyer.id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  const [booking, conversation, offer] = await Promise.all([
    newest('bookings'),
    newest('conversations'),
    market.db
      .selectFrom('offers')
      .select(['id', 'version'])
      .where('buyer_id', '=', buyer.id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    market,
    buyer,
    seller,
    admin,
    bikeId,
    bookingId: booking?.id ?? nothing,
    conversationId: conversation?.id ?? nothing,
    offer: offer ?? { id: nothing, version: 1 },
  };
}

const write = ({ market, conversationId }: DealScene, person: Person) =>
  market.post(person, `/api/conversations/${conversationId}/messages`, {
    text: 'When can I see it?',
    clientId: newId(),
  });

const answer = (scene: DealScene, person: Person, act: string) =>
  scene.market.post(person, `/api/offers/${scene.offer.id}/answer`, {
    act,
    version: scene.offer.version,
    ...(act === 'counter' && { amount: otherPrice }),
  });

const inBooking = (
  { market, bookingId }: DealScene,
  person: Person,
  act: string,
  body?: Record<string, unknown>,
) => market.post(person, `/api/bookings/${bookingId}/${act}`, body);

const review = ({ market, bookingId }: DealScene, { authorization }: Person, stars: number) =>
  market.app.inject({
    method: 'PUT',
    url: `/api/bookings/${bookingId}/review`,
    headers: { authorization },
    payload: { stars, words: `It was worth ${stars} stars.` },
  });

const named = <Name extends string>(steps: Record<Name, Operation>) => steps;

/** All that can happen between the first question and the last word. */
const operations = named({
  ask: ({ market, buyer, bikeId }) =>
    market.post(buyer, '/api/conversations', { productId: bikeId }),
  'write as the buyer': (scene) => write(scene, scene.buyer),
  'write as the seller': (scene) => write(scene, scene.seller),
  'report the conversation': ({ market, seller, conversationId }) =>
    market.post(seller, `/api/conversations/${conversationId}/report`, { reason: 'fraud' }),
  offer: ({ market, buyer, bikeId }) =>
    market.post(buyer, '/api/offers', { productId: bikeId, amount: offered }),
  'accept as the seller': (scene) => answer(scene, scene.seller, 'accept'),
  'accept as the buyer': (scene) => answer(scene, scene.buyer, 'accept'),
  'name another price': (scene) => answer(scene, scene.seller, 'counter'),
  'withdraw the offer': (scene) => answer(scene, scene.buyer, 'withdraw'),
  book: ({ market, buyer, bikeId }) =>
    market.post(buyer, '/api/bookings', { productId: bikeId, phone: phones.buyers }),
  'book for what was offered': ({ market, buyer, bikeId }) =>
    market.post(buyer, '/api/bookings', { productId: bikeId, price: offered }),
  'propose to meet': (scene) =>
    inBooking(scene, scene.buyer, 'meeting', {
      place: 'BRTA office',
      time: new Date(Date.now() + 86_400_000).toISOString(),
    }),
  pay,
  cancel: (scene) => inBooking(scene, scene.buyer, 'cancel'),
  'let it go': (scene) => inBooking(scene, scene.seller, 'cancel'),
  'run out': ({ market, bookingId }) =>
    runOut(market, bookingId, (id) => withdrawForgotten(market.payments, id)),
  'hand over with the code': async (scene) => {
    const url = `/api/bookings/${scene.bookingId}/handOverCode`;
    const { code } = (await scene.market.get(scene.buyer, url)).json<{ code: string }>();
    return inBooking(scene, scene.seller, 'handOver', { code });
  },
  'have the bike': (scene) => inBooking(scene, scene.buyer, 'received'),
  'say that something is wrong': (scene) =>
    inBooking(scene, scene.buyer, 'dispute', {
      reason: 'papers',
      words: 'The papers are missing.',
    }),
  'answer that': (scene) =>
    inBooking(scene, scene.seller, 'dispute/answer', { words: 'I have shown all of them.' }),
  'be completed by the admin': (scene) =>
    inBooking(scene, scene.admin, 'complete', { reason: 'The papers are there.' }),
  'be refunded by the admin': (scene) =>
    inBooking(scene, scene.admin, 'refund', { reason: 'The papers are missing.' }),
  'review the seller': (scene) => review(scene, scene.buyer, 4),
  'review the buyer': (scene) => review(scene, scene.seller, 5),
});

/** The names of all that can happen. */
export const dealOperations = Object.keys(operations) as (keyof typeof operations)[];
export type DealStep = { operation: keyof typeof operations; who: 0 | 1 };

/** Takes one step; what cannot be is refused, which is no error. */
export async function takeDealStep(
  market: PayingMarket,
  world: DealWorld,
  { operation, who }: DealStep,
): Promise<void> {
  await operations[operation](await sceneOf(market, world, world.buyers[who]));
}

/** Pays by card, as the page does it. */
async function pay({ market, buyer, bookingId }: DealScene): Promise<void> {
  const opened = await market.post(buyer, '/api/create-payment-intent', { bookingId });
  const { clientSecret } = opened.json<{ clientSecret?: string }>();
  const transactionId = clientSecret?.split('_secret_')[0];
  if (transactionId === undefined) return;
  // Of an intent that is charged or over the provider says so.
  await market.card.confirm(transactionId).catch(() => {});
  await market.post(buyer, '/api/payments', { transactionId });
}
