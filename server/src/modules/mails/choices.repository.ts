import { alwaysMailed } from '@motohaat/domain/mail';
import { type NoticeKind, noticeKinds } from '@motohaat/domain/notice';
import { sql } from 'kysely';

import type { Database, Queryable } from '../../database/index.ts';

const channel = 'email';

/** The kinds of which somebody does not want to be mailed. */
export async function refusedKinds(db: Queryable, userId: string): Promise<Set<NoticeKind>> {
  const rows = await db
    .selectFrom('notice_refusals')
    .select('kind')
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

/**
 * Says whether somebody wants to be mailed of these kinds. What of those not wanted waits to be sent goes
 * with them; account and money stay as they are. @returns whether there is such an account
 */
export async function chooseKinds(
  db: Database,
  { userId, kinds, mailed }: { userId: string; kinds: readonly NoticeKind[]; mailed: boolean },
): Promise<boolean> {
  const free = kinds.filter((kind) => !alwaysMailed.includes(kind));
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      SELECT FROM users WHERE id = ${userId}::uuid AND status <> 'deleted'
      FOR KEY SHARE`.execute(trx);
    if (rows.length === 0) return false;
    if (mailed) await takeBack(trx, userId, free);
    else await refuse(trx, userId, free);
    return true;
  });
}

/** All that somebody can refuse. */
export const refusable = noticeKinds.filter((kind) => !alwaysMailed.includes(kind));

async function takeBack(trx: Queryable, userId: string, kinds: readonly NoticeKind[]) {
  await sql`
    DELETE FROM notice_refusals
    WHERE user_id = ${userId}::uuid AND channel = ${channel} AND kind = ANY(${kinds})`.execute(trx);
}

async function refuse(trx: Queryable, userId: string, kinds: readonly NoticeKind[]) {
  await sql`
    INSERT INTO notice_refusals (user_id, kind, channel)
    SELECT ${userId}::uuid, k.kind, ${channel} FROM unnest(${kinds}::text[]) AS k (kind)
    ON CONFLICT DO NOTHING`.execute(trx);
  await sql`
    DELETE FROM outbox
    WHERE user_id = ${userId}::uuid AND topic = ${channel} AND status <> 'sent'
      AND payload->>'kind' = ANY(${kinds})`.execute(trx);
}
