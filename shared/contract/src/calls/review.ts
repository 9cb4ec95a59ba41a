import * as v from 'valibot';

import { IdParam } from '../id.ts';
import { ListQuery } from '../list.ts';
import { Refusal, ReviewCase, ReviewDone } from '../review.ts';
import { call } from './call.ts';

export const list = call({
  method: 'GET',
  path: '/reviewCases',
  summary: 'Listings that wait for an admin, or were flagged, the longest waiting first',
  access: ['admin'],
  query: ListQuery,
  answer: v.array(ReviewCase),
  refusals: ['bad_cursor'],
});

export const approve = call({
  method: 'POST',
  path: '/reviewCases/:id/approve',
  summary: 'Lets a listing be public',
  access: ['admin'],
  params: IdParam,
  answer: ReviewDone,
  refusals: ['conflict'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const refuse = call({
  method: 'POST',
  path: '/reviewCases/:id/reject',
  summary: 'Gives a listing back to its seller, with the reasons',
  access: ['admin'],
  params: IdParam,
  body: Refusal,
  answer: ReviewDone,
  refusals: ['conflict'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});
