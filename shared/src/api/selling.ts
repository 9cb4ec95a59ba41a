import type { NewAdvert } from '../contract/selling.ts';
import type { Deleted } from '../contract/wishlist.ts';
import type { ApiClient } from './client.ts';
import { ApiError } from './errors.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { SendOnce } from './send-once.ts';

/** Puts a bike of the caller's on the home page (specification, section 7: `POST /advertisedItems`). */
export function advertiseBike(send: SendOnce, productId: string): Promise<Outcome> {
  const body: NewAdvert = { _id: productId };
  return outcomeOf(send('/advertisedItems', body), 'Advertised Confirmed.');
}

/** Takes the advert of a bike off the home page (`DELETE /advertisedItems/{id}`). */
export function deleteAdvert(api: ApiClient, productId: string): Promise<Outcome> {
  return outcomeOf(deleted(api, `/advertisedItems/${productId}`), 'Deleted successfully');
}

/** Takes a bike of the caller's off the site, by the specification's path for it. */
export function deleteBike(api: ApiClient, productId: string): Promise<Outcome> {
  return outcomeOf(deleted(api, `/users/seller/${productId}`), 'Deleted successfully');
}

/** @throws ApiError also for an answer that says that nothing was deleted */
async function deleted(api: ApiClient, path: string): Promise<void> {
  const { deletedCount } = await api.delete<Deleted>(path);
  if (deletedCount > 0) return;
  throw new ApiError({ status: 404, code: 'not_found', message: 'It was deleted before.' });
}
