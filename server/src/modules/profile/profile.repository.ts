import type { Language } from '@motohaat/domain/language';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

export type ProfileChanges = {
  name?: string | undefined;
  phone?: string | null | undefined;
  language?: Language | undefined;
};

export async function updateProfile(
  trx: Queryable,
  id: string,
  changes: ProfileChanges,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
