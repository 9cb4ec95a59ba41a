import {
  type EditSavedSearch,
  mostSavedSearches,
  type NewSavedSearch,
} from '@motohaat/contract/saved-searches';
import { type SearchAddress, searchNames } from '@motohaat/contract/search';
import { cleanName } from '@motohaat/domain/name';

import { type Database, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../accounts/account-status.ts';
import { markTold } from '../notices/mark-told.ts';
import { readSearch } from '../search/search.service.ts';
import { anchorsOfSearch } from './anchors.ts';
import {
  countSavedSearches,
  insertSavedSearch,
  type SavedSearchRow,
  updateSavedSearch,
} from './saved-searches.repository.ts';
import { keptLoose } from './wants-bike.ts';

/**
 * Keeps a search of an account's. The order of bikes makes no other search of it.
 *
 * @param id the saved search's id; if the account has that one already, it is the answer
 * @returns its id
 * @throws AppError `invalid`, `duplicate`, `limit_reached`
 */
export async function saveSearch(
  db: Database,
  userId: string,
  { address, name, notify }: NewSavedSearch,
  id: string,
): Promise<string> {
  const { filters, words, areas, loose } = readSearch(address).wanted;
  const key = keyOf(address);
  const asked = [
    ...words,
    ...areas,
    ...Object.values(filters).filter((each) => each !== undefined),
  ];
  // Also where a text means nothing: such a search would tell of every bike.
  if (asked.length === 0) {
    throw new AppError('invalid', { fields: { address: (t) => t.savedSearches.empty } });
  }
  const row = {
    id,
    userId,
    name: cleanName(name) || cleanName(address.q ?? '') || cleanName(key),
    address,
    key,
    filters,
    words: [...words],
    areas: [...areas],
    loose: keptLoose(filters, loose),
    anchors: anchorsOfSearch(filters),
    notify,
  };
  const stored = await withRetry(() =>
    db.transaction().execute(async (trx) => {
      await lockAccount(trx, userId);
      const inserted = await insertSavedSearch(trx, row);
      if (inserted === id && (await countSavedSearches(trx, userId)) > mostSavedSearches) {
        throw new AppError('limit_reached', {
          message: (t) => t.savedSearches.limit(mostSavedSearches),
        });
      }
      return inserted;
    }),
  );
  if (stored !== id) throw new AppError('duplicate', { message: (t) => t.savedSearches.saved });
  return id;
}

/**
 * Changes a saved search of an account's.
 *
 * @throws AppError `not_found`, also for another's; `invalid`
 */
export async function editSavedSearch(
  db: Database,
  owned: { id: string; userId: string },
  { name, notify, looked }: EditSavedSearch,
): Promise<SavedSearchRow> {
  if (name !== undefined && cleanName(name) === '') {
    throw new AppError('invalid', { fields: { name: (t) => t.savedSearches.nameNeeded } });
  }
  const row = await updateSavedSearch(db, owned, {
    name: name === undefined ? undefined : cleanName(name),
    notify,
    lookedAt: looked ? new Date() : undefined,
  });
  if (!row) throw new AppError('not_found');
  if (looked) {
    await markTold(db, { userId: owned.userId, kind: 'saved_search', once: owned.id });
  }
  return row;
}

/** The search without the order of its bikes, as one text. */
function keyOf(address: SearchAddress): string {
  return searchNames
    .filter((name) => name !== 'sort' && address[name])
    .map((name) => `${name}=${valueOf(name, address[name] ?? '')}`)
    .join('&');
}

/** Values of lists are the same in any order, and text in any spacing. */
function valueOf(name: string, value: string): string {
  if (name === 'q') return value.trim().replace(/\s+/g, ' ').toLowerCase();
  return value.split(',').toSorted().join(',');
}
