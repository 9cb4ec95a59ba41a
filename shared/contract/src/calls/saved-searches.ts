import * as v from 'valibot';

import { Acknowledged } from '../bookings.ts';
import { IdParam } from '../id.ts';
import { ListQuery } from '../list.ts';
import { EditSavedSearch, NewSavedSearch, SavedSearch } from '../saved-searches.ts';
import { Deleted } from '../wishlist.ts';
import { call } from './call.ts';

export const create = call({
  method: 'POST',
  path: '/savedSearches',
  summary: 'Keeps a search, so that the caller is told of new bikes',
  access: 'signed-in',
  body: NewSavedSearch,
  answer: Acknowledged,
  refusals: ['duplicate', 'limit_reached'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const list = call({
  method: 'GET',
  path: '/savedSearches',
  summary: "The caller's saved searches, newest first, each with how many bikes are new",
  access: 'signed-in',
  query: ListQuery,
  answer: v.array(SavedSearch),
  refusals: ['bad_cursor'],
});

export const edit = call({
  method: 'PATCH',
  path: '/savedSearches/:id',
  summary:
    'Changes the name of a saved search or when to tell, or says that its bikes were looked at',
  access: 'signed-in',
  params: IdParam,
  body: EditSavedSearch,
  answer: SavedSearch,
  refusals: [],
  refusedWith: { acknowledged: false },
});

export const remove = call({
  method: 'DELETE',
  path: '/savedSearches/:id',
  summary: 'Keeps a search no longer',
  access: 'signed-in',
  params: IdParam,
  answer: Deleted,
  refusals: [],
  refusedWith: { deletedCount: 0 },
});
