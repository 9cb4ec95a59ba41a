import * as v from 'valibot';

import {
  BookingActionDone,
  PaidBooking,
  PaidBookingsQuery,
  ReasonedAction,
} from '../administration.ts';
import { Acknowledged, Booking, Cancelled, NewBooking } from '../bookings.ts';
import {
  BookingStory,
  DisputeAnswer,
  DisputePhoto,
  DisputePhotoAdded,
  DisputePhotoParams,
  DisputePhotoQuery,
  EndBooking,
  HandOverCode,
  HandOverWithCode,
  MeetingConfirmed,
  MeetingProposal,
  NewDispute,
  Seen,
  StoryDone,
} from '../deal.ts';
import { IdParam } from '../id.ts';
import { OwnListQuery } from '../list.ts';
import { Sale } from '../selling.ts';
import { buyersBook, partiesCancel, partiesOnly, sellersOnly } from '../sentences.ts';
import { photoRefusals } from '../uploads.ts';
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
  formerBuyers: true,
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
  formerBuyers: true,
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

export const end = call({
  method: 'POST',
  path: '/bookings/:id/end',
  summary:
    'Ends a paid booking: by its seller, who gives the money back, or by its buyer, who gives up the booking fee',
  access: ['buyer', 'seller'],
  otherRoles: partiesOnly,
  params: IdParam,
  body: EndBooking,
  answer: StoryDone,
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

export const story = call({
  method: 'GET',
  path: '/bookings/:id/story',
  summary:
    'A booking for either of its people or the admin: how far it is, what is next, what happened',
  access: ['buyer', 'seller', 'admin'],
  params: IdParam,
  answer: BookingStory,
  refusals: [],
});

/** What either of a booking's people does in it; a repeat with the same key does nothing more. */
const act = {
  access: ['buyer', 'seller'],
  otherRoles: partiesOnly,
  params: IdParam,
  answer: StoryDone,
  refusedWith: { acknowledged: false },
} as const;

export const setSeen = call({
  ...act,
  method: 'PUT',
  path: '/bookings/:id/seen',
  summary: 'Says, as the buyer, that the bike was seen, or takes that back until it is paid',
  body: Seen,
  refusals: ['conflict', 'limit_reached'],
});

export const proposeMeeting = call({
  ...act,
  method: 'POST',
  path: '/bookings/:id/meeting',
  summary: 'Proposes where and when to meet',
  body: MeetingProposal,
  refusals: ['conflict', 'limit_reached'],
  idempotent: 'replayed',
});

export const confirmMeeting = call({
  ...act,
  method: 'POST',
  path: '/bookings/:id/meeting/confirm',
  summary: "Confirms the other side's last proposal to meet",
  body: MeetingConfirmed,
  refusals: ['conflict', 'limit_reached'],
  idempotent: 'replayed',
});

export const handOverCode = call({
  method: 'GET',
  path: '/bookings/:id/handOverCode',
  summary: 'The code that the buyer of a paid bike gives to its seller at the hand-over',
  access: ['buyer', 'seller'],
  otherRoles: partiesOnly,
  params: IdParam,
  answer: HandOverCode,
  refusals: ['conflict'],
});

export const handOver = call({
  ...act,
  method: 'POST',
  path: '/bookings/:id/handOver',
  summary: "Completes a paid booking with the buyer's code, as the seller: the bike is sold",
  body: HandOverWithCode,
  refusals: ['conflict', 'wrong_code'],
  idempotent: 'rerun',
});

export const received = call({
  ...act,
  method: 'POST',
  path: '/bookings/:id/received',
  summary: 'Completes a paid booking, as the buyer, who has the bike: it is sold',
  refusals: ['conflict'],
  idempotent: 'replayed',
});

export const dispute = call({
  ...act,
  method: 'POST',
  path: '/bookings/:id/dispute',
  summary: 'Says, as the buyer, that something is wrong: an admin decides',
  body: NewDispute,
  refusals: ['conflict'],
  idempotent: 'replayed',
});

export const answerDispute = call({
  ...act,
  method: 'POST',
  path: '/bookings/:id/dispute/answer',
  summary: "The seller's side of what is wrong",
  body: DisputeAnswer,
  refusals: ['conflict', 'limit_reached'],
  idempotent: 'replayed',
});

export const addDisputePhoto = call({
  ...act,
  method: 'POST',
  path: '/bookings/:id/dispute/photos',
  summary: 'Shows both sides and the admin a photo (multipart field "image") of what is wrong',
  body: 'form',
  answer: DisputePhotoAdded,
  refusals: ['conflict', 'limit_reached', ...photoRefusals],
  idempotent: 'replayed',
});

export const disputePhoto = call({
  method: 'GET',
  path: '/bookings/:id/photos/:photo',
  summary: 'A photo of what is wrong, for the people of the booking and the admin',
  access: ['buyer', 'seller', 'admin'],
  params: DisputePhotoParams,
  query: DisputePhotoQuery,
  answer: DisputePhoto,
  refusals: [],
});
