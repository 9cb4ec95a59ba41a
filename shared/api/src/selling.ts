import * as calls from '@motohaat/contract/calls';
import type { Deleted } from '@motohaat/contract/wishlist';

import type { ApiClient } from './client.ts';
import type { Done } from './done.ts';
import { ApiError } from './errors.ts';
import type { Noun } from './query-keys.ts';

/** What shows a listing. */
const changedByListings: readonly Noun[] = ['products', 'adverts', 'wishlist'];

/**
 * For `useAction`: puts a bike of the caller's on the home page (specification, section 7:
 * `POST /advertisedItems`).
 */
export const advertiseBike = {
  run: (api: ApiClient, productId: string) =>
    api.call(calls.products.advertise, { body: { _id: productId } }),
  done: 'advertised' as const,
  changes: changedByListings,
};

/** For `useAction`: takes the advert of a bike off the home page (`DELETE /advertisedItems/{id}`). */
export const deleteAdvert = {
  run: (api: ApiClient, productId: string) =>
    removal(api.call(calls.products.endAdvert, { params: { id: productId } })),
  done: deletion,
  changes: changedByListings,
};

/** For `useAction`: takes a bike of the caller's off the site, by the specification's path for it. */
export const deleteBike = {
  run: (api: ApiClient, productId: string) =>
    removal(api.call(calls.products.remove, { params: { id: productId } })),
  done: deletion,
  changes: changedByListings,
};

/** For `useAction`: ends the sale of a bike that its seller sold outside of the product. */
export const markSold = {
  run: (api: ApiClient, productId: string) =>
    api.call(calls.products.markSold, { params: { id: productId } }),
  done: 'markedSold' as const,
  changes: changedByListings,
};

/** What is there no more is done too: an earlier try whose answer was lost may have deleted it. */
async function removal(answer: Promise<Deleted>): Promise<{ deletedCount: number }> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { deletedCount: 0 };
    throw error;
  }
}

function deletion({ deletedCount }: { deletedCount: number }): Done {
  return deletedCount === 0 ? 'deletedBefore' : 'deleted';
}
