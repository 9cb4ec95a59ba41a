import type { Queryable } from '../../database/index.ts';

/** Minutes for which a buyer's bank may ask for a confirmation, such as 3-D Secure. */
const challengeMinutes = 30;

/**
 * Since when a charge has been on its way that could still succeed; nothing if there is none.
 *
 * @param challenged whether a bank that asks the buyer for a confirmation counts too, for half an hour
 */
export async function chargeOnItsWay(
  db: Queryable,
  bookingId: string,
  { challenged, now }: { challenged: boolean; now: Date },
): Promise<Date | undefined> {
  const recently = new Date(now.getTime() - challengeMinutes * 60_000);
  const charge = await db
    .selectFrom('payments')
    .select('created_at')
    .where('booking_id', '=', bookingId)
    .where((row) => {
      const isProcessing = row('status', '=', 'processing');
      const isChallenged = row.and([
        row('status', '=', 'requires_action'),
        row('updated_at', '>', recently),
      ]);
      return challenged ? row.or([isProcessing, isChallenged]) : isProcessing;
    })
    .orderBy('created_at')
    .executeTakeFirst();
  return charge?.created_at;
}
