import type { Language } from '@motohaat/domain/language';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { profileColumns, type ProfileRow } from './find-profile.ts';

export type ProfileChanges = {
  name?: string | undefined;
  phone?: string | null | undefined;
  language?: Language | undefined;
};

/** @returns the profile as it is then */
export async function updateProfile(
  db: Queryable,
  id: string,
  changes: ProfileChanges,
): Promise<ProfileRow> {
  return db
    .updateTable('users')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(profileColumns)
    .executeTakeFirstOrThrow();
}
