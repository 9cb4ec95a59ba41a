import type { SavedSearch } from '@motohaat/contract/saved-searches';

import type { SavedSearchRow } from './saved-searches.repository.ts';

/** A saved search for its owner. */
export const presentSavedSearch = (row: SavedSearchRow): SavedSearch => ({
  _id: row.id,
  name: row.name,
  address: row.address,
  notify: row.notify,
  newBikes: row.new_count,
  lookedAt: row.looked_at.toISOString(),
  createdAt: row.created_at.toISOString(),
});
