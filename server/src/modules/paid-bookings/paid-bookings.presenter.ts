import type { PaidBooking } from '@motohaat/contract/administration';

import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import type { PaidBookingRow } from './paid-bookings.repository.ts';

/** A booking in which money is or was, for the admin. */
export function presentPaidBooking(row: PaidBookingRow, shown: Shown): PaidBooking {
  return {
    _id: row.id,
    productId: row.product_id,
    productName: row.product_name,
    ...shown.name(row.product_name),
    picture: shown.pictures(row.product_name, row.images)[0] ?? null,
    buyer: {
      _id: row.buyer_id,
      name: nameIn(shown.t, row.buyer_name),
      email: row.buyer_status === 'deleted' ? '' : row.buyer_email,
    },
    seller: {
      _id: row.seller_id,
      name: nameIn(shown.t, row.seller_name),
      email: row.seller_status === 'deleted' ? '' : row.seller_email,
    },
    price: row.amount,
    ...(row.fee !== null && { fee: row.fee }),
    transactionId: row.transaction_id,
    status: row.status,
    since: row.updated_at.toISOString(),
    completesAt: row.completes_at?.toISOString() ?? null,
  };
}
