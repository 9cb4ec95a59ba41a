import { announceBikes } from '../../jobs/announce-bikes.ts';
import { expireBookings } from '../../jobs/expire-bookings.ts';
import { expireOldOffers } from '../../jobs/expire-offers.ts';
import { tellEnds } from '../../jobs/tell-ends.ts';
import { register } from '../../modules/accounts/accounts.service.ts';
import { removeListing } from '../../modules/moderation/remove-listing.ts';
import { dismissOne } from '../../modules/moderation/restore-listing.ts';
import { markAllRead } from '../../modules/notices/notices.repository.ts';
import { editProfile } from '../../modules/profile/edit-profile.ts';
import { addReport } from '../../modules/reports/reports.service.ts';
import { approveCase, refuseCase } from '../../modules/review/decide.ts';
import { saveSearch } from '../../modules/saved-searches/saved-searches.service.ts';
import { addBike, editBike } from '../../modules/selling/selling.service.ts';
import { storePhoto } from '../../modules/uploads/uploads.service.ts';
import { addWish } from '../../modules/wishlist/wishlist.service.ts';
import { demoId } from '../demo-id.ts';
import type { Handlers } from './handlers.ts';
import { actorOf, byAdmin, idOf, photoOf, productIdOf, type WeekServices } from './people.ts';

/** What happens to accounts and listings, and what the server does by itself. */
export const marketHandlers: Handlers<
  | 'join'
  | 'give-phone'
  | 'read-notices'
  | 'wish'
  | 'report'
  | 'dismiss'
  | 'take-off'
  | 'describe'
  | 'approve'
  | 'refuse'
  | 'lower-price'
  | 'add-bike'
  | 'save-search'
  | 'keep-time'
> = {
  join: async ({ db, pseudonyms, supportEmail }, { by: email, name }) =>
    register(
      { db, pseudonyms, supportEmail },
      {
        uid: `demo-${email.replace(/@.*/, '')}`,
        email,
        emailVerified: true,
        name,
        photo: null,
        provider: 'password',
        signedInAt: new Date(),
      },
      { name, role: 'buyer' },
    ),
  'give-phone': async ({ db }, { by, phone }) =>
    editProfile(db, (await actorOf(db, by)).id, { phone }),
  'read-notices': async ({ db }, { by }) => markAllRead(db, (await actorOf(db, by)).id),
  wish: async ({ db }, act) =>
    addWish(db, await actorOf(db, act.by), { productId: productIdOf(act) }, idOf('wish', act)),
  report: async (services, act) => {
    const { reason, note } = act;
    const report = { productId: productIdOf(act), reason, note };
    return addReport(services, await actorOf(services.db, act.by), report, idOf('report', act));
  },
  dismiss: async ({ db }, act) =>
    dismissOne(db, idOf('report', act), await byAdmin(db, act.reason)),
  'take-off': async (services, act) =>
    removeListing(services, productIdOf(act), await byAdmin(services.db, act.reason)),
  describe: async (services, act) => {
    const { description, version } = await bikeOf(services, act);
    const change = { description: `${description} ${act.more}`, version };
    const seller = await actorOf(services.db, act.by);
    return editBike(services.selling, seller, productIdOf(act), change);
  },
  approve: async (services, act) =>
    approveCase(services.db, await caseOf(services, act), await byAdmin(services.db)),
  refuse: async (services, act) =>
    refuseCase(services.db, await caseOf(services, act), act.reasons, await byAdmin(services.db)),
  'lower-price': async (services, act) => {
    const { version } = await bikeOf(services, act);
    const change = { resalePrice: act.price, version };
    const seller = await actorOf(services.db, act.by);
    return editBike(services.selling, seller, productIdOf(act), change);
  },
  'add-bike': async ({ db, selling, decoding, log }, act) => {
    const seller = await actorOf(db, act.by);
    const uploads = { db, host: selling.host, log, decoding };
    const photos = await Promise.all(
      act.pictures.map(async (file) => {
        const id = demoId('photo', `${act.by} ${file}`);
        const bytes = await photoOf(file);
        return storePhoto(uploads, { id, senderId: seller.id, bytes, use: 'bike' });
      }),
    );
    const { category, ...stated } = act.form;
    const body = { ...stated, category_id: category, images: photos.map(({ url }) => url) };
    return addBike(selling, seller, body, { id: productIdOf(act) });
  },
  'save-search': async ({ db }, { by, name, address }) => {
    const { id } = await actorOf(db, by);
    const wanted = { name, address, notify: 'at-once' } as const;
    return saveSearch(db, id, wanted, demoId('search', `${by} ${name}`));
  },
  'keep-time': async ({ db, withdrawPayments, log }) => {
    const jobs = [
      expireBookings({ db, withdrawPayments }),
      expireOldOffers(db),
      tellEnds(db),
      announceBikes(db),
    ];
    const { signal } = new AbortController();
    // One after another, as a process has its jobs that look at the same rows.
    for (const { run } of jobs) await run({ signal, now: () => new Date(), log });
  },
};

async function bikeOf({ db }: WeekServices, act: { bike: string }) {
  return db
    .selectFrom('products')
    .select(['description', 'version'])
    .where('id', '=', productIdOf(act))
    .executeTakeFirstOrThrow();
}

async function caseOf({ db }: WeekServices, act: { bike: string }): Promise<string> {
  const { id } = await db
    .selectFrom('review_cases')
    .select('id')
    .where('product_id', '=', productIdOf(act))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return id;
}
