import type { ListingActionDone, ReportsDismissed } from '@motohaat/contract/administration';
import type { ListingStatus } from '@motohaat/domain/listing';
import { afterRestoring } from '@motohaat/domain/moderation';

import type { Database, Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminAction } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { findHolder } from '../bookings/holder.ts';
import { isSold, type Listing, lockListing, setListing } from '../listings/listings.ts';
import { tell } from '../notices/tell.ts';
import { isReportedEnough } from '../reports/hide-listing.ts';
import { closeReports, dismissReport } from '../reports/report-decisions.ts';

/**
 * Brings a listing back that reports or the admin took off the market. Its reports were wrong, then:
 * they count as dismissed.
 *
 * @throws AppError `not_found`, `conflict` for one that its seller deleted, whose seller has left, or
 *   that was not taken off
 */
export async function restoreListing(
  db: Database,
  id: string,
  action: AdminAction,
): Promise<ListingActionDone> {
  return auditedTransaction(db, async (trx) => {
    const listing = await lockListing(trx, id);
    await refuseIfSellerLeft(trx, listing);
    const status = await bringBack(trx, listing);
    if (!status) {
      throw new AppError('conflict', { message: (t) => t.moderation.notTakenOff });
    }
    const { adminId } = action;
    const reports = await closeReports(trx, { productId: id, adminId, status: 'dismissed' });
    await writeAudit(trx, {
      actorId: adminId,
      action: 'listing.restored',
      subject: { kind: 'product', id },
      before: { status: listing.status },
      after: { status },
      reason: action.reason,
      requestId: action.requestId,
      detail: { reports },
    });
    return { acknowledged: true, status };
  });
}

/**
 * Closes one report as unfounded; a listing that only reports had hidden, and too few are left, comes
 * back.
 *
 * @returns whether there was an open report
 */
export async function dismissOne(db: Database, id: string, action: AdminAction): Promise<boolean> {
  return auditedTransaction(db, async (trx) => {
    const productId = await dismissReport(trx, { id, adminId: action.adminId });
    if (productId === undefined) return false;
    const status = await bringBackIfCleared(trx, productId);
    await writeAudit(trx, {
      actorId: action.adminId,
      action: 'report.dismissed',
      subject: { kind: 'report', id },
      before: { status: 'open' },
      after: { status: 'dismissed' },
      reason: action.reason,
      requestId: action.requestId,
      detail: { productId, listing: status },
    });
    return true;
  });
}

/**
 * Closes all open reports of a bike as unfounded; if they had hidden it, it comes back.
 *
 * @throws AppError `not_found`
 */
export async function dismissAll(
  db: Database,
  productId: string,
  action: AdminAction,
): Promise<ReportsDismissed> {
  return auditedTransaction(db, async (trx) => {
    const { adminId } = action;
    const open = { productId, adminId, status: 'dismissed', from: 'open' } as const;
    const deletedCount = await closeReports(trx, open);
    const status = await bringBackIfCleared(trx, productId);
    if (deletedCount > 0) {
      await writeAudit(trx, {
        actorId: adminId,
        action: 'reports.dismissed',
        subject: { kind: 'product', id: productId },
        reason: action.reason,
        requestId: action.requestId,
        detail: { reports: deletedCount, listing: status },
      });
    }
    return { deletedCount, status };
  });
}

/** @returns what the listing is now */
async function bringBackIfCleared(trx: Queryable, productId: string): Promise<ListingStatus> {
  const listing = await lockListing(trx, productId);
  const isByReports = listing.status === 'hidden' && listing.taken_off_by === 'reports';
  if (!isByReports || (await isReportedEnough(trx, productId))) return listing.status;
  return (await bringBack(trx, listing)) ?? listing.status;
}

async function bringBack(trx: Queryable, listing: Listing): Promise<ListingStatus | undefined> {
  const isBooked = (await findHolder(trx, listing.id)) !== undefined;
  const status = afterRestoring(listing.status, {
    takenOffBy: listing.taken_off_by,
    isBooked,
    isSold: await isSold(trx, listing.id),
  });
  if (!status) return undefined;
  const { id: productId, seller_id: to } = listing;
  await setListing(trx, productId, { status, takenOffBy: null });
  await tell(trx, { to, kind: 'listing_restored', data: {}, productId });
  return status;
}

async function refuseIfSellerLeft(trx: Queryable, { seller_id: id }: Listing): Promise<void> {
  const seller = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  if (seller?.status === 'deleted') {
    throw new AppError('conflict', { message: (t) => t.moderation.sellerLeft });
  }
}
