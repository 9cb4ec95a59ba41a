import type { Role } from '@motohaat/domain/role';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { refreshSellers } from '../search-index/keep.ts';

const accountColumns = [
  'id',
  'uid',
  'email',
  'email_verified',
  'name',
  'role',
  'status',
  'suspension_reason',
  'suspension_code',
  'signed_out_at',
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

/** Whether what this hash stands for may not come back. */
export async function isBanned(db: Queryable, hash: string): Promise<boolean> {
  const ban = await db
    .selectFrom('bans')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return ban !== undefined;
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
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ email, email_verified: emailVerified, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await refreshSellers(trx, [id]);
  });
}

/**
 * Takes an address away from an account that never proved it and locks that account. Does nothing
 * if the address was proved, or belongs to an admin.
 */
export async function releaseUnprovedEmail(db: Queryable, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const released = await trx
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
      .returning('id')
      .execute();
    await refreshSellers(
      trx,
      released.map(({ id }) => id),
    );
  });
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
