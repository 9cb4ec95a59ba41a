import type { BookingStory, StoryEvent } from '@motohaat/contract/deal';
import type { NoticeKind } from '@motohaat/domain/notice';
import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { checkPrivacy, checkPublic, checkReadings } from '../../testing/deal-secrecy.ts';
import {
  asked,
  chassis,
  dealOperations,
  type DealStep,
  type DealWorld,
  phones,
  sceneOf,
  takeDealStep,
} from '../../testing/deal-story.ts';
import { createPayingMarket, type PayingMarket } from '../../testing/paying.ts';
import { setMailing } from '../mails/channel.ts';

let market: PayingMarket;
let admin: Person;
let stranger: Person;
beforeAll(async () => {
  market = await createPayingMarket();
  admin = await market.signIn('admin');
  stranger = await market.signIn('seller');
  await setMailing(market.db, true);
});
afterAll(() => market.stop());

async function newWorld(): Promise<DealWorld> {
  const seller = await market.signIn('seller', {
    name: 'Karim Uddin',
    phone: `+88${phones.sellers}`,
  });
  const bike = await market.bike({
    seller_id: seller.id,
    resale_price: asked,
    description: `One owner. Call ${phones.described} in the evening.`,
  });
  const numbered = await market.app.inject({
    method: 'PUT',
    url: `/api/products/${bike.id}/numbers`,
    headers: { authorization: seller.authorization },
    payload: { chassis },
  });
  expect(numbered.statusCode, numbered.body).toBe(200);
  const buyers: DealWorld['buyers'] = [
    await market.signIn('buyer', { name: 'Rina Khatun' }),
    await market.signIn('buyer', { name: 'Shila Akter' }),
  ];
  return { buyers, seller, admin, bikeId: bike.id };
}

const bookingsOf = ({ bikeId }: DealWorld) =>
  market.db.selectFrom('bookings').selectAll().where('product_id', '=', bikeId).execute();
type Booking = Awaited<ReturnType<typeof bookingsOf>>[number];

async function storyOf(person: Person, id: string): Promise<BookingStory> {
  return (await market.get(person, `/api/bookings/${id}/story`)).json<BookingStory>();
}

/** Invariant I11, and what is told of a booking: once to each person, by page and by mail (I15). */
async function checkBooking(world: DealWorld, booking: Booking): Promise<void> {
  const buyer = world.buyers.find(({ id }) => id === booking.buyer_id) as Person;
  const [ours, theirs] = [
    await storyOf(buyer, booking.id),
    await storyOf(world.seller, booking.id),
  ];
  expect(ours.events, 'both read the same').toEqual(theirs.events);
  const { status, events } = ours;
  expect(status).toBe(booking.status);
  const said = (kinds: StoryEvent['kind'][]) => events.find(({ kind }) => kinds.includes(kind));
  if (status === 'completed') {
    const handedOver = said(['handed_over']);
    expect(handedOver?.how, 'I11: how it came').toBeTruthy();
    if (handedOver?.how === 'admin') expect(handedOver.words, 'I11').toBeTruthy();
  }
  if (status === 'refunded' || status === 'refund_pending') {
    expect(said(['refund_started'])?.words, 'I11: why the money went back').toBeTruthy();
    expect(ours.reason, 'I11').toBe(said(['refund_started'])?.words);
  }
  if (status === 'cancelled') expect(said(['cancelled'])?.words, 'I11').toBeTruthy();
  for (const [person, side] of [
    [buyer, 'buyer'],
    [world.seller, 'seller'],
  ] as const) {
    const told = await market.db
      .selectFrom('notices')
      .select('kind')
      .where('booking_id', '=', booking.id)
      .where('user_id', '=', person.id)
      .where('kind', '<>', 'reviewed')
      .execute();
    const kinds = told.map(({ kind }) => kind).toSorted();
    expect(kinds, `I15: told to the ${side}`).toEqual(
      noticesOf(events.toReversed(), side).toSorted(),
    );
  }
}

const plain: Partial<Record<StoryEvent['kind'], NoticeKind>> = {
  booked: 'booked',
  paid: 'paid',
  cancelled: 'booking_cancelled',
  expired: 'booking_expired',
  disputed: 'disputed',
};

/** What a side is told of a story, the oldest event first. */
function noticesOf(events: readonly StoryEvent[], side: 'buyer' | 'seller'): NoticeKind[] {
  return events.flatMap(({ kind }, index): NoticeKind[] => {
    const before = events
      .slice(0, index)
      .findLast((each) =>
        ['paid', 'handed_over', 'disputed', 'cancelled', 'expired'].includes(each.kind),
      )?.kind;
    // Paid too late: the booking had ended, and its seller has lost nothing.
    const isLate = events.some(
      (each, at) =>
        each.kind === 'refund_started' &&
        ['cancelled', 'expired'].includes(events[at - 1]?.kind ?? ''),
    );
    if (kind === 'handed_over' || kind === 'refund_started') {
      if (before === 'disputed') return ['dispute_decided'];
      if (kind === 'handed_over') return ['handed_over'];
      return isLate && side === 'seller' ? [] : ['refund_started'];
    }
    if (kind === 'refunded') return isLate && side === 'seller' ? [] : ['refunded'];
    const notice = plain[kind];
    return notice ? [notice] : [];
  });
}

/** Invariants I13 and I14. */
async function checkRows(world: DealWorld, bookings: readonly Booking[]): Promise<void> {
  const ids = bookings.map(({ id }) => id);
  const offers = await market.db
    .selectFrom('offers')
    .selectAll()
    .where('product_id', '=', world.bikeId)
    .execute();
  const used = offers.filter(({ status }) => status === 'used');
  expect(
    used
      .map(({ booking_id: id, buyer_id: buyer, amount }) => `${id} ${buyer} ${amount}`)
      .toSorted(),
    'I14: an offer is used once, by its buyer, at its price',
  ).toEqual(
    bookings
      .filter(({ asked: price }) => price !== null)
      .map(({ id, buyer_id: buyer, amount }) => `${id} ${buyer} ${amount}`)
      .toSorted(),
  );
  for (const { asked: price, amount } of bookings) {
    expect(price ?? amount, 'what is asked does not change').toBe(asked);
  }
  const reviews = await market.db
    .selectFrom('deal_reviews')
    .select(['booking_id', 'side', 'author_id'])
    .where('booking_id', 'in', [...ids, world.bikeId])
    .execute();
  const sides = reviews.map(({ booking_id: id, side }) => `${id} ${side}`);
  expect(new Set(sides).size, 'I13: one review for each side').toBe(sides.length);
  for (const { booking_id: id, side, author_id: author } of reviews) {
    const booking = bookings.find((each) => each.id === id) as Booking;
    expect(author).toBe(side === 'buyer' ? booking.buyer_id : booking.seller_id);
    expect(kindsOf(await storyOf(world.seller, id)), 'I13: of a hand-over').toContain(
      'handed_over',
    );
  }
}

const kindsOf = ({ events }: BookingStory) => events.map(({ kind }) => kind);

/** Invariant I15 for all that is told besides bookings, and for mails. */
async function checkTold({ buyers, seller }: DealWorld): Promise<void> {
  const people = [...buyers, seller].map(({ id }) => id);
  const twice = await market.db
    .selectFrom('notices as n')
    .leftJoin('outbox as o', 'o.notice_id', 'n.id')
    .select((by) => ['n.kind', by.fn.count<number>('o.id').as('mails')])
    .where('n.user_id', 'in', people)
    .groupBy(['n.id', 'n.kind'])
    .having((by) => by.fn.count('o.id'), '<>', 1)
    .execute();
  expect(twice, 'I15: each notice is mailed once').toEqual([]);
}

type Operation = DealStep['operation'];
const toPrice: Operation[] = ['offer', 'accept as the seller', 'book for what was offered'];
/** Where stories begin, since chance alone seldom comes so far. */
const beginnings: Operation[][] = [
  ['ask', 'write as the buyer', 'report the conversation'],
  toPrice,
  ['book', 'propose to meet', 'pay'],
  [...toPrice, 'pay', 'hand over with the code'],
  [...toPrice, 'pay', 'say that something is wrong'],
];
const step = record({
  operation: constantFrom(...dealOperations),
  who: constantFrom(0 as const, 0 as const, 1 as const),
});
/** Steps of one batch happen at once. */
const batches = array(array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 });
const story = record({ beginning: constantFrom(...beginnings), batches }).map(
  ({ beginning, batches: rest }): DealStep[][] => [
    [
      { operation: 'ask', who: 0 },
      { operation: 'ask', who: 1 },
    ],
    ...beginning.map((operation): DealStep[] => [{ operation, who: 0 }]),
    ...rest,
  ],
);

test('whatever two buyers, a seller and an admin do, in whatever order, what was promised holds', async () => {
  await assert(
    asyncProperty(story, async (steps) => {
      const world = await newWorld();
      for (const batch of steps) {
        await Promise.all(batch.map((one) => takeDealStep(market, world, one)));
      }
      const bookings = await bookingsOf(world);
      for (const booking of bookings) await checkBooking(world, booking);
      await checkRows(world, bookings);
      await checkTold(world);
      const [one, other] = world.buyers;
      await checkPrivacy(market, await sceneOf(market, world, one), [other, stranger]);
      await checkPrivacy(market, await sceneOf(market, world, other), [one, stranger]);
      await checkReadings(market, world);
      await checkPublic(market, world);
      await market.card.reset();
    }),
    { numRuns: Number(process.env['DEAL_RUNS'] ?? 12) },
  );
}, 600_000);
