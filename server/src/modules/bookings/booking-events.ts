import { afterBank, type DealActor, type DealEvent, isAtBank } from '@motohaat/domain/deal';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { EventData } from '../../database/schema/bookings.ts';

/** Something that happens to a booking. */
export type NewEvent = {
  kind: DealEvent;
  actor: DealActor;
  data?: EventData;
  /** Now, unless given. */
  at?: Date;
};
/** Something that happened. */
export type BookingEventRow = {
  booking_id: string;
  number: number;
  kind: DealEvent;
  actor: DealActor;
  data: EventData;
  at: Date;
};

/**
 * Writes down what happens to a booking, in the transaction that has locked it; the pages of both its
 * people look again.
 */
export async function recordEvent(
  trx: Queryable,
  bookingId: string,
  { kind, actor, data = {}, at }: NewEvent,
): Promise<void> {
  await sql`
    WITH event AS (
      INSERT INTO booking_events (booking_id, number, kind, actor, data, at)
      SELECT ${bookingId}::uuid, coalesce(max(number), 0) + 1, ${kind}, ${actor}, ${JSON.stringify(data)}::jsonb,
        coalesce(${at ?? null}::timestamptz, now())
      FROM booking_events WHERE booking_id = ${bookingId}::uuid
      RETURNING number
    )
    INSERT INTO hints (user_id, kind, about, version)
    SELECT party, 'booking', ${bookingId}, event.number
    FROM event, bookings b, unnest(ARRAY[b.buyer_id, b.seller_id]) AS party
    WHERE b.id = ${bookingId}::uuid`.execute(trx);
}

/** What happened to some bookings, in the order of each; on the primary key. */
export async function listEvents(
  db: Queryable,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, BookingEventRow[]>> {
  const found = new Map<string, BookingEventRow[]>(bookingIds.map((id) => [id, []]));
  if (bookingIds.length === 0) return found;
  const rows = await db
    .selectFrom('booking_events')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('number')
    .execute();
  for (const row of rows) found.get(row.booking_id)?.push(row);
  return found;
}

/** Whether an admin can decide a disputed booking: its buyer disputes it, and no bank looks into it. */
export async function isOursToDecide(db: Queryable, bookingId: string): Promise<boolean> {
  const events = (await listEvents(db, [bookingId])).get(bookingId) ?? [];
  return afterBank(events) === 'disputed' && !isAtBank(events);
}
