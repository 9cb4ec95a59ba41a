import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';

import { beginAt } from '../../ui/begin-at.ts';

/**
 * The bikes of a category, page by page, as the cursor leads.
 *
 * @param start the cursor of the address with which they begin
 */
export const productsQuery = (api: ApiClient, categoryId: string, start: string | undefined) => ({
  queryKey: keyOf('products', 'category', categoryId, start ?? ''),
  ...beginAt(start, (cursor, signal) =>
    api.list(calls.catalogue.category, { params: { id: categoryId }, query: { cursor }, signal }),
  ),
});
