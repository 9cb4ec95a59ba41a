import { mostCounted } from '@motohaat/contract/bike-facts';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { answerTimeOf } from '../talk/answer-time.ts';

/**
 * How many got their bike from a seller, what buyers think of it, and how soon they are answered; each
 * counted so far and no further.
 */
export async function readStanding(db: Queryable, sellerPublicId: string) {
  const { rows } = await sql<{
    id: string;
    hand_overs: number;
    count: number;
    stars: number | null;
  }>`
    SELECT u.id,
      (
        SELECT count(*) FROM (
          SELECT FROM bookings b WHERE b.seller_id = u.id AND b.status = 'completed' LIMIT ${mostCounted}
        ) AS done
      ) AS hand_overs,
      said.count, said.stars
    FROM users u
    CROSS JOIN LATERAL (
      SELECT count(*) AS count, round(avg(few.stars), 1)::float8 AS stars FROM (
        SELECT r.stars FROM deal_reviews r
        JOIN bookings b ON b.id = r.booking_id AND b.status IN ('completed', 'disputed')
        WHERE r.about_id = u.id AND r.side = 'buyer' AND r.removed_at IS NULL AND r.shown_at <= now()
        ORDER BY r.shown_at DESC
        LIMIT ${mostCounted}
      ) AS few
    ) AS said
    WHERE u.public_id = ${sellerPublicId}::uuid`.execute(db);
  const { id, hand_overs: handOvers = 0, count = 0, stars = null } = rows[0] ?? {};
  const answerMinutes = id === undefined ? undefined : await answerTimeOf(db, id);
  return { handOvers, reviews: { count, stars }, answerMinutes: answerMinutes ?? null };
}
