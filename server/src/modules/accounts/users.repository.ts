import type { UserCounts, UserSort } from '@motohaat/contract/administration';
import { roles, type Role } from '@motohaat/domain/role';
import { type RawBuilder, sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { literally } from '../../database/like-pattern.ts';
import { pageOf, type PageRequest } from '../../http/paging.ts';

export type UserFilter = {
  role?: Role | undefined;
  status?: 'active' | 'suspended' | undefined;
  q?: string | undefined;
  sort?: UserSort | undefined;
};

export type UserRow = {
  id: string;
  email: string;
  name: string;
  role: Role;
  status: 'active' | 'suspended';
  deletion_held: boolean;
  created_at: Date;
};

type Order = { column: RawBuilder<unknown>; type: RawBuilder<unknown>; isDescending: boolean };

const byTime = { column: sql`created_at`, type: sql`timestamptz` };

const byName = { column: sql`(lower(name) COLLATE "C")`, type: sql`text` };

const byEmail = { column: sql`email`, type: sql`text` };

const lastName = sql`(lower(regexp_replace(name, '^.* ', '')) COLLATE "C")`;

const searched = [byEmail.column, byName.column, lastName];

/** Each in the order of an index, forwards or backwards. */
const orders: Record<UserSort, Order> = {
  newest: { ...byTime, isDescending: true },
  oldest: { ...byTime, isDescending: false },
  name: { ...byName, isDescending: false },
  '-name': { ...byName, isDescending: true },
  email: { ...byEmail, isDescending: false },
  '-email': { ...byEmail, isDescending: true },
};

const timeCursor = keysetCursor({ position: 'timestamp', id: 'uuid' });

const textCursor = keysetCursor({ position: 'text', id: 'uuid' });

const cursorOf = (sort: UserSort) =>
  sort === 'newest' || sort === 'oldest' ? timeCursor : textCursor;

/** Of an account of the table `users`. `EXISTS` might read all deletions; this reads one, by its key. */
const deletionHeld = sql`coalesce(
  (SELECT d.held_at IS NOT NULL FROM account_deletions d WHERE d.user_id = users.id), false
)`;

/**
 * Accounts for the admin, deleted ones left out. Each order has an index, for everyone and for one
 * role.
 *
 * @param found the ids that the search matches, if they are few
 */
export function selectUsers(filter: UserFilter, { limit, cursor }: PageRequest, found?: string[]) {
  const { role, status, sort = 'newest' } = filter;
  const { column, type, isDescending } = orders[sort];
  const direction = isDescending ? sql`DESC` : sql`ASC`;
  const beyond = isDescending ? sql`<` : sql`>`;
  const after = cursor === undefined ? undefined : cursorOf(sort).decode(cursor);
  const search = searchOf(filter);
  return sql<UserRow & { position: string }>`
    SELECT id, email, name, role, status, users.created_at, ${column}::text AS position,
      ${deletionHeld} AS deletion_held
    FROM users
    WHERE status <> 'deleted'
      ${role ? sql`AND role = ${role}` : sql``}
      ${status ? sql`AND status = ${sql.lit(status)}` : sql``}
      ${found ? sql`AND id = ANY(${found}::uuid[])` : search ? sql`AND ${matching(search)}` : sql``}
      ${after ? sql`AND (${column}, id) ${beyond} (${after.position}::${type}, ${after.id}::uuid)` : sql``}
    ORDER BY ${column} ${direction}, id ${direction}
    LIMIT ${limit + 1}`;
}

/** `q` is the beginning of an address, of a name, or of a last name. */
export async function listUsers(db: Queryable, filter: UserFilter, page: PageRequest) {
  const search = searchOf(filter);
  const found = search === undefined ? undefined : await findFew(db, search);
  const { rows } = await selectUsers(filter, page, found).execute(db);
  const cursor = cursorOf(filter.sort ?? 'newest');
  return pageOf(rows, page.limit, ({ position, id }) => cursor.encode({ position, id }));
}

/** Accounts that a search may match to be sorted after they are found. */
const few = 1_000;

/**
 * The ids that a search matches, from three indexes. Nobody can tell the database beforehand that they
 * are few: it would go through the whole list in its order until it has met them.
 *
 * @returns nothing if they are many: then a page of them is soon full
 */
async function findFew(db: Queryable, search: string): Promise<string[] | undefined> {
  const { rows } = await selectMatches(search).execute(db);
  return rows.length > few ? undefined : rows.map(({ id }) => id);
}

/** Each part in the order of its index, so that none of them reads more than it may return. */
export function selectMatches(search: string) {
  const parts = searched.map(
    (column) => sql`(
      SELECT id FROM users WHERE status <> 'deleted' AND ${column} LIKE ${beginningWith(search)}
      ORDER BY ${column} LIMIT ${few + 1}
    )`,
  );
  return sql<{ id: string }>`${sql.join(parts, sql` UNION `)}`;
}

function matching(search: string): RawBuilder<unknown> {
  const parts = searched.map((column) => sql`${column} LIKE ${beginningWith(search)}`);
  return sql`(${sql.join(parts, sql` OR `)})`;
}

function beginningWith(text: string): string {
  return `${literally(text)}%`;
}

function searchOf({ q }: UserFilter): string | undefined {
  // As names are stored: keyboards write য়, ড় and ঢ় in two ways.
  return q?.normalize('NFC').trim().toLowerCase() || undefined;
}

/** Reads every account: from the index users_by_role_and_status, once the table is vacuumed. */
export async function countUsers(db: Queryable): Promise<UserCounts> {
  const { rows } = await sql<{ role: Role; status: string; count: number }>`
    SELECT role, status, count(*) AS count FROM users WHERE status <> 'deleted'
    GROUP BY role, status`.execute(db);
  const countOf = (role: Role, status: string) =>
    rows.find((row) => row.role === role && row.status === status)?.count ?? 0;
  const ofRole = (role: Role) => ({
    active: countOf(role, 'active'),
    suspended: countOf(role, 'suspended'),
  });
  return Object.fromEntries(roles.map((role) => [role, ofRole(role)])) as UserCounts;
}
