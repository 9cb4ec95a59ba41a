import { sql } from 'kysely';

import type { Database } from '../database/index.ts';
import { inParts } from './in-parts.ts';
import type { Job } from './runner.ts';

/** Days after which nobody needs the phone number of a booking that is over (ruling S3.23). */
const days = 90;
const batch = 1_000;

/** Masks the phone numbers and forgets the meeting places of bookings that are long over, every hour. */
export function maskPhones(db: Database): Job {
  return {
    name: 'mask-phones',
    every: 3_600,
    run: async ({ signal, now }) => {
      const before = new Date(now().getTime() - days * 86_400_000);
      await forgetPlaces(db, before);
      await inParts(batch, signal, () => maskSome(db, before));
    },
  };
}

/** `+8801712345678` becomes `+8801*******78`; when the booking ended is left as it is. */
async function maskSome(db: Database, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE bookings SET
      phone = left(phone, 5) || repeat('*', greatest(1, char_length(phone) - 7)) || right(phone, 2),
      meeting_location = ''
    WHERE id IN (
      SELECT id FROM bookings
      WHERE status IN ('completed', 'cancelled', 'expired', 'refunded') AND phone <> ''
        AND position('*' IN phone) = 0 AND updated_at < ${before}
      LIMIT ${batch}
    )`.execute(db);
  return Number(numAffectedRows);
}

/** Where people agreed to meet, in the story of a booking; on the index booking_events_places. */
async function forgetPlaces(db: Database, before: Date): Promise<void> {
  await sql`
    UPDATE booking_events e SET data = e.data - 'place'
    FROM bookings b
    WHERE b.id = e.booking_id AND e.kind = 'meeting_proposed' AND e.data ? 'place'
      AND e.at < ${before} AND b.updated_at < ${before}
      AND b.status IN ('completed', 'cancelled', 'expired', 'refunded')`.execute(db);
}
