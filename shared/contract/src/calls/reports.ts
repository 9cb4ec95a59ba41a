import * as v from 'valibot';

import { Action, ActionDone, MyReport, ReportsDismissed, ReportsQuery } from '../administration.ts';
import { Acknowledged } from '../bookings.ts';
import { Id, IdParam } from '../id.ts';
import { OwnListQuery } from '../list.ts';
import { buyersReport } from '../sentences.ts';
import { Deleted, NewReport, ReportedItem } from '../wishlist.ts';
import { call } from './call.ts';

export const create = call({
  method: 'POST',
  path: '/reportedItems',
  summary: 'Reports a bike to the admin',
  access: ['buyer'],
  otherRoles: buyersReport,
  ownEmail: 'body',
  body: NewReport,
  answer: Acknowledged,
  refusals: ['duplicate', 'not_for_sale'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const mine = call({
  method: 'GET',
  path: '/myReports',
  summary: "The caller's reports and what became of them, newest first",
  access: ['buyer'],
  ownEmail: 'query',
  query: OwnListQuery,
  answer: v.array(MyReport),
  refusals: ['bad_cursor'],
});

export const list = call({
  method: 'GET',
  path: '/reportedItems',
  summary: 'Reports, newest first: those that are open, or those that were decided',
  access: ['admin'],
  ownEmail: 'query',
  query: ReportsQuery,
  answer: v.array(ReportedItem),
  refusals: ['bad_cursor'],
});

export const dismiss = call({
  method: 'DELETE',
  path: '/reportedItems/:id',
  summary: 'Closes a report; the bike stays',
  access: ['admin'],
  params: IdParam,
  body: v.nullish(Action),
  answer: Deleted,
  refusals: [],
  refusedWith: { deletedCount: 0 },
});

export const reopen = call({
  method: 'POST',
  path: '/reportedItems/:id/reopen',
  summary: 'Opens a report again that was closed as unfounded',
  access: ['admin'],
  params: IdParam,
  body: v.nullish(Action),
  answer: ActionDone,
  refusals: ['conflict'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const dismissAll = call({
  method: 'POST',
  path: '/reportedItems/bikes/:productId/dismiss',
  summary: 'Closes all reports of a bike; the bike stays, or comes back',
  access: ['admin'],
  params: v.object({ productId: Id }),
  body: v.nullish(Action),
  answer: ReportsDismissed,
  refusals: [],
  refusedWith: { deletedCount: 0 },
  idempotent: 'replayed',
});
