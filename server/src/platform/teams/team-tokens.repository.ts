import { v7 as newId } from 'uuid';

import type { Queryable } from '../../database/index.ts';

/** The application of a token that counts. @param hash of the token */
export async function findTeam(db: Queryable, hash: string): Promise<string | null> {
  const row = await db
    .selectFrom('team_tokens')
    .select('application')
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.application ?? null;
}

/** @returns `false` when that token is there already, whether it still counts or not */
export async function addTeamToken(
  db: Queryable,
  token: { application: string; label: string; hash: string },
): Promise<boolean> {
  const result = await db
    .insertInto('team_tokens')
    .values({ id: newId(), ...token })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Ends all tokens of a team. @returns how many there were */
export async function revokeTeamTokens(db: Queryable, application: string): Promise<number> {
  const result = await db
    .updateTable('team_tokens')
    .set({ revoked_at: new Date() })
    .where('application', '=', application)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Every token that counts, by application, oldest first. */
export async function listTeamTokens(db: Queryable) {
  return db
    .selectFrom('team_tokens')
    .select(['application', 'label', 'created_at'])
    .where('revoked_at', 'is', null)
    .orderBy('application')
    .orderBy('created_at')
    .execute();
}
