import { sql } from 'kysely';

import { prepared, type Queryable } from '../../database/index.ts';
import type { ActorStore, KnownAccount } from '../../plugins/authentication.ts';

const findActor = prepared<KnownAccount>(
  'actor',
  `SELECT u.id, u.uid, u.email, u.name, u.photo_url, u.language, u.role, u.status, u.token_version,
    r.jti IS NOT NULL AS is_revoked,
    u.role = 'seller' AND EXISTS (SELECT FROM bookings b WHERE b.buyer_id = u.id) AS has_bookings
  FROM users u LEFT JOIN revoked_tokens r ON r.jti = $2 AND r.user_id = u.id
  WHERE u.id = $1`,
);

/** The accounts behind tokens, as the database has them. */
export function actorStore(db: Queryable): ActorStore {
  return {
    find: async (userId, tokenId) => (await db.executeQuery(findActor(userId, tokenId))).rows[0],

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
