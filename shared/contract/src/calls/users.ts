import * as v from 'valibot';

import { User } from '../accounts.ts';
import {
  Action,
  ActionDone,
  DeleteUser,
  ReasonedAction,
  UserCounts,
  UserDeleted,
  UserDetail,
  UsersQuery,
} from '../administration.ts';
import { IdParam } from '../id.ts';
import { call } from './call.ts';

export const list = call({
  method: 'GET',
  path: '/users',
  summary: 'Accounts, by the beginning of a name, a last name or an address, in several orders',
  access: ['admin'],
  query: UsersQuery,
  answer: v.array(User),
  refusals: ['bad_cursor'],
});

export const counts = call({
  method: 'GET',
  path: '/users/counts',
  summary: 'How many accounts there are of each role and status',
  access: ['admin'],
  answer: UserCounts,
  refusals: [],
});

export const read = call({
  method: 'GET',
  path: '/users/:id',
  summary: 'An account, and what deleting it would do',
  access: ['admin'],
  params: IdParam,
  answer: UserDetail,
  refusals: [],
});

export const remove = call({
  method: 'DELETE',
  path: '/users/admin/:id',
  summary: 'Deletes an account',
  access: ['admin'],
  params: IdParam,
  body: v.nullish(DeleteUser),
  answer: { 200: UserDeleted, 202: UserDeleted },
  refusals: ['last_admin', 'own_account'],
  refusedWith: { deletedCount: 0 },
});

export const suspend = call({
  method: 'POST',
  path: '/users/suspend/:id',
  summary: 'Suspends an account',
  access: ['admin'],
  params: IdParam,
  body: ReasonedAction,
  answer: ActionDone,
  refusals: ['last_admin', 'own_account'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const reinstate = call({
  method: 'POST',
  path: '/users/reinstate/:id',
  summary: 'Lets a suspended account in again',
  access: ['admin'],
  params: IdParam,
  body: v.nullish(Action),
  answer: ActionDone,
  refusals: [],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});
