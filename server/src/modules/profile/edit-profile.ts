import type { EditProfile } from '@motohaat/shared/contract/profile';
import { cleanName } from '@motohaat/shared/domain/name';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../errors.ts';
import { readPhone } from '../bookings/bookings.rules.ts';
import {
  findProfile,
  keepPhoto,
  letGoPhotos,
  type ProfileChanges,
  type ProfileRow,
  updateProfile,
} from './profile.repository.ts';

/**
 * Changes what is given of a person's own account.
 *
 * @throws AppError `invalid` with the fields that are wrong
 */
export async function editProfile(
  db: Database,
  id: string,
  wanted: EditProfile,
): Promise<ProfileRow> {
  const { name, phone, photo } = wanted;
  const changes: ProfileChanges = {
    ...(name !== undefined && { name: readName(name) }),
    ...(phone !== undefined && { phone: readPhone(phone) || null }),
  };
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const photoUrl = photo && (await ownPhoto(trx, id, photo));
      if (photo !== undefined) {
        await letGoPhotos(trx, { userId: id, except: photoUrl ?? null });
        changes.photo_url = photoUrl ?? null;
      }
      await updateProfile(trx, id, changes);
      return findProfile(trx, id);
    }),
  );
}

function readName(text: string): string {
  const name = cleanName(text);
  if (name === '') throw new AppError('invalid', { fields: { name: 'Enter your name.' } });
  return name;
}

/** Only what the account itself sent to our image host: any other address could follow its viewers. */
async function ownPhoto(trx: Queryable, userId: string, url: string): Promise<string> {
  const photo = await keepPhoto(trx, { userId, url });
  if (photo !== undefined) return photo;
  const current = await findProfile(trx, userId);
  if (current.photo_url === url) return url;
  throw new AppError('invalid', { fields: { photo: 'Choose the photo again.' } });
}
