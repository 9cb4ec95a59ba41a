import type { Queryable } from '../../database/index.ts';

/** A photo of what is wrong, without its picture. */
export type DisputePhotoRow = { id: string; side: 'buyer' | 'seller'; created_at: Date };

const columns = ['id', 'side', 'created_at'] as const;

/** What both sides of a booking show; on the index dispute_photos_by_booking. */
export async function listDisputePhotos(
  db: Queryable,
  bookingId: string,
): Promise<DisputePhotoRow[]> {
  return db
    .selectFrom('dispute_photos')
    .select(columns)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** How many of these photos a side has sent. */
export function sentBy(photos: readonly DisputePhotoRow[], side: 'buyer' | 'seller'): number {
  return photos.filter((photo) => photo.side === side).length;
}

/**
 * The picture of a photo of this booking; of another's it is as good as none.
 *
 * @returns WebP
 */
export async function findDisputePicture(
  db: Queryable,
  { id, bookingId, size }: { id: string; bookingId: string; size: 'card' | 'viewer' },
): Promise<{ side: 'buyer' | 'seller'; picture: Buffer } | undefined> {
  return db
    .selectFrom('dispute_photos')
    .select(['side', `${size} as picture`])
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

export async function insertDisputePhoto(
  trx: Queryable,
  photo: {
    id: string;
    booking_id: string;
    sender_id: string;
    side: 'buyer' | 'seller';
    card: Buffer;
    viewer: Buffer;
  },
): Promise<void> {
  await trx.insertInto('dispute_photos').values(photo).execute();
}
