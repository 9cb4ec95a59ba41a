import type { User } from '@motohaat/contract/accounts';
import type { PendingDeletion, UserDetail } from '@motohaat/contract/administration';

import type { Messages } from '../../messages/index.ts';
import type { UserDetailRow } from './user-detail.ts';
import type { UserRow } from './users.repository.ts';

/** A row of the admin's list. */
export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    status: row.status,
    deletionHeld: row.deletion_held,
    createdAt: row.created_at.toISOString(),
  };
}

type Facts = Pick<UserDetail, 'consequences' | 'protectedBecause' | 'strikes'>;

/** An account with what deleting it would do. */
export function presentUserDetail(row: UserDetailRow, facts: Facts, t: Messages): UserDetail {
  const { suspension_code: code, suspension_reason: reason } = row;
  return {
    ...presentUser(row),
    suspensionReason: code ? t.reasons[code] : reason,
    deletion: presentDeletion(row),
    ...facts,
  };
}

function presentDeletion(row: UserDetailRow): PendingDeletion | null {
  if (!row.due_at) return null;
  const due = row.due_at.toISOString();
  if (row.held_at) return { state: 'held', due };
  return { state: row.status === 'active' ? 'grace' : 'running', due };
}
