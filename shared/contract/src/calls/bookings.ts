import * as v from 'valibot';

import {
  BookingActionDone,
  PaidBooking,
  PaidBookingsQuery,
  ReasonedAction,
} from '../administration.ts';
import { Acknowledged, Booking, Cancelled, NewBooking } from '../bookings.ts';
import { IdParam } from '../id.ts';
import { OwnListQuery } from '../list.ts';
import { Sale } from '../selling.ts';
import { buyersBook, partiesCancel, sellersOnly } from '../sentences.ts';
import { call } from './call.ts';

export const create = call({
  method: 'POST',
  path: '/bookings',
  summary: 'Books a bike and holds it for 48 hours',
  access: ['buyer'],
  otherRoles: buyersBook,
  ownEmail: 'body',
  body: NewBooking,
  answer: Acknowledged,
  refusals: [
    'already_booked',
    'conflict',
    'limit_reached',
    'not_for_sale',
    'not_payable',
    'price_changed',
  ],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const list = call({
  method: 'GET',
  path: '/bookings',
  summary: "The caller's bookings, newest first",
  access: ['buyer'],
  otherRoles: buyersBook,
  ownEmail: 'query',
  query: OwnListQuery,
  answer: v.array(Booking),
  refusals: ['bad_cursor'],
});

export const read = call({
  method: 'GET',
  path: '/bookings/:id',
  summary: "A booking of the caller's",
  access: ['buyer'],
  otherRoles: buyersBook,
  params: IdParam,
  answer: Booking,
  refusals: [],
});

export const cancel = call({
  method: 'POST',
  path: '/bookings/:id/cancel',
  summary: "Cancels an unpaid booking of the caller's, or of a bike of the caller's",
  access: ['buyer', 'seller'],
  otherRoles: partiesCancel,
  params: IdParam,
  answer: Cancelled,
  refusals: ['conflict'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const sales = call({
  method: 'GET',
  path: '/sales',
  summary: "Bookings of the caller's bikes, newest first",
  access: ['seller'],
  otherRoles: sellersOnly,
  ownEmail: 'query',
  query: OwnListQuery,
  answer: v.array(Sale),
  refusals: ['bad_cursor'],
});

export const paid = call({
  method: 'GET',
  path: '/paidBookings',
  summary: 'Paid bookings of one state, the latest first',
  access: ['admin'],
  query: PaidBookingsQuery,
  answer: v.array(PaidBooking),
  refusals: ['bad_cursor'],
});

export const complete = call({
  method: 'POST',
  path: '/bookings/:id/complete',
  summary: 'Completes a paid booking: its bike is sold',
  access: ['admin'],
  params: IdParam,
  body: ReasonedAction,
  answer: BookingActionDone,
  refusals: ['conflict'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const refund = call({
  method: 'POST',
  path: '/bookings/:id/refund',
  summary: 'Returns the money of a paid booking: its bike is for sale again',
  access: ['admin'],
  params: IdParam,
  body: ReasonedAction,
  answer: { 200: BookingActionDone, 202: BookingActionDone },
  refusals: ['conflict'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});
