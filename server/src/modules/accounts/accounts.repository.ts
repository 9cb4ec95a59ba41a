import type { Role } from '@motohaat/shared/domain/role';
import { sql } from 'kysely';

import { keysetCursor, type Queryable, timestampText } from '../../database/index.ts';
import { pageOf, type PageRequest } from '../paging.ts';

const accountColumns = [
  'id',
  'uid',
  'email',
  'email_verified',
  'name',
  'role',
  'status',
  'token_version',
  'is_demo',
] as const;

export type Account = NonNullable<Awaited<ReturnType<typeof findByUid>>>;

export function findByUid(db: Queryable, uid: string) {
  return db.selectFrom('users').select(accountColumns).where('uid', '=', uid).executeTakeFirst();
}

export function findByEmail(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .select(accountColumns)
    .where('email', '=', email)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
}

export type NewAccount = {
  id: string;
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  photo: string | null;
  role: Role;
};

/** Writes the account unless the uid already has one, and then answers nothing. */
export function insertAccount(db: Queryable, account: NewAccount) {
  return db
    .insertInto('users')
    .values({
      id: account.id,
      uid: account.uid,
      email: account.email,
      email_verified: account.emailVerified,
      name: account.name,
      photo_url: account.photo,
      role: account.role,
    })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .returning(accountColumns)
    .executeTakeFirst();
}

/** Stores what the identity provider says of the address now. */
export async function setEmail(
  db: Queryable,
  id: string,
  { email, emailVerified }: { email: string; emailVerified: boolean },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, email_verified: emailVerified, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/**
 * Takes an address away from an account that never proved it and locks that account. Does nothing
 * if the address was proved, or belongs to an admin.
 */
export async function releaseUnprovedEmail(db: Queryable, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email: sql<string>`'released-' || id || '@account.invalid'`,
      status: 'suspended',
      token_version: sql<number>`token_version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .where('role', '<>', 'admin')
    .execute();
}

/** Makes an account the admin; tokens of its old role end. Answers whether it changed anything. */
export async function promoteToAdmin(db: Queryable, id: string): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({
      role: 'admin',
      token_version: sql<number>`token_version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('role', '<>', 'admin')
    .where('status', '=', 'active')
    .where('email_verified', '=', true)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

const usersCursor = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

export type UserRow = Awaited<ReturnType<typeof listUsers>>['rows'][number];

type UserFilter = { role?: Role | undefined; q?: string | undefined };

/** On the indexes users_by_time and users_by_role. */
export function selectUsers(db: Queryable, filter: UserFilter, { limit, cursor }: PageRequest) {
  let query = db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'created_at'])
    .select(sql<'active' | 'suspended'>`status`.as('status'))
    .select(timestampText('created_at').as('position'))
    .where('status', '<>', 'deleted')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (filter.role) query = query.where('role', '=', filter.role);
  if (filter.q?.trim()) {
    const beginning = `${filter.q
      .trim()
      .toLowerCase()
      .replace(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(
      sql<boolean>`(email LIKE ${beginning} OR lower(name) COLLATE "C" LIKE ${beginning})`,
    );
  }
  if (cursor) {
    const after = usersCursor.decode(cursor);
    query = query.where(
      sql<boolean>`(created_at, id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`,
    );
  }
  return query;
}

/** Accounts for the admin, newest first; `q` is the beginning of a name or an address. */
export async function listUsers(db: Queryable, filter: UserFilter, request: PageRequest) {
  const rows = await selectUsers(db, filter, request).execute();
  return pageOf(rows, request.limit, ({ position, id }) =>
    usersCursor.encode({ created_at: position, id }),
  );
}
