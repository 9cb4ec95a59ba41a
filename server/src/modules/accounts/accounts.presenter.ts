import type { Me, NewUserAnswer, User } from '@motohaat/shared/contract/accounts';

import type { Actor } from '../../plugins/authentication.ts';
import type { Account, UserRow } from './accounts.repository.ts';

export function presentMe(actor: Actor): Me {
  return {
    _id: actor.id,
    id: actor.id,
    email: actor.email,
    name: actor.name,
    role: actor.role,
    photo: actor.photo,
  };
}

export function presentRegistration(account: Account): NewUserAnswer {
  return {
    acknowledged: true,
    insertedId: account.id,
    email: account.email,
    role: account.role,
  };
}

/** A row of the admin's list. */
export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}
