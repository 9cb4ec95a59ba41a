import { sql } from 'kysely';

import type { Queryable } from '../database/index.ts';
import type { Actor } from './authentication.ts';

/** What one look at the database says of a token's account. */
export type KnownAccount = NonNullable<Awaited<ReturnType<typeof findActor>>>;

/** The account of a token, and whether that token was ended before its time: one query. */
export async function findActor(db: Queryable, userId: string, tokenId: string) {
  return db
    .selectFrom('users')
    .leftJoin('revoked_tokens', (join) =>
      join.on('revoked_tokens.jti', '=', tokenId).onRef('revoked_tokens.user_id', '=', 'users.id'),
    )
    .select(['users.id', 'uid', 'email', 'name', 'photo_url', 'role', 'status', 'token_version'])
    .select((query) => query('revoked_tokens.jti', 'is not', null).as('is_revoked'))
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** Ends a token. Ended tokens that have expired since are forgotten on the way. */
export async function revokeToken(db: Queryable, actor: Actor): Promise<void> {
  await db
    .insertInto('revoked_tokens')
    .values({ jti: actor.tokenId, user_id: actor.id, expires_at: actor.expiresAt })
    .onConflict((conflict) => conflict.column('jti').doNothing())
    .execute();
  // A minute's margin for clocks that differ between processes.
  await db
    .deleteFrom('revoked_tokens')
    .where('expires_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute();
}
