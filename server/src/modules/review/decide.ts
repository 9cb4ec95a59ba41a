import type { ReviewDone } from '@motohaat/contract/review';
import { listingExpiry } from '@motohaat/domain/listing';
import type { RefusalReason } from '@motohaat/domain/review';

import type { Database, Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminAction } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { type ListingRow, moveListing } from '../listings/listing.transitions.ts';
import { tell } from '../notices/tell.ts';
import { decideCase, findCase, type ReviewCaseRow } from './review-cases.repository.ts';

type Decided = Omit<AdminAction, 'reason'>;

/**
 * Lets a listing be public that waits for that; one that is public stays so.
 *
 * @throws AppError `not_found`, `conflict` for a case that was decided, or whose listing is gone
 */
export async function approveCase(db: Database, id: string, admin: Decided): Promise<ReviewDone> {
  return auditedTransaction(db, async (trx) => {
    const { listing, reviewed } = await lockBoth(trx, id, admin);
    if (!(await decideCase(trx, id, { status: 'approved', adminId: admin.adminId }))) {
      throw decided();
    }
    const change = { expires_at: listingExpiry(new Date()) };
    const moved =
      listing.status === 'pending_review'
        ? await moveListing(trx, listing, 'approved', change)
        : listing;
    if (!moved) throw new AppError('conflict');
    await note(trx, 'listing.approved', { listing, moved, reviewed, admin });
    if (moved !== listing)
      await tell(trx, { ...about(listing), kind: 'listing_approved', data: {} });
    return { acknowledged: true, status: moved.status };
  });
}

/**
 * Takes a listing back to its seller, who reads why and can mend it. One that is a draft meanwhile stays so.
 *
 * @throws AppError `not_found`, `conflict` also while the bike is booked
 */
export async function refuseCase(
  db: Database,
  id: string,
  reasons: readonly RefusalReason[],
  admin: Decided,
): Promise<ReviewDone> {
  return auditedTransaction(db, async (trx) => {
    const { listing, reviewed } = await lockBoth(trx, id, admin);
    if (!(await decideCase(trx, id, { status: 'refused', adminId: admin.adminId, reasons }))) {
      throw decided();
    }
    const moved = await moveListing(trx, listing, 'refused');
    if (!moved) throw new AppError('conflict', { message: (t) => t.moderation.reviewBooked });
    await note(trx, 'listing.refused', { listing, moved, reviewed, admin, reasons });
    await tell(trx, { ...about(listing), kind: 'listing_refused', data: { reasons } });
    return { acknowledged: true, status: moved.status };
  });
}

/** The listing first, as everywhere. */
async function lockBoth(
  trx: Queryable,
  id: string,
  { adminId }: Decided,
): Promise<{ listing: ListingRow; reviewed: ReviewCaseRow }> {
  const reviewed = await findCase(trx, id);
  if (!reviewed) throw new AppError('not_found');
  const listing = await trx
    .selectFrom('products')
    .selectAll()
    .where('id', '=', reviewed.product_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError('not_found'));
  if (listing.seller_id === adminId) {
    throw new AppError('forbidden', { message: (t) => t.moderation.ownCase });
  }
  if (listing.status === 'sold' || listing.status === 'archived') throw decided();
  return { listing, reviewed };
}

/** Whom a decision is told, and about which bike. */
const about = ({ id, seller_id: to }: ListingRow) => ({ to, productId: id });

const decided = () => new AppError('conflict', { message: (t) => t.moderation.reviewDecided });

type Noted = {
  listing: ListingRow;
  moved: ListingRow;
  reviewed: ReviewCaseRow;
  admin: Decided;
  reasons?: readonly RefusalReason[];
};

async function note(
  trx: Queryable,
  action: 'listing.approved' | 'listing.refused',
  { listing, moved, reviewed, admin, reasons = [] }: Noted,
): Promise<void> {
  await writeAudit(trx, {
    actorId: admin.adminId,
    action,
    subject: { kind: 'product', id: listing.id },
    before: { status: listing.status },
    after: { status: moved.status },
    requestId: admin.requestId,
    detail: {
      causes: reviewed.causes.join(', '),
      ...(reasons.length > 0 && { reasons: reasons.join(', ') }),
    },
  });
}
