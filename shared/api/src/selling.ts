import type { NewAdvert } from '@motohaat/contract/selling';
import type { Deleted } from '@motohaat/contract/wishlist';
import type { Outcome } from '@motohaat/domain/outcome';

import type { ApiClient } from './client.ts';
import { ApiError } from './errors.ts';
import { outcomeOf } from './outcome.ts';
import type { SendOnce } from './send-once.ts';

/** Puts a bike of the caller's on the home page (specification, section 7: `POST /advertisedItems`). */
export function advertiseBike(send: SendOnce, productId: string): Promise<Outcome> {
  const body: NewAdvert = { _id: productId };
  return outcomeOf(send('/advertisedItems', body), 'Advertised Confirmed.');
}

/** Takes the advert of a bike off the home page (`DELETE /advertisedItems/{id}`). */
export function deleteAdvert(api: ApiClient, productId: string): Promise<Outcome> {
  return remove(api, `/advertisedItems/${productId}`);
}

/** Takes a bike of the caller's off the site, by the specification's path for it. */
export function deleteBike(api: ApiClient, productId: string): Promise<Outcome> {
  return remove(api, `/users/seller/${productId}`);
}

/** What is there no more is done too: an earlier try whose answer was lost may have deleted it. */
async function remove(api: ApiClient, path: string): Promise<Outcome> {
  const count = api.delete<Deleted>(path).then(
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
