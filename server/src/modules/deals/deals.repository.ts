import type { Picture } from '@motohaat/contract/catalogue';
import type { Papers } from '@motohaat/domain/bike-facts';
import type { BookingStatus } from '@motohaat/domain/booking';
import type { CategoryId } from '@motohaat/domain/listing';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { BookingReason } from '../../messages/own-reasons.ts';

/** A booking with its bike and both of its people. */
export type DealRow = {
  id: string;
  product_id: string;
  product_name: string;
  category_id: CategoryId;
  images: Picture[];
  district: string | null;
  papers: Papers | null;
  /** Whole taka. */
  amount: number;
  asked: number | null;
  /** Whole taka: what is paid online, where that is not all of it. */
  fee: number | null;
  status: BookingStatus;
  created_at: Date;
  expires_at: Date;
  updated_at: Date;
  reason: string | null;
  reason_code: BookingReason | null;
  transaction_id: string | null;
  buyer_id: string;
  buyer_name: string;
  buyer_phone: string;
  seller_id: string;
  seller_public_id: string;
  seller_name: string;
  seller_phone: string | null;
};

/** A booking as its people and the admin see it; on the primary key. */
export async function findDeal(db: Queryable, id: string): Promise<DealRow | undefined> {
  const { rows } = await sql<DealRow>`
    SELECT b.id, b.product_id, b.product_name, p.category_id, p.images, p.district, p.papers, b.amount, b.asked,
      b.fee,      b.status, b.created_at, b.expires_at, b.updated_at, b.reason, b.reason_code,
      b.buyer_id, b.customer_name AS buyer_name, b.phone AS buyer_phone,
      b.seller_id, s.public_id AS seller_public_id, b.seller_name, s.phone AS seller_phone,
      (
        SELECT y.transaction_id FROM payments y
        WHERE y.booking_id = b.id AND y.status IN ('succeeded', 'refunded', 'disputed')
        ORDER BY y.status = 'succeeded' DESC, y.created_at
        LIMIT 1
      ) AS transaction_id
    FROM bookings b
    JOIN products p ON p.id = b.product_id
    JOIN users s ON s.id = b.seller_id
    WHERE b.id = ${id}::uuid`.execute(db);
  return rows[0];
}
