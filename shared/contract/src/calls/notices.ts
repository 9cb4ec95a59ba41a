import * as v from 'valibot';

import { ActionDone } from '../administration.ts';
import { IdParam } from '../id.ts';
import { ListQuery } from '../list.ts';
import { Notice, ReadNotices, UnreadNotices } from '../notices.ts';
import { call } from './call.ts';

const refusedWith = { acknowledged: false } as const;

export const list = call({
  method: 'GET',
  path: '/notices',
  summary: 'What the caller is told, newest first',
  access: 'signed-in',
  query: ListQuery,
  answer: v.array(Notice),
  refusals: ['bad_cursor'],
});

export const unread = call({
  method: 'GET',
  path: '/notices/unread',
  summary: "How many of the caller's notices are not read; 100 is 100 or more",
  access: 'signed-in',
  answer: UnreadNotices,
  refusals: [],
});

export const read = call({
  method: 'POST',
  path: '/notices/:id/read',
  summary: 'Says that the caller has read a notice',
  access: 'signed-in',
  params: IdParam,
  answer: ActionDone,
  refusals: [],
  refusedWith,
  idempotent: 'rerun',
});

export const readAll = call({
  method: 'POST',
  path: '/notices/read',
  summary: 'Says that the caller has read all notices, or those made until a time',
  access: 'signed-in',
  body: ReadNotices,
  answer: ActionDone,
  refusals: [],
  refusedWith,
  idempotent: 'rerun',
});
