import * as v from 'valibot';

import { Action, ListingActionDone, ReasonedAction } from '../administration.ts';
import { EditProduct, NewProduct } from '../bike-form.ts';
import { Acknowledged } from '../bookings.ts';
import { IdParam } from '../id.ts';
import { OwnListQuery } from '../list.ts';
import {
  EditAnswer,
  MyProduct,
  NewAdvert,
  NewStampedNumbers,
  RenewAnswer,
  SoldAnswer,
  StampedNumbers,
} from '../selling.ts';
import { sellersAdvertise, sellersOnly, sellersSendPhotos } from '../sentences.ts';
import { photoRefusals, UploadAnswer } from '../uploads.ts';
import { Deleted } from '../wishlist.ts';
import { call } from './call.ts';

export const create = call({
  method: 'POST',
  path: '/addProduct',
  summary: 'Adds a bike',
  access: ['seller'],
  otherRoles: sellersOnly,
  ownEmail: 'body',
  body: NewProduct,
  answer: Acknowledged,
  refusals: [],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const mine = call({
  method: 'GET',
  path: '/myProducts',
  summary: "The caller's bikes, newest first",
  access: ['seller'],
  otherRoles: sellersOnly,
  ownEmail: 'query',
  query: OwnListQuery,
  answer: v.array(MyProduct),
  refusals: ['bad_cursor'],
});

export const readMine = call({
  method: 'GET',
  path: '/myProducts/:id',
  summary: "A bike of the caller's",
  access: ['seller'],
  otherRoles: sellersOnly,
  params: IdParam,
  answer: MyProduct,
  refusals: [],
});

export const edit = call({
  method: 'PATCH',
  path: '/products/:id',
  summary: "Changes price, description, photos or stated facts of a bike of the caller's",
  access: ['seller'],
  otherRoles: sellersOnly,
  params: IdParam,
  body: EditProduct,
  answer: EditAnswer,
  refusals: ['conflict', 'has_booking'],
  refusedWith: { acknowledged: false },
});

export const numbers = call({
  method: 'GET',
  path: '/products/:id/numbers',
  summary: "The last four characters of chassis and engine number of a bike of the caller's",
  access: ['seller'],
  otherRoles: sellersOnly,
  params: IdParam,
  answer: StampedNumbers,
  refusals: [],
});

export const setNumbers = call({
  method: 'PUT',
  path: '/products/:id/numbers',
  summary:
    "Sets chassis and engine number of a bike of the caller's, of which nobody reads more than the end",
  access: ['seller'],
  otherRoles: sellersOnly,
  params: IdParam,
  body: NewStampedNumbers,
  answer: StampedNumbers,
  refusals: [],
});

export const markSold = call({
  method: 'POST',
  path: '/products/:id/sold',
  summary: "Marks a bike of the caller's as sold elsewhere",
  access: ['seller'],
  otherRoles: sellersOnly,
  params: IdParam,
  answer: SoldAnswer,
  refusals: ['conflict', 'has_booking'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const renew = call({
  method: 'POST',
  path: '/products/:id/renew',
  summary: "Lets a bike of the caller's be on the market for 60 days from now, also a draft",
  access: ['seller'],
  otherRoles: sellersOnly,
  params: IdParam,
  answer: RenewAnswer,
  refusals: ['conflict', 'has_booking', 'invalid'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

const removal = {
  method: 'DELETE',
  summary: "Takes a bike of the caller's off the market",
  access: ['seller'],
  otherRoles: sellersOnly,
  params: IdParam,
  answer: Deleted,
  refusals: ['conflict', 'has_booking'],
  refusedWith: { deletedCount: 0 },
} as const;

/** By the specification's path, which names sellers and means a bike (ruling S7.23). */
export const remove = call({ ...removal, path: '/users/seller/:id' });
export const removeByOwnPath = call({ ...removal, path: '/products/:id' });

export const advertise = call({
  method: 'POST',
  path: '/advertisedItems',
  summary: "Advertises a bike of the caller's for two weeks",
  access: ['seller'],
  otherRoles: sellersAdvertise,
  body: NewAdvert,
  answer: Acknowledged,
  refusals: ['already_advertised', 'conflict', 'limit_reached', 'not_for_sale', 'not_found'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const endAdvert = call({
  method: 'DELETE',
  path: '/advertisedItems/:id',
  summary: "Ends the advert of a bike of the caller's, named by the bike's id",
  access: ['seller'],
  otherRoles: sellersAdvertise,
  params: IdParam,
  answer: Deleted,
  refusals: [],
  refusedWith: { deletedCount: 0 },
});

export const uploadPhoto = call({
  method: 'POST',
  path: '/uploads',
  summary: 'Stores a photo (multipart field "image") in the sizes that the site shows',
  access: ['seller'],
  otherRoles: sellersSendPhotos,
  body: 'form',
  answer: UploadAnswer,
  refusals: ['conflict', ...photoRefusals],
  refusedWith: { success: false },
  idempotent: 'replayed',
});

export const takeDown = call({
  method: 'POST',
  path: '/products/:id/remove',
  summary: 'Takes a bike off the market and upholds its reports',
  access: ['admin'],
  params: IdParam,
  body: ReasonedAction,
  answer: { 200: ListingActionDone, 202: ListingActionDone },
  refusals: ['conflict'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const restore = call({
  method: 'POST',
  path: '/products/:id/restore',
  summary: 'Brings a bike back that was taken off the market',
  access: ['admin'],
  params: IdParam,
  body: v.nullish(Action),
  answer: ListingActionDone,
  refusals: ['conflict'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});
