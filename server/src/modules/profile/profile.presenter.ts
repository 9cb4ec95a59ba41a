import type { Profile } from '@motohaat/contract/profile';

import type { ProfileRow } from './find-profile.ts';

/** An account for its owner. */
export function presentProfile(row: ProfileRow): Profile {
  return {
    _id: row.id,
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    name: row.name,
    photo: row.photo_url,
    phone: row.phone ?? '',
    language: row.language,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    deletionDue: row.leaving_at?.toISOString() ?? null,
    isDemo: row.is_demo,
  };
}
