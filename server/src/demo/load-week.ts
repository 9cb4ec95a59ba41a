import { type Act, week } from '@motohaat/demo/week';

import { expireBookings } from '../jobs/expire-bookings.ts';
import { cancelOwnBooking, createBooking } from '../modules/bookings/bookings.service.ts';
import { dismissOne } from '../modules/moderation/restore-listing.ts';
import {
  completeBooking,
  type PaidBookingServices,
  refundBooking,
} from '../modules/paid-bookings/end-booking.ts';
import { openPayment } from '../modules/payments/open-payment.ts';
import { settle } from '../modules/payments/settle.ts';
import { addReport } from '../modules/reports/reports.service.ts';
import { saveSearch } from '../modules/saved-searches/saved-searches.service.ts';
import { editBike, type Selling } from '../modules/selling/selling.service.ts';
import { addWish } from '../modules/wishlist/wishlist.service.ts';
import type { Actor } from '../plugins/authentication.ts';
import type { Log } from '../plugins/logging.ts';
import { demoId } from './demo-id.ts';

const hour = 3_600_000;

/** What a week of the demo market is made with: the functions that serve everybody, and what they need. */
export type WeekServices = PaidBookingServices & {
  log: Log;
  selling: Selling;
  /** Pays an intent by a card that works, as its buyer would. */
  pay: (intentId: string) => Promise<void>;
  supportEmail: string;
};

type Does = Act['does'];
type ActOf<Name extends Does> = Extract<Act, { does: Name }>;
type Handler<Name extends Does> = (
  services: WeekServices,
  act: ActOf<Name>,
  at: Date,
) => Promise<unknown>;

const idOfBooking = ({ by, bike }: { by: string; bike: string }) =>
  demoId('booking', `${by} ${bike}`);
const idOfReport = ({ by, bike }: { by: string; bike: string }) =>
  demoId('report', `${by} ${bike}`);
const named = ({ bike }: { bike: string }) => ({ productId: demoId('product', bike) });

/** How each is done; whoever adds something that people do adds a line. */
const handlers: { [Name in Does]: Handler<Name> } = {
  book: async ({ db }, act, now) => {
    const wanted = { ...named(act), location: act.meetingPlace };
    return createBooking(db, await actor(db, act.by), wanted, { id: idOfBooking(act), now });
  },
  pay: async ({ db, payments, pay }, act) => {
    const { id } = await actor(db, act.by);
    const { clientSecret: secret } = await openPayment(payments, id, {
      bookingId: idOfBooking(act),
    });
    const [intentId = ''] = secret.split('_secret_');
    await pay(intentId);
    return settle(payments, intentId);
  },
  cancel: async ({ db, withdrawPayments, supportEmail }, act, now) =>
    cancelOwnBooking(
      db,
      await actor(db, act.as),
      idOfBooking(act),
      { withdrawPayments, supportEmail },
      now,
    ),
  'run-out': async ({ db, withdrawPayments, log }, _act, at) =>
    expireBookings({ db, withdrawPayments }).run({
      signal: new AbortController().signal,
      now: () => at,
      log,
    }),
  complete: async (services, act) =>
    completeBooking(services, idOfBooking(act), await byAdmin(services, act.reason)),
  refund: async (services, act) =>
    refundBooking(services, idOfBooking(act), await byAdmin(services, act.reason)),
  wish: async ({ db }, act) =>
    addWish(db, await actor(db, act.by), named(act), demoId('wish', `${act.by} ${act.bike}`)),
  report: async (services, act) => {
    const { reason, note } = act;
    const report = { ...named(act), reason, note };
    return addReport(services, await actor(services.db, act.by), report, idOfReport(act));
  },
  dismiss: async (services, act) =>
    dismissOne(services.db, idOfReport(act), await byAdmin(services, act.reason)),
  describe: async ({ db, selling }, act, now) => {
    const { productId } = named(act);
    const bike = await db
      .selectFrom('products')
      .select(['description', 'version'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const description = `${bike.description} ${act.more}`;
    const { version } = bike;
    return editBike(selling, await actor(db, act.by), productId, { description, version }, now);
  },
  'save-search': async ({ db }, { by, name, address }) => {
    const { id } = await actor(db, by);
    return saveSearch(
      db,
      id,
      { name, address, notify: 'at-once' },
      demoId('search', `${by} ${name}`),
    );
  },
};

type WeekOptions = { acts?: readonly Act[]; now?: Date; signal?: AbortSignal };

/**
 * Lets the people of the demo market do what a week brings, by the functions that everybody's calls come
 * to, each at its time where a function is told the time. It happens once: a market in which it has begun
 * is left as it is.
 *
 * @param options.acts in their order
 * @param options.signal ends it between two acts
 * @returns how many acts were done; one that cannot be is told to the log, and the others go on
 */
export async function loadWeek(
  services: WeekServices,
  { acts = week, now = new Date(), signal }: WeekOptions = {},
): Promise<number> {
  const { log } = services;
  if (await hasBegun(services, acts)) return 0;
  let done = 0;
  for (const act of acts) {
    if (signal?.aborted) break;
    const handle = handlers[act.does] as Handler<Does>;
    try {
      // One after another: each builds on what was before.
      await handle(services, act, new Date(now.getTime() - act.hoursAgo * hour));
      done += 1;
    } catch (err) {
      log.warn({ err, does: act.does }, 'something of the demo week could not be done');
    }
  }
  return done;
}

async function hasBegun({ db }: WeekServices, acts: readonly Act[]): Promise<boolean> {
  const first = acts.find((act) => act.does === 'book');
  if (!first) return false;
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', idOfBooking(first))
    .executeTakeFirst();
  return found !== undefined;
}

/** Somebody of the demo market, as a request of theirs would be known. */
async function actor(db: WeekServices['db'], email: string): Promise<Actor> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'uid', 'email', 'name', 'role', 'language'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const token = { tokenId: '', tokenVersion: 0, expiresAt: new Date(0) };
  return { ...user, photo: null, ...token };
}

async function byAdmin({ db }: WeekServices, reason: string) {
  const { id } = await actor(db, 'demo.admin@motohaat.example');
  return { adminId: id, reason, requestId: 'demo' };
}
