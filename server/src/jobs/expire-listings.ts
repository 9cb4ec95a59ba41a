import { sql } from 'kysely';

import { type Database, type Queryable, withRetry } from '../database/index.ts';
import { moveListing } from '../modules/listings/listing.transitions.ts';
import { tell } from '../modules/notices/tell.ts';
import { oneByOne } from './in-parts.ts';
import type { Job } from './runner.ts';

const batch = 100;

/** Takes listings off the market whose 60 days are over, every five minutes: they are drafts again. */
export function expireListings(db: Database): Job {
  return {
    name: 'expire-listings',
    every: 300,
    run: ({ signal, now, log }) =>
      oneByOne<Due>({
        list: async (after) => (await selectDue(now(), after).execute(db)).rows,
        act: ({ id }) => expireOne(db, id, now()),
        onError: ({ id }, err) =>
          log.error({ productId: id, err }, 'a listing could not be expired'),
        signal,
      }),
  };
}

type Due = { expires_at: string; id: string };

/** Listings whose time is over, the longest first; on the index products_expiring. */
export function selectDue(now: Date, after: Due | undefined) {
  return sql<Due>`
    SELECT p.id, p.expires_at::text AS expires_at
    FROM products p
    WHERE p.status = 'active' AND p.expires_at <= ${now}
      ${after ? sql`AND (p.expires_at, p.id) > (${after.expires_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY p.expires_at, p.id
    LIMIT ${batch}`;
}

/** It may have been booked, renewed or sold meanwhile. */
async function expireOne(db: Database, id: string, now: Date): Promise<void> {
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const listing = await lockDue(trx, id, now);
      if (!listing || !(await moveListing(trx, listing, 'expired'))) return;
      const { seller_id: to } = listing;
      await tell(trx, { to, kind: 'listing_expired', data: {}, productId: id });
    }),
  );
}

async function lockDue(trx: Queryable, id: string, now: Date) {
  return trx
    .selectFrom('products')
    .select(['id', 'version', 'status', 'seller_id'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('expires_at', '<=', now)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
