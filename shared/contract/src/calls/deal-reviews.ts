import * as v from 'valibot';

import { ActionDone, ReasonedAction } from '../administration.ts';
import {
  BookingReviews,
  NewReview,
  PublicReview,
  ReportedReview,
  ReviewAnswer,
  ReviewReport,
} from '../deal-reviews.ts';
import { IdParam } from '../id.ts';
import { ListQuery } from '../list.ts';
import { partiesOnly } from '../sentences.ts';
import { call } from './call.ts';

const refusedWith = { acknowledged: false } as const;

export const ofBooking = call({
  method: 'GET',
  path: '/bookings/:id/reviews',
  summary: 'What the two people of a booking say of each other, for one of them',
  access: ['buyer', 'seller'],
  otherRoles: partiesOnly,
  params: IdParam,
  answer: BookingReviews,
  refusals: [],
});

export const write = call({
  method: 'PUT',
  path: '/bookings/:id/review',
  summary: "Writes, or changes, the caller's review of the other side of a completed booking",
  access: ['buyer', 'seller'],
  otherRoles: partiesOnly,
  params: IdParam,
  body: NewReview,
  answer: ActionDone,
  refusals: ['conflict'],
  refusedWith,
});

export const answer = call({
  method: 'POST',
  path: '/reviews/:id/answer',
  summary: 'Answers, once, a review of the caller',
  access: ['buyer', 'seller'],
  otherRoles: partiesOnly,
  params: IdParam,
  body: ReviewAnswer,
  answer: ActionDone,
  refusals: ['conflict'],
  refusedWith,
  idempotent: 'replayed',
});

export const report = call({
  method: 'POST',
  path: '/reviews/:id/report',
  summary: 'Tells an admin what is wrong with a review',
  access: 'signed-in',
  params: IdParam,
  body: ReviewReport,
  answer: ActionDone,
  refusals: ['duplicate'],
  refusedWith,
  idempotent: 'replayed',
});

export const ofSeller = call({
  method: 'GET',
  path: '/sellers/:id/reviews',
  summary: 'What buyers say of a seller, newest first',
  access: 'public',
  params: IdParam,
  query: ListQuery,
  answer: v.array(PublicReview),
  refusals: ['bad_cursor'],
});

export const latest = call({
  method: 'GET',
  path: '/reviews',
  summary: 'The latest that buyers say of sellers, good and bad alike',
  access: 'public',
  answer: v.array(PublicReview),
  refusals: [],
});

export const reported = call({
  method: 'GET',
  path: '/reportedReviews',
  summary: 'Reviews that somebody reported, the longest waiting first',
  access: ['admin'],
  query: ListQuery,
  answer: v.array(ReportedReview),
  refusals: ['bad_cursor'],
});

export const remove = call({
  method: 'POST',
  path: '/reviews/:id/remove',
  summary: 'Takes a review away',
  access: ['admin'],
  params: IdParam,
  body: ReasonedAction,
  answer: ActionDone,
  refusals: ['conflict'],
  refusedWith,
  idempotent: 'replayed',
});

export const keep = call({
  method: 'POST',
  path: '/reviews/:id/keep',
  summary: 'Leaves a reported review where it is, and closes its reports',
  access: ['admin'],
  params: IdParam,
  body: ReasonedAction,
  answer: ActionDone,
  refusals: ['conflict'],
  refusedWith,
  idempotent: 'replayed',
});
