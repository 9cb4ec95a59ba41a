import { normaliseEmail } from '@motohaat/domain/email';

import type { Queryable } from '../../database/index.ts';

/** The applications to whose teams an account belongs, by name. */
export async function listTeamsOf(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_members')
    .select('application')
    .where('account_id', '=', accountId)
    .orderBy('application')
    .execute();
  return rows.map(({ application }) => application);
}

/** @returns `false` when the account belongs to the team already */
export async function addTeamMember(
  db: Queryable,
  member: { application: string; account_id: string },
): Promise<boolean> {
  const result = await db
    .insertInto('team_members')
    .values(member)
    .onConflict((conflict) => conflict.columns(['account_id', 'application']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** @returns `false` when the account does not belong to the team */
export async function removeTeamMember(
  db: Queryable,
  { application, account_id }: { application: string; account_id: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('team_members')
    .where('account_id', '=', account_id)
    .where('application', '=', application)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Every account that belongs to a team, by application and address. */
export async function listTeamMembers(db: Queryable) {
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.account_id')
    .select(['team_members.application', 'users.email'])
    .orderBy('team_members.application')
    .orderBy('users.email')
    .execute();
}

/** The active account of an address. */
export async function findAccount(db: Queryable, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', normaliseEmail(email))
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.id;
}
