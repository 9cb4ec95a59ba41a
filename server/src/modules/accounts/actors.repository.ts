import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { ActorStore } from '../../plugins/authentication.ts';

/** The accounts behind tokens, as the database has them. */
export function actorStore(db: Queryable): ActorStore {
  return {
    find: (userId, tokenId) =>
      db
        .selectFrom('users')
        .leftJoin('revoked_tokens', (join) =>
          join
            .on('revoked_tokens.jti', '=', tokenId)
            .onRef('revoked_tokens.user_id', '=', 'users.id'),
        )
        .select([
          'users.id',
          'uid',
          'email',
          'name',
          'photo_url',
          'role',
          'status',
          'token_version',
        ])
        .select(sql<boolean>`revoked_tokens.jti IS NOT NULL`.as('is_revoked'))
        .where('users.id', '=', userId)
        .executeTakeFirst(),

    revoke: async ({ id, tokenId, expiresAt }) => {
      await db
        .insertInto('revoked_tokens')
        .values({ jti: tokenId, user_id: id, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('jti').doNothing())
        .execute();
      // Ended tokens that have expired since are forgotten on the way, with a minute's margin for
      // clocks that differ between processes.
      await db
        .deleteFrom('revoked_tokens')
        .where('expires_at', '<', sql<Date>`now() - interval '1 minute'`)
        .execute();
    },
  };
}
