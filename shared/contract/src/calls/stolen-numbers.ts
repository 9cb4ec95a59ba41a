import * as v from 'valibot';

import { IdParam } from '../id.ts';
import { ListQuery } from '../list.ts';
import { NewStolenNumbers, StolenNumber, StolenNumbersAdded } from '../stolen-numbers.ts';
import { Deleted } from '../wishlist.ts';
import { call } from './call.ts';

const admins = ['admin'] as const;

export const list = call({
  method: 'GET',
  path: '/stolenNumbers',
  summary: 'Chassis and engine numbers of stolen bikes, newest first, by their ends',
  access: admins,
  query: ListQuery,
  answer: v.array(StolenNumber),
  refusals: ['bad_cursor'],
});

export const add = call({
  method: 'POST',
  path: '/stolenNumbers',
  summary: 'Adds numbers of stolen bikes; each live listing that has one is looked at',
  access: admins,
  body: NewStolenNumbers,
  answer: StolenNumbersAdded,
  refusals: [],
  refusedWith: { acknowledged: false },
  idempotent: 'rerun',
});

export const remove = call({
  method: 'DELETE',
  path: '/stolenNumbers/:id',
  summary: 'Takes a number off the list',
  access: admins,
  params: IdParam,
  answer: Deleted,
  refusals: [],
  refusedWith: { deletedCount: 0 },
});
