import type { Me, NewUserAnswer } from '@motohaat/contract/accounts';

import type { Actor } from '../../plugins/authentication.ts';
import type { Account } from './accounts.repository.ts';

export function presentMe(actor: Actor): Me {
  return {
    _id: actor.id,
    id: actor.id,
    email: actor.email,
    name: actor.name,
    role: actor.role,
    photo: actor.photo,
    language: actor.language,
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
