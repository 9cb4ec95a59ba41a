import type { SavedSearchNotify } from '@motohaat/contract/saved-searches';
import type { SearchAddress, SearchFilters } from '@motohaat/contract/search';
import { type RawBuilder, type Selectable, sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import type { SavedSearchesTable } from '../../database/schema/searches.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

const shown = [
  'id',
  'name',
  'address',
  'notify',
  'new_count',
  'looked_at',
  'created_at',
] as const satisfies readonly (keyof SavedSearchesTable)[];

/** A saved search, as its owner sees it. */
export type SavedSearchRow = Pick<Selectable<SavedSearchesTable>, (typeof shown)[number]>;

export type NewSavedSearchRow = {
  id: string;
  userId: string;
  name: string;
  address: SearchAddress;
  key: string;
  filters: SearchFilters;
  words: string[];
  areas: string[];
  loose: string[];
  anchors: string[];
  notify: SavedSearchNotify;
};

/** Writes a saved search unless the account has that one. @returns the id of the one there is */
export async function insertSavedSearch(
  trx: Queryable,
  { id, userId, key, address, filters, ...row }: NewSavedSearchRow,
): Promise<string> {
  await trx
    .insertInto('saved_searches')
    .values({
      ...row,
      id,
      user_id: userId,
      address: JSON.stringify(address),
      address_key: key,
      filters: JSON.stringify(filters),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await trx
    .selectFrom('saved_searches')
    .select('id')
    .where('user_id', '=', userId)
    .where('address_key', '=', key)
    .executeTakeFirstOrThrow();
  return kept.id;
}

export async function countSavedSearches(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export type SavedSearchChanges = {
  name?: string | undefined;
  notify?: SavedSearchNotify | undefined;
  /** When its bikes were looked at. */
  lookedAt?: Date | undefined;
};

/** Changes a saved search of this account. @returns nothing where there is none */
export async function updateSavedSearch(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
  { name, notify, lookedAt }: SavedSearchChanges,
): Promise<SavedSearchRow | undefined> {
  return db
    .updateTable('saved_searches')
    .set({
      // What is not given stays as it is.
      name: name ?? sql<string>`name`,
      notify: notify ?? sql<SavedSearchNotify>`notify`,
      looked_at: lookedAt ?? sql<Date>`looked_at`,
      ...((lookedAt || notify === 'none') && { new_count: 0, waiting_count: 0 }),
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(shown)
    .executeTakeFirst();
}

/** Takes a saved search of this account away. @returns whether there was one */
export async function deleteSavedSearch(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const cursors = keysetCursor({ created_at: 'timestamp', id: 'uuid' });
type PlacedRow = SavedSearchRow & { position: string };

/** The statement of `listSavedSearches`; on the index saved_searches_by_user. */
export function selectSavedSearches(
  userId: string,
  { limit, cursor }: PageRequest,
): RawBuilder<PlacedRow> {
  const after = cursor === undefined ? undefined : cursors.decode(cursor);
  return sql<PlacedRow>`
    SELECT ${sql.join(shown.map((column) => sql.ref(column)))}, created_at::text AS position
    FROM saved_searches
    WHERE user_id = ${userId}::uuid
      ${after ? sql`AND (created_at, id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY created_at DESC, id DESC
    LIMIT ${limit + 1}`;
}

/** The searches that an account keeps, newest first. */
export async function listSavedSearches(
  db: Queryable,
  userId: string,
  page: PageRequest,
): Promise<Page<SavedSearchRow>> {
  const { rows } = await selectSavedSearches(userId, page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    cursors.encode({ created_at: position, id }),
  );
}
