import { demoAccounts } from '@motohaat/demo/accounts';
import { bikes } from '@motohaat/demo/bikes';
import { sellers } from '@motohaat/demo/sellers';
import type { Bike, BikeFacts, StatedPapers } from '@motohaat/demo/types';
import type { Papers } from '@motohaat/domain/bike-facts';
import { dhakaDate } from '@motohaat/domain/time';

import { type Database, type Queryable, withRetry } from '../database/index.ts';
import { writeCategories } from '../modules/catalogue/categories.ts';
import { refreshSearch } from '../modules/search-index/keep.ts';
import { demoId } from './demo-id.ts';
import { loadBookings } from './load-bookings.ts';
import { createIdentity, loadAccount, loadOthers } from './load-people.ts';
import { loadViews } from './load-views.ts';

const hour = 3_600_000;

/** How long the demo market's adverts run: the site must not look empty after two weeks. */
const advertLifetime = 365 * 24 * hour;

/**
 * Fills the market with the demo accounts, sellers, bikes, adverts and bookings. What is there stays as it is
 * now: a bike that somebody has sold or removed does not come back.
 *
 * @param sandboxUrl the identity stand-in, which gets the demo accounts too
 * @throws Error when the sandbox does not make the accounts
 */
export async function loadDemo(options: {
  db: Database;
  sandboxUrl: string;
  log: (message: string) => void;
}): Promise<void> {
  const { db, sandboxUrl, log } = options;
  const identities = await Promise.all(
    demoAccounts.map(async (account) => ({
      account,
      uid: await createIdentity(sandboxUrl, account),
    })),
  );
  const added = await withRetry(() =>
    db.transaction().execute(async (transaction) => {
      await writeCategories(transaction);
      for (const { account, uid } of identities) {
        // Three rows, in one transaction.
        await loadAccount(transaction, account, uid);
      }
      await loadOthers(transaction);
      return loadBikes(transaction);
    }),
  );
  if (added > 0) log(`Added ${added} bikes to the demo market.`);
}

async function loadBikes(db: Queryable): Promise<number> {
  const sellerIds = await sellerIdsByKey(db);
  const now = Date.now();
  const rows = bikes.map((bike) => productRow(bike, sellerIds, now));
  const added = await db
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  const addedIds = new Set(added.map(({ id }) => id));
  const prices = rowsOfPrices(sellerIds, now).filter(({ product_id: id }) => addedIds.has(id));
  if (prices.length > 0) await db.insertInto('price_history').values(prices).execute();
  const adverts = rowsOfAdverts(sellerIds, now).filter(({ product_id: id }) => addedIds.has(id));
  if (adverts.length > 0) await db.insertInto('adverts').values(adverts).execute();
  await refreshSearch(db, [...addedIds]);
  const idsByKey = bikes.map(({ key }) => [key, demoId('product', key)] as const);
  const addedByKey = new Map(idsByKey.filter(([, id]) => addedIds.has(id)));
  await loadBookings(db, addedByKey);
  await loadViews(db, addedByKey);
  return added.length;
}

async function sellerIdsByKey(db: Queryable): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(
      'email',
      'in',
      sellers.map(({ email }) => email),
    )
    .execute();
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]));
  return new Map(sellers.map(({ key, email }) => [key, byEmail.get(email) ?? '']));
}

function productRow(bike: Bike, sellerIds: Map<string, string>, now: number) {
  const postedAt = new Date(now - bike.postedHoursAgo * hour);
  return {
    id: demoId('product', bike.key),
    seller_id: sellerIds.get(bike.seller) ?? '',
    category_id: bike.category,
    status: 'active' as const,
    name: bike.name,
    condition: bike.condition,
    original_price: bike.originalPrice,
    resale_price: bike.resalePrice,
    warranty: bike.warranty,
    used: bike.used,
    location: bike.location,
    description: bike.description,
    images: JSON.stringify(bike.pictures),
    ...factColumns(bike.facts, now),
    created_at: postedAt,
    updated_at: postedAt,
  };
}

function factColumns(
  { registrationZone, registrationYear, papers, ...same }: BikeFacts,
  now: number,
) {
  return {
    ...same,
    registration_zone: registrationZone,
    registration_year: registrationYear,
    papers: papers && JSON.stringify(papersOf(papers, now)),
  };
}

function papersOf({ taxTokenDays, ...same }: StatedPapers, now: number): Papers {
  const taxTokenUntil =
    taxTokenDays === null ? null : dhakaDate(new Date(now + taxTokenDays * 24 * hour));
  return { ...same, taxTokenUntil };
}

/** The prices that were lowered since. */
function rowsOfPrices(sellerIds: Map<string, string>, now: number) {
  return bikes.flatMap(({ key, seller, originalPrice, before }) =>
    before
      ? [
          {
            id: demoId('price', key),
            product_id: demoId('product', key),
            original_price: originalPrice,
            resale_price: before.price,
            changed_by: sellerIds.get(seller) ?? '',
            changed_at: new Date(now - before.hoursAgo * hour),
          },
        ]
      : [],
  );
}

function rowsOfAdverts(sellerIds: Map<string, string>, now: number) {
  const slots = new Map<string, number>();
  return bikes
    .filter(({ advertised }) => advertised)
    .map(({ key, seller, postedHoursAgo }) => {
      const slot = (slots.get(seller) ?? 0) + 1;
      slots.set(seller, slot);
      return {
        id: demoId('advert', key),
        product_id: demoId('product', key),
        seller_id: sellerIds.get(seller) ?? '',
        slot,
        created_at: new Date(now - postedHoursAgo * hour),
        expires_at: new Date(now + advertLifetime),
      };
    });
}
