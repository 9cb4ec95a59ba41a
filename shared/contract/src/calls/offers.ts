import * as v from 'valibot';

import { Acknowledged } from '../bookings.ts';
import { IdParam } from '../id.ts';
import { NewOffer, Offer, OfferAnswer, OfferDone, OffersQuery } from '../offers.ts';
import { buyersOffer, partiesOnly } from '../sentences.ts';
import { call } from './call.ts';

const refusedWith = { acknowledged: false } as const;

export const list = call({
  method: 'GET',
  path: '/offers',
  summary: "Offers of the caller's and for bikes of the caller's, newest first",
  access: ['buyer', 'seller'],
  otherRoles: partiesOnly,
  query: OffersQuery,
  answer: v.array(Offer),
  refusals: ['bad_cursor'],
});

export const create = call({
  method: 'POST',
  path: '/offers',
  summary: 'Offers less for a bike than is asked',
  access: ['buyer'],
  otherRoles: buyersOffer,
  body: NewOffer,
  answer: Acknowledged,
  refusals: ['conflict', 'duplicate', 'limit_reached', 'not_for_sale'],
  refusedWith,
  idempotent: 'replayed',
});

export const answer = call({
  method: 'POST',
  path: '/offers/:id/answer',
  summary: 'Accepts, declines or withdraws an offer, or names another price',
  access: ['buyer', 'seller'],
  otherRoles: partiesOnly,
  params: IdParam,
  body: OfferAnswer,
  answer: OfferDone,
  refusals: ['conflict'],
  refusedWith,
  idempotent: 'replayed',
});
