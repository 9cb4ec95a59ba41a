import { afterHiding } from '@motohaat/domain/moderation';

import type { Queryable } from '../../database/index.ts';
import { writeAudit } from '../audit.ts';
import { isReportedEnough, keeper, lockListing, setListing } from './listings.repository.ts';

/**
 * Hides a listing that enough accounts with standing have reported, until the admin decides (machine
 * M4). It belongs into the transaction that writes a report, after that: it waits for others that
 * report the same listing, so that of reports that are written at once the last one sees all.
 *
 * @returns whether it was hidden now
 */
export async function hideIfReported(trx: Queryable, productId: string): Promise<boolean> {
  const listing = await lockListing(trx, productId);
  const status = listing && afterHiding(listing.status);
  if (!status || !(await isReportedEnough(trx, productId))) return false;
  const booking = await keeper(trx, productId);
  await setListing(trx, productId, { status, takenOffBy: 'reports' });
  await writeAudit(trx, {
    actorId: null,
    action: 'listing.hidden',
    subject: { kind: 'product', id: productId },
    before: { status: listing.status },
    after: { status },
    detail: { paidBooking: booking !== undefined && booking !== 'pending_payment' },
  });
  return true;
}
