import { afterHiding } from '@motohaat/domain/moderation';
import { hidingAccounts, hidingWeight } from '@motohaat/domain/report';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { writeAudit } from '../audit/audit.ts';
import { findHolder } from '../bookings/holder.ts';
import { lockListing, setListing } from '../listings/listings.ts';
import { tell } from '../notices/tell.ts';

/**
 * Hides a listing that enough accounts whose word has weight have reported, until the admin decides (machine
 * M4). It belongs into the transaction that writes a report, after that: it waits for others that
 * report the same listing, so that of reports that are written at once the last one sees all.
 *
 * @returns whether it was hidden now
 */
export async function hideIfReported(trx: Queryable, productId: string): Promise<boolean> {
  const listing = await lockListing(trx, productId);
  const status = afterHiding(listing.status);
  if (!status || !(await isReportedEnough(trx, productId))) return false;
  const booking = await findHolder(trx, productId);
  await setListing(trx, productId, { status, takenOffBy: 'reports' });
  await writeAudit(trx, {
    actorId: null,
    action: 'listing.hidden',
    subject: { kind: 'product', id: productId },
    before: { status: listing.status },
    after: { status },
    detail: { paidBooking: booking !== undefined && booking.status !== 'pending_payment' },
  });
  await tell(trx, { to: listing.seller_id, kind: 'listing_hidden', data: {}, productId });
  return true;
}

/** Whether open reports of accounts whose word has weight are enough to hide a listing (machine M4). */
export async function isReportedEnough(db: Queryable, productId: string): Promise<boolean> {
  const { rows } = await sql<{ accounts: number; weight: number | null }>`
    SELECT count(*) AS accounts, sum(r.weight) AS weight
    FROM reports r
    JOIN users u ON u.id = r.reporter_id AND u.status = 'active'
    WHERE r.product_id = ${productId}::uuid AND r.status IN ('open', 'triaged') AND r.weight > 0
  `.execute(db);
  const [{ accounts, weight } = { accounts: 0, weight: 0 }] = rows;
  return accounts >= hidingAccounts && (weight ?? 0) >= hidingWeight;
}
