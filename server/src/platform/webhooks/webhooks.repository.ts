import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** An address that is told of releases. */
export type WebhookRow = {
  id: string;
  url: string;
  created_at: Date;
  ended_at: Date | null;
  waiting: number;
  dead: number;
};

/** All of them, oldest first: they are few. */
export async function listWebhooks(db: Queryable): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    SELECT w.id, w.url, w.created_at, w.ended_at,
      count(d.id) FILTER (WHERE d.status IN ('due', 'failed'))::int AS waiting,
      count(d.id) FILTER (WHERE d.status = 'dead')::int AS dead
    FROM webhooks w LEFT JOIN webhook_deliveries d ON d.webhook_id = w.id
    GROUP BY w.id ORDER BY w.created_at, w.id`.execute(db);
  return rows;
}

/**
 * Adds an address, unless there are as many as there may be.
 *
 * @returns whether it is there now; the same id again changes nothing
 */
export async function addWebhook(
  trx: Queryable,
  { id, url }: { id: string; url: string },
  most: number,
): Promise<boolean> {
  await sql`LOCK TABLE webhooks IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  const ids = await trx.selectFrom('webhooks').select('id').execute();
  if (ids.some((known) => known.id === id)) return true;
  if (ids.length >= most) return false;
  await trx.insertInto('webhooks').values({ id, url }).execute();
  return true;
}

/** @returns whether there was one */
export async function removeWebhook(trx: Queryable, id: string): Promise<boolean> {
  const result = await trx.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function isWebhook(db: Queryable, id: string): Promise<boolean> {
  const row = await db.selectFrom('webhooks').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Tells an address nothing any more: its other side said that it is gone. */
export async function endWebhook(db: Queryable, id: string, now: Date): Promise<void> {
  await db.updateTable('webhooks').set({ ended_at: now }).where('id', '=', id).execute();
}
