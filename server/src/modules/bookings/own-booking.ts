import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { type BookingRow, lockBooking } from './booking.transitions.ts';

type Own = { id: string; actorId: string };

/** Which side of a booking somebody is; nothing for a stranger. */
export function sideOf(
  booking: Pick<BookingRow, 'buyer_id' | 'seller_id'>,
  actorId: string,
): 'buyer' | 'seller' | undefined {
  if (booking.buyer_id === actorId) return 'buyer';
  return booking.seller_id === actorId ? 'seller' : undefined;
}

/**
 * Reads and locks a booking for one of its people.
 *
 * @param side the one who may do what follows; without it either
 * @throws AppError `not_found` for a booking of nobody or of others, `forbidden` for the other side
 */
export async function lockOwnBooking(
  trx: Queryable,
  { id, actorId, side }: Own & { side?: 'buyer' | 'seller' },
): Promise<BookingRow> {
  const booking = await lockBooking(trx, id);
  const own = sideOf(booking, actorId);
  if (!own) throw new AppError('not_found');
  if (side && own !== side) {
    throw new AppError('forbidden', { message: (t) => t.deals.onlyFor[side] });
  }
  return booking;
}
