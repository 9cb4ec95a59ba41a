import type { EditProfile } from '@motohaat/contract/profile';
import { cleanName } from '@motohaat/domain/name';

import { type Database, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { readPhone } from '../bookings/bookings.rules.ts';
import type { ProfileRow } from './find-profile.ts';
import { type ProfileChanges, updateProfile } from './profile.repository.ts';

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
  const { name, phone, language } = wanted;
  const changes: ProfileChanges = {
    ...(name !== undefined && { name: readName(name) }),
    ...(phone !== undefined && { phone: readPhone(phone) || null }),
    ...(language !== undefined && { language }),
  };
  return withRetry(() => updateProfile(db, id, changes));
}

function readName(text: string): string {
  const name = cleanName(text);
  if (name === '') throw new AppError('invalid', { fields: { name: (t) => t.accounts.enterName } });
  return name;
}
