import { expireBookings } from '../jobs/expire-bookings.ts';
import type { WithdrawPayments } from '../modules/bookings/payments.port.ts';
import { reconcilePayments } from '../modules/payments/reconcile.ts';
import { withdrawForgotten } from '../modules/payments/withdraw.ts';
import type { Person } from './app.ts';
import type { PayingMarket } from './paying.ts';
import type { ProviderState } from './payments.ts';
import { walletOf } from './wallet.ts';

/** Two buyers, the one bike that both want, and the admin. */
export type World = { buyers: [Person, Person]; bikeId: string; admin: Person };

async function newest(market: PayingMarket, buyer: Person): Promise<string | undefined> {
  const booking = await market.db
    .selectFrom('bookings')
    .select('id')
    .where('buyer_id', '=', buyer.id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return booking?.id;
}

/** What the provider has of a buyer. */
export async function providerOf(
  market: PayingMarket,
  buyer: Person,
): Promise<Omit<ProviderState, 'calls'>> {
  const { intents, charges, refunds, disputes, events } = await market.card.state();
  const own = intents.filter(({ metadata }) => metadata['buyerId'] === buyer.id);
  const ids = new Set(own.map(({ id }) => id));
  const isOwn = ({ payment_intent: of }: { payment_intent?: unknown }) => ids.has(String(of));
  return {
    intents: own,
    charges: charges.filter((charge) => charge.status === 'succeeded' && isOwn(charge)),
    refunds: refunds.filter(isOwn),
    disputes: disputes.filter(isOwn),
    events: events.filter(({ data }) => {
      const { id, payment_intent: of } = data.object as { id?: string; payment_intent?: string };
      return ids.has(id ?? '') || ids.has(of ?? '');
    }),
  };
}

/** Operations of a buyer's card on the newest intent; the provider refuses what cannot be. */
async function withNewestIntent(
  market: PayingMarket,
  buyer: Person,
  work: (intent: string) => Promise<unknown>,
) {
  const intent = (await providerOf(market, buyer)).intents.at(-1)?.id;
  if (intent !== undefined) await work(intent).catch(() => {});
}

/** Who does it: a buyer, and the newest booking of that buyer, if there is one. */
type Scene = {
  market: PayingMarket;
  buyer: Person;
  admin: Person;
  bikeId: string;
  bookingId: string | undefined;
};
type Operation = (scene: Scene) => Promise<unknown>;

/** Something that anybody may try at any time. */
const always = (work: Operation): Operation => work;

/** Something that needs a booking. */
const forBooking =
  (work: (scene: Scene & { bookingId: string }) => Promise<unknown>): Operation =>
  async (scene) => {
    const { bookingId } = scene;
    if (bookingId !== undefined) await work({ ...scene, bookingId });
  };

/** Something that a card or a bank does to the newest intent. */
const toIntent =
  (work: (scene: Scene, intent: string) => Promise<unknown>): Operation =>
  (scene) =>
    withNewestIntent(scene.market, scene.buyer, (intent) => work(scene, intent));

/** Something that happens to the newest payment by bKash. */
const toWallet =
  (work: (scene: Scene, id: string) => Promise<unknown>): Operation =>
  async (scene) => {
    const id = (await walletOf(scene.market.bkash, scene.buyer)).at(-1)?.paymentID;
    if (id !== undefined) await work(scene, id).catch(() => {});
  };

/** All that can happen. */
const operations = {
  book: always(({ market, buyer, bikeId }) =>
    market.post(buyer, '/api/bookings', { productId: bikeId }),
  ),
  cancel: forBooking(({ market, buyer, bookingId }) =>
    market.post(buyer, `/api/bookings/${bookingId}/cancel`),
  ),
  expire: forBooking(({ market, bookingId }) =>
    runOut(market, bookingId, (id) => withdrawForgotten(market.payments, id)),
  ),
  'expire, the provider being away': forBooking(({ market, bookingId }) =>
    runOut(market, bookingId, async () => {}),
  ),
  'open the card form': forBooking(({ market, buyer, bookingId }) =>
    market.post(buyer, '/api/create-payment-intent', { bookingId }),
  ),
  pay: toIntent(({ market }, intent) => market.card.confirm(intent)),
  'be declined': toIntent(({ market }, intent) =>
    market.card.confirm(intent, 'pm_card_visa_chargeDeclined'),
  ),
  'be asked by the bank': toIntent(({ market }, intent) =>
    market.card.confirm(intent, 'pm_card_threeDSecure2Required'),
  ),
  'let the bank take its time': toIntent(({ market }, intent) =>
    market.card.advance(intent, 'processing'),
  ),
  'let the bank agree': toIntent(({ market }, intent) => market.card.advance(intent, 'succeeded')),
  post: toIntent(({ market, buyer }, transactionId) =>
    market.post(buyer, '/api/payments', { transactionId }),
  ),
  'open the page of bKash': forBooking(({ market, buyer, bookingId }) =>
    market.post(buyer, '/api/create-payment-intent', { bookingId, method: 'bkash' }),
  ),
  'confirm at bKash': toWallet(({ market }, id) => market.bkash.confirm(id)),
  'have too little at bKash': toWallet(({ market }, id) => market.bkash.confirm(id, '01823074817')),
  'come back from bKash': toWallet(({ market, buyer }, transactionId) =>
    market.post(buyer, '/api/payments', { transactionId }),
  ),
  'refund in the console of bKash': toWallet(({ market }, id) => market.bkash.refund(id)),
  webhook: always(async ({ market, buyer }) => {
    const { events } = await providerOf(market, buyer);
    const event = events[Math.floor(events.length / 2)];
    if (event) await market.card.tell(market.app, event);
  }),
  reconcile: always(({ market }) => reconcilePayments(market.payments, { now: soon() })),
  'refund in the console': toIntent(({ market }, intent) =>
    market.card.stripe.refunds.create({ payment_intent: intent }),
  ),
  'be disputed by the bank': toIntent(({ market }, intent) => market.card.dispute(intent)),
  'win at the bank': always((scene) => decideAtBank(scene, 'won')),
  'lose at the bank': always((scene) => decideAtBank(scene, 'lost')),
  'be completed by the admin': forBooking(({ market, admin, bookingId }) =>
    market.post(admin, `/api/bookings/${bookingId}/complete`, { reason: 'Handed over.' }),
  ),
  'be refunded by the admin': forBooking(({ market, admin, bookingId }) =>
    market.post(admin, `/api/bookings/${bookingId}/refund`, { reason: 'Not as described.' }),
  ),
  'pay by an intent that got lost': forBooking(async ({ market, buyer, bookingId }) =>
    market.card.confirm(await market.strayIntent({ buyer, bookingId })),
  ),
};

/** The bank decides the newest dispute; what it has decided stays so. */
async function decideAtBank({ market, buyer }: Scene, to: 'won' | 'lost') {
  const dispute = (await providerOf(market, buyer)).disputes.at(-1);
  if (dispute) await market.card.moveDispute(dispute.id, to).catch(() => {});
}

/** The names of all that can happen. */
export const operationNames = Object.keys(operations) as (keyof typeof operations)[];
export type Step = { operation: keyof typeof operations; who: 0 | 1 };

/** Takes one step; what cannot be is refused, which is no error. */
export async function take(
  market: PayingMarket,
  { buyers, bikeId, admin }: World,
  { operation, who }: Step,
) {
  const buyer = buyers[who];
  const bookingId = await newest(market, buyer);
  await operations[operation]({ market, buyer, admin, bikeId, bookingId });
}

/** When the reconciler looks at what is new now. */
export const soon = () => new Date(Date.now() + 360_000);

/** The hold runs out, and the job notices. */
export async function runOut(
  market: PayingMarket,
  bookingId: string,
  withdrawPayments: WithdrawPayments,
): Promise<void> {
  await market.db
    .updateTable('bookings')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id', '=', bookingId)
    .where('status', '=', 'pending_payment')
    .execute();
  await expireBookings({ db: market.db, withdrawPayments }).run({
    signal: new AbortController().signal,
    now: () => new Date(),
    log: market.app.log,
  });
}
