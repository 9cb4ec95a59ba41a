import type { ReportedItem } from '@motohaat/shared/contract/wishlist';

import type { ReportView } from './reports.repository.ts';

/** A report for the admin; `email` is the reporter's. */
export function presentReport(row: ReportView): ReportedItem {
  return {
    _id: row.id,
    productId: row.product_id,
    productName: row.name,
    price: row.resale_price,
    sellerName: row.seller_name,
    location: row.location,
    email: row.reporter_email,
    reason: row.reason,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    status: row.status,
    category_id: String(row.category_id),
    picture: row.images[0] ?? null,
    count: row.count,
  };
}
