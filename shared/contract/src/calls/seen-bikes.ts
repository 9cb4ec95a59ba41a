import * as v from 'valibot';

import { ActionDone } from '../administration.ts';
import { FoundBike } from '../bike-facts.ts';
import { Id } from '../id.ts';
import { Deleted } from '../wishlist.ts';
import { call } from './call.ts';

/** `POST /seenBikes`. */
const SeenBike = v.object({ productId: Id });

export const add = call({
  method: 'POST',
  path: '/seenBikes',
  summary: 'Keeps that the caller looked at a bike; of the twelve last',
  access: 'signed-in',
  body: SeenBike,
  answer: ActionDone,
  refusals: ['not_found'],
  refusedWith: { acknowledged: false },
  idempotent: 'rerun',
});

export const list = call({
  method: 'GET',
  path: '/seenBikes',
  summary: 'The bikes that the caller looked at and anyone can see, the last first; twelve at most',
  access: 'signed-in',
  answer: v.array(FoundBike),
  refusals: [],
});

export const clear = call({
  method: 'DELETE',
  path: '/seenBikes',
  summary: 'Forgets which bikes the caller looked at',
  access: 'signed-in',
  answer: Deleted,
  refusals: [],
  refusedWith: { deletedCount: 0 },
});
