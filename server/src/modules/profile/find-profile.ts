import type { Language } from '@motohaat/domain/language';
import type { Role } from '@motohaat/domain/role';

import type { Queryable } from '../../database/index.ts';

export type ProfileRow = {
  id: string;
  uid: string;
  email: string;
  email_verified: boolean;
  name: string;
  photo_url: string | null;
  phone: string | null;
  language: Language | null;
  role: Role;
  created_at: Date;
  leaving_at: Date | null;
  is_demo: boolean;
};

export const profileColumns = [
  'id',
  'uid',
  'email',
  'email_verified',
  'name',
  'photo_url',
  'phone',
  'language',
  'role',
  'created_at',
  'leaving_at',
  'is_demo',
] as const satisfies readonly (keyof ProfileRow)[];

export async function findProfile(db: Queryable, id: string): Promise<ProfileRow> {
  return db
    .selectFrom('users')
    .select(profileColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
