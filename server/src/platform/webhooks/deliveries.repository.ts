import type { DeliveryStatus } from '@motohaat/contract/webhooks';
import { waitAfter } from '@motohaat/domain/mail';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import type { CanaryFindingKind } from '../../database/schema/platform.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

/** Minutes for which a delivery is its process's: after them, the process has died. */
const lease = 5;

/** Something that this process is to tell an address. */
export type TakenDelivery = {
  id: string;
  webhook_id: string;
  url: string;
  revision: number;
  /** What came up of a canary in that revision; `null`: it tells of the revision itself. */
  finding: string | null;
  /** This one counted. */
  attempts: number;
};

/** Takes some deliveries that are due, so that no other process tries them meanwhile. */
export async function takeDueDeliveries(
  db: Queryable,
  { limit, now }: { limit: number; now: Date },
): Promise<TakenDelivery[]> {
  const { rows } = await sql<TakenDelivery>`
    WITH taken AS (
      UPDATE webhook_deliveries SET attempts = attempts + 1,
        due_at = ${now}::timestamptz + make_interval(mins => ${lease})
      WHERE id IN (
        SELECT id FROM webhook_deliveries WHERE processed_at IS NULL AND due_at <= ${now}
        ORDER BY due_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      RETURNING *
    )
    SELECT t.id, t.webhook_id, w.url, t.revision, t.finding, t.attempts
    FROM taken t JOIN webhooks w ON w.id = t.webhook_id
    ORDER BY t.revision, t.id`.execute(db);
  return rows;
}

type Try = Pick<TakenDelivery, 'id' | 'attempts'> & { now: Date };

export async function markDelivered(db: Queryable, tried: Try): Promise<void> {
  const done = { status: 'sent' as const, processed_at: tried.now, last_error: null };
  await update(db, tried).set(done).execute();
}

/** Puts a delivery off that was in vain, or gives it up. @returns whether it is given up */
export async function markVain(
  db: Queryable,
  tried: Try,
  { error, isFinal }: { error: string; isFinal: boolean },
): Promise<boolean> {
  const { attempts, now } = tried;
  const wait = isFinal ? undefined : waitAfter(attempts, Math.random());
  await update(db, tried)
    .set(
      wait === undefined
        ? { status: 'dead', processed_at: now, last_error: error }
        : { status: 'failed', due_at: new Date(now.getTime() + wait * 1_000), last_error: error },
    )
    .execute();
  return wait === undefined;
}

/** Of a delivery that another process has taken since, nothing is written. */
function update(db: Queryable, { id, attempts }: Try) {
  return db
    .updateTable('webhook_deliveries')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('processed_at', 'is', null);
}

/** What an address was told, or is to be. */
export type DeliveryRow = {
  id: string;
  revision: number;
  finding: CanaryFindingKind | null;
  status: DeliveryStatus;
  attempts: number;
  last_error: string | null;
  due_at: Date;
  processed_at: Date | null;
};

const latestFirst = keysetCursor({ revision: 'integer', id: 'uuid' });

/** What an address was told, newest first: each revision once, and what came up of canaries in it. */
export async function listDeliveries(
  db: Queryable,
  webhookId: string,
  { limit, cursor }: PageRequest,
): Promise<Page<DeliveryRow>> {
  const rows = await db
    .selectFrom('webhook_deliveries as d')
    .leftJoin('canary_findings as f', 'f.id', 'd.finding')
    .select(['d.id', 'd.revision', 'd.status', 'd.attempts', 'd.last_error', 'd.due_at'])
    .select(['d.processed_at', 'f.kind as finding'])
    .where('d.webhook_id', '=', webhookId)
    .$if(cursor !== undefined, (query) => {
      const { revision, id } = latestFirst.decode(cursor ?? '');
      return query.where(sql<boolean>`(d.revision, d.id) < (${Number(revision)}, ${id}::uuid)`);
    })
    .orderBy('d.revision', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, ({ revision, id }) =>
    latestFirst.encode({ revision: String(revision), id }),
  );
}

/** Makes a delivery that was given up due again. @returns how it stood; nothing where there is none */
export async function makeDueAgain(
  trx: Queryable,
  { id, webhookId }: { id: string; webhookId: string },
): Promise<DeliveryStatus | undefined> {
  const row = await trx
    .selectFrom('webhook_deliveries')
    .select('status')
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.status !== 'dead') return row?.status;
  await trx
    .updateTable('webhook_deliveries')
    .set({ status: 'due', attempts: 0, processed_at: null, due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  return row.status;
}

/** Forgets so many that were told or given up before. @returns how many there were */
export async function forgetDeliveries(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM webhook_deliveries WHERE id IN (
      SELECT id FROM webhook_deliveries WHERE processed_at < ${before}
      ORDER BY processed_at LIMIT ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}
