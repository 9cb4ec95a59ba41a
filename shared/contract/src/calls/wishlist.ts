import * as v from 'valibot';

import { Acknowledged } from '../bookings.ts';
import { IdParam } from '../id.ts';
import { OwnListQuery } from '../list.ts';
import { buyersWish } from '../sentences.ts';
import { Deleted, NewWish, WishlistItem } from '../wishlist.ts';
import { call } from './call.ts';

export const create = call({
  method: 'POST',
  path: '/wishlist',
  summary: "Adds a bike to the caller's wishlist",
  access: ['buyer'],
  otherRoles: buyersWish,
  ownEmail: 'body',
  body: NewWish,
  answer: Acknowledged,
  refusals: ['duplicate', 'limit_reached', 'not_for_sale'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const list = call({
  method: 'GET',
  path: '/wishlist',
  summary: "The caller's wishlist, newest first",
  access: ['buyer'],
  otherRoles: buyersWish,
  ownEmail: 'query',
  query: OwnListQuery,
  answer: v.array(WishlistItem),
  refusals: ['bad_cursor'],
});

export const remove = call({
  method: 'DELETE',
  path: '/wishlist/:id',
  summary: "Takes a bike from the caller's wishlist",
  access: ['buyer'],
  otherRoles: buyersWish,
  params: IdParam,
  answer: Deleted,
  refusals: [],
  refusedWith: { deletedCount: 0 },
});
