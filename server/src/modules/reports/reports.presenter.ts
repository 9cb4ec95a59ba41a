import type { MyReport } from '@motohaat/contract/administration';
import type { ReportedItem } from '@motohaat/contract/wishlist';
import { afterRestoring } from '@motohaat/domain/moderation';

import { hideInLine } from '../../http/hide-in-line.ts';
import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import type { OwnReportView, ReportView } from './report-list.ts';

/** A report for the admin; `email` is the reporter's. */
export function presentReport(row: ReportView, shown: Shown): ReportedItem {
  return {
    _id: row.id,
    productId: row.product_id,
    productName: row.name,
    ...shown.name(row.name),
    price: row.resale_price,
    sellerName: nameIn(shown.t, row.seller_name),
    location: row.location,
    ...shown.place(row.location),
    email: row.reporter_email,
    reason: row.reason,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    status: row.status,
    category_id: String(row.category_id),
    picture: shown.pictures(row.name, row.images)[0] ?? null,
    count: row.count,
    productStatus: row.product_status,
    restorable: isRestorable(row),
    sellerId: row.seller_id,
    sellerStatus: row.seller_status,
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}

function isRestorable(row: ReportView): boolean {
  const { product_status: status, taken_off_by: takenOffBy, seller_status: seller } = row;
  return (
    seller !== 'deleted' &&
    afterRestoring(status, { takenOffBy, isBooked: false, isSold: false }) !== undefined
  );
}

/** A report for its reporter. */
export function presentOwnReport(row: OwnReportView, shown: Shown): MyReport {
  const name = hideInLine(row.name);
  return {
    _id: row.id,
    productId: row.product_id,
    productName: name,
    ...shown.name(name),
    category_id: String(row.category_id),
    picture: shown.pictures(name, row.images)[0] ?? null,
    reason: row.reason,
    note: row.note,
    status: row.status,
    outcome: shown.t.reportOutcomes[row.status],
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}
