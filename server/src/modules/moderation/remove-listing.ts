import type { ListingActionDone } from '@motohaat/contract/administration';
import { afterRemoval } from '@motohaat/domain/moderation';
import { maximumStrikes } from '@motohaat/domain/report';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { closeAccount, lockAccount } from '../accounts/account-status.ts';
import type { AdminAction } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { cancelAffectedBookings, type CancellationServices } from '../bookings/cancel-affected.ts';
import { findHolder } from '../bookings/holder.ts';
import { findListing, type Listing, lockListing, setListing } from '../listings/listings.ts';
import { tell } from '../notices/tell.ts';
import { closeReports } from '../reports/report-decisions.ts';
import { countStrikes } from './strikes.ts';

/**
 * Takes a listing off the market for good and upholds its reports (machine M4). An unpaid booking is
 * cancelled; a paid one stays, and the listing waits for it, hidden. A seller's third listing that was
 * reported rightly closes the seller's account.
 *
 * @throws AppError `not_found`, `conflict` if it is gone already
 */
export async function removeListing(
  services: CancellationServices,
  id: string,
  action: AdminAction,
): Promise<Omit<ListingActionDone, 'message'>> {
  const { db } = services;
  const known = await findListing(db, id);
  if (!known) throw new AppError('not_found');
  const { suspended } = await auditedTransaction(db, async (trx) => {
    const seller = await lockAccount(trx, known.seller_id);
    const listing = await lockListing(trx, id);
    await take(trx, listing, action);
    return { suspended: seller?.status === 'active' && (await strike(trx, seller.id)) };
  });
  await cancelAffectedBookings(
    services,
    suspended ? { userId: known.seller_id } : { productId: id },
  );
  if (suspended) await cancelAffectedBookings(services, { productId: id });
  const status = await archiveReleased(db, id);
  return {
    acknowledged: true,
    status,
    ...(suspended && { suspendedSeller: true }),
  };
}

async function take(trx: Queryable, listing: Listing, action: AdminAction): Promise<void> {
  const { id } = listing;
  const booking = await findHolder(trx, id);
  const status = afterRemoval(listing.status, { isBooked: booking !== undefined });
  const isTaken = listing.status === 'hidden' && listing.taken_off_by === 'admin';
  if (!status || isTaken) {
    throw new AppError('conflict', { message: (t) => t.moderation.takenOff });
  }
  await setListing(trx, id, { status, takenOffBy: 'admin' });
  const upheld = await closeReports(trx, {
    productId: id,
    adminId: action.adminId,
    status: 'upheld',
  });
  const isPaid = booking !== undefined && booking.status !== 'pending_payment';
  await writeAudit(trx, {
    actorId: action.adminId,
    action: 'listing.removed',
    subject: { kind: 'product', id },
    before: { status: listing.status },
    after: { status },
    reason: action.reason,
    requestId: action.requestId,
    detail: { reports: upheld, paidBooking: isPaid },
  });
  await tell(trx, {
    to: listing.seller_id,
    kind: 'listing_removed',
    data: {},
    productId: id,
    words: action.reason,
  });
}

/** @returns whether that closed the seller's account */
async function strike(trx: Queryable, sellerId: string): Promise<boolean> {
  const strikes = await countStrikes(trx, sellerId);
  if (strikes < maximumStrikes) return false;
  await closeAccount(trx, sellerId, { code: 'strikes' });
  await tell(trx, { to: sellerId, kind: 'account_suspended', data: { why: 'strikes' } });
  await writeAudit(trx, {
    actorId: null,
    action: 'user.suspended',
    subject: { kind: 'user', id: sellerId },
    before: { status: 'active' },
    after: { status: 'suspended' },
    why: { code: 'strikes' },
    detail: { strikes },
  });
  return true;
}

/** Archives a removed listing if no booking keeps it any more. @returns what it is now */
export async function archiveReleased(db: Database, id: string) {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const listing = await lockListing(trx, id);
      const isWaiting = listing.status === 'hidden' && listing.taken_off_by === 'admin';
      if (!isWaiting || (await findHolder(trx, id)) !== undefined) return listing.status;
      await setListing(trx, id, { status: 'archived', takenOffBy: 'admin' });
      return 'archived' as const;
    }),
  );
}
