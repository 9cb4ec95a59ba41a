import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** First answers that are looked at, and how many there must be to say anything. */
const most = 50;
const least = 3;

/**
 * How long a seller takes for the first answer to somebody's question: the median of the latest ones, in
 * minutes.
 *
 * @param sellerId of the account
 * @returns nothing while there are fewer than three; on the index conversations_by_seller
 */
export async function answerTimeOf(db: Queryable, sellerId: string): Promise<number | undefined> {
  const { rows } = await sql<{ answers: number; minutes: number | null }>`
    SELECT count(*) AS answers,
      ceil(percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM first_answered_at - first_asked_at)
      ) / 60)::integer AS minutes
    FROM (
      SELECT first_asked_at, first_answered_at FROM conversations
      WHERE seller_id = ${sellerId}::uuid AND first_answered_at IS NOT NULL
      ORDER BY last_at DESC, id DESC
      LIMIT ${most}
    ) AS latest`.execute(db);
  const [row] = rows;
  return row && row.answers >= least ? (row.minutes ?? undefined) : undefined;
}
