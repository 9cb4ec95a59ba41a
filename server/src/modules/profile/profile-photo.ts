import { sql } from 'kysely';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../accounts/account-status.ts';
import { findProfile, type ProfileRow } from './find-profile.ts';

/**
 * Shows a photo in the profile of who sent it, in place of the one before, which a job then removes
 * like any that nothing shows.
 *
 * @param uploadId the photo; `null` takes the one before off
 * @throws AppError `conflict` for a photo that is gone, or an account that was deleted meanwhile
 */
export async function setPhoto(
  db: Database,
  userId: string,
  uploadId: string | null,
): Promise<ProfileRow> {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      // Of two photos that are set at once the second lets go of the first.
      await lockAccount(trx, userId);
      await releasePhotos(trx, userId);
      const photoUrl = uploadId && (await keepPhoto(trx, { userId, uploadId }));
      const { numUpdatedRows } = await trx
        .updateTable('users')
        .set({ photo_url: photoUrl, updated_at: sql<Date>`now()` })
        .where('id', '=', userId)
        .where('status', '<>', 'deleted')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError('conflict');
      return findProfile(trx, userId);
    }),
  );
}

/** What a profile shows is loose since `infinity`: no listing can have it, and no job removes it. */
async function keepPhoto(
  trx: Queryable,
  { userId, uploadId }: { userId: string; uploadId: string },
): Promise<string> {
  const kept = await trx
    .updateTable('uploads')
    .set({ loose_since: sql<Date>`'infinity'` })
    .where('id', '=', uploadId)
    .where('seller_id', '=', userId)
    .where('product_id', 'is', null)
    .where('removing_at', 'is', null)
    .returning('card_url')
    .executeTakeFirst();
  if (!kept) throw new AppError('conflict');
  return kept.card_url;
}

async function releasePhotos(trx: Queryable, userId: string): Promise<void> {
  await trx
    .updateTable('uploads')
    .set({ loose_since: sql<Date>`now()` })
    .where('seller_id', '=', userId)
    .where('loose_since', '=', sql<Date>`'infinity'`)
    .execute();
}
