import { photosLeft, photosPerSide } from '@motohaat/domain/deal';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { BookingRow } from '../bookings/booking.transitions.ts';
import { lockOwnBooking, sideOf } from '../bookings/own-booking.ts';
import type { RenderedPhoto } from '../uploads/render-photo.ts';
import { insertDisputePhoto, listDisputePhotos, sentBy } from './dispute-photos.repository.ts';

type Sender = { id: string; bookingId: string; senderId: string };

/**
 * Shows a photo of what is wrong, if its sender may: a side of a booking that is disputed, with six
 * photos at most. A repeat finds that it is shown already.
 *
 * @param sent.id the photo's id
 * @param sent.render makes the picture, once it is known that it may be shown
 * @returns the photo's id
 * @throws AppError `not_found`, `conflict`, `limit_reached`, and what `render` throws
 */
export async function addDisputePhoto(
  db: Database,
  { render, ...sent }: Sender & { render: () => Promise<RenderedPhoto> },
): Promise<string> {
  const isShown = await inBooking(db, sent, async () => undefined);
  if (isShown) return sent.id;
  const { card, viewer } = await render();
  await inBooking(db, sent, (trx, booking, side) =>
    insertDisputePhoto(trx, {
      id: sent.id,
      booking_id: booking.id,
      sender_id: sent.senderId,
      side,
      card,
      viewer,
    }),
  );
  return sent.id;
}

/** @returns whether the photo was there already; then nothing is done */
async function inBooking(
  db: Database,
  { id, bookingId, senderId }: Sender,
  work: (trx: Queryable, booking: BookingRow, side: 'buyer' | 'seller') => Promise<void>,
): Promise<boolean> {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const booking = await lockOwnBooking(trx, { id: bookingId, actorId: senderId });
      const side = sideOf(booking, senderId) ?? 'buyer';
      const photos = await listDisputePhotos(trx, bookingId);
      if (photos.some((photo) => photo.id === id)) return true;
      if (booking.status !== 'disputed') {
        throw new AppError('conflict', { message: (t) => t.deals.noPhotosNow });
      }
      if (photosLeft(booking.status, sentBy(photos, side)) === 0) {
        throw new AppError('limit_reached', {
          message: (t) => t.deals.tooManyPhotos(photosPerSide),
        });
      }
      await work(trx, booking, side);
      return false;
    }),
  );
}
