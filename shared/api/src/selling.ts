import * as calls from '@motohaat/contract/calls';
import type { Deleted } from '@motohaat/contract/wishlist';
import type { Outcome } from '@motohaat/domain/outcome';

import type { ApiClient } from './client.ts';
import { ApiError } from './errors.ts';
import { outcomeOf } from './outcome.ts';
import type { SendOnce } from './send-once.ts';

/** Puts a bike of the caller's on the home page (specification, section 7: `POST /advertisedItems`). */
export function advertiseBike(send: SendOnce, productId: string): Promise<Outcome> {
  return outcomeOf(
    send(calls.products.advertise, { body: { _id: productId } }),
    'Advertised Confirmed.',
  );
}

/** Takes the advert of a bike off the home page (`DELETE /advertisedItems/{id}`). */
export function deleteAdvert(api: ApiClient, productId: string): Promise<Outcome> {
  return removal(api.call(calls.products.endAdvert, { params: { id: productId } }));
}

/** Takes a bike of the caller's off the site, by the specification's path for it. */
export function deleteBike(api: ApiClient, productId: string): Promise<Outcome> {
  return removal(api.call(calls.products.remove, { params: { id: productId } }));
}

/** What is there no more is done too: an earlier try whose answer was lost may have deleted it. */
async function removal(call: Promise<Deleted>): Promise<Outcome> {
  const count = call.then(
    ({ deletedCount }) => deletedCount,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return 0;
      throw error;
    },
  );
  const outcome = await outcomeOf(count, 'Deleted successfully');
  const isGone = outcome.status === 'done' && (await count) === 0;
  return isGone ? { ...outcome, message: 'It was deleted before.' } : outcome;
}
