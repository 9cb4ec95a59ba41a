import * as v from 'valibot';

import { Acknowledged } from '../bookings.ts';
import { Draft, DraftBody, DraftSaved } from '../drafts.ts';
import { IdParam } from '../id.ts';
import { sellersOnly } from '../sentences.ts';
import { Deleted } from '../wishlist.ts';
import { call } from './call.ts';

export const create = call({
  method: 'POST',
  path: '/drafts',
  summary: 'Keeps a listing that is not finished',
  access: ['seller'],
  otherRoles: sellersOnly,
  body: DraftBody,
  answer: Acknowledged,
  refusals: ['limit_reached'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

/** Ten at the most. */
export const list = call({
  method: 'GET',
  path: '/drafts',
  summary: "The caller's unfinished listings, the last saved first",
  access: ['seller'],
  otherRoles: sellersOnly,
  answer: v.array(Draft),
  refusals: [],
});

export const save = call({
  method: 'PUT',
  path: '/drafts/:id',
  summary: "Puts a new form in the place of an unfinished listing of the caller's",
  access: ['seller'],
  otherRoles: sellersOnly,
  params: IdParam,
  body: DraftBody,
  answer: DraftSaved,
  refusals: [],
  refusedWith: { acknowledged: false },
});

export const remove = call({
  method: 'DELETE',
  path: '/drafts/:id',
  summary: "Forgets an unfinished listing of the caller's",
  access: ['seller'],
  otherRoles: sellersOnly,
  params: IdParam,
  answer: Deleted,
  refusals: [],
  refusedWith: { deletedCount: 0 },
});
