import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { UserRow } from './users.repository.ts';

export type UserDetailRow = UserRow & {
  suspension_reason: string | null;
  suspension_code: 'strikes' | null;
  leaving_at: Date | null;
  due_at: Date | null;
  held_at: Date | null;
};

/** One account, and the deletion that it waits for. */
export async function findUser(db: Queryable, id: string): Promise<UserDetailRow | undefined> {
  const { rows } = await sql<UserDetailRow>`
    SELECT u.id, u.email, u.name, u.role, u.status, u.created_at, u.suspension_reason,
      u.suspension_code, u.leaving_at, d.due_at, d.held_at, d.held_at IS NOT NULL AS deletion_held
    FROM users u
    LEFT JOIN account_deletions d ON d.user_id = u.id AND d.finished_at IS NULL
    WHERE u.id = ${id}::uuid AND u.status <> 'deleted'`.execute(db);
  return rows[0];
}
