import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Queryable } from '../database/index.ts';

/** What a key belongs to: a caller's request to one operation. */
export type RequestKey = {
  /** The identity provider's uid of the caller. */
  actor: string;
  /** Method and path pattern. */
  operation: string;
  key: string;
};

/** What is known of a request whose key was there already. */
export type EarlierRequest = {
  request_hash: string;
  new_row_id: string;
  /** Empty while it is still at work. */
  response_status: number | null;
  /** Empty, too, for operations whose answers are not kept. */
  response_body: string | null;
  /** Where the answer says something: the same in Bangla. */
  response_body_bn: string | null;
};

/** Hours for which a key is kept. */
const keptHours = 24;

/**
 * Seconds after which a request without an answer counts as cut off, with its process. Requests take
 * less: statements, and calls to vendors, have time limits.
 */
const cutOffSeconds = 60;

/**
 * Takes a key for a request. A key that is expired, or whose request was cut off, is taken over, with
 * the id of what the cut-off request may have made.
 *
 * @returns the id for what the request makes, or nothing if the key is another's
 */
export async function claimKey(
  db: Queryable,
  { actor, operation, key }: RequestKey,
  requestHash: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ new_row_id: string }>`
    INSERT INTO idempotency_keys AS k
      (actor, operation, key, request_hash, new_row_id, created_at, expires_at)
    VALUES (${actor}, ${operation}, ${key}, ${requestHash}, ${uuidv7()}, now(),
      now() + make_interval(hours => ${keptHours}))
    ON CONFLICT (actor, operation, key) DO UPDATE SET
      request_hash = excluded.request_hash,
      new_row_id = CASE WHEN k.expires_at <= now() THEN excluded.new_row_id ELSE k.new_row_id END,
      response_status = NULL,
      response_body = NULL,
      response_body_bn = NULL,
      created_at = excluded.created_at,
      expires_at = excluded.expires_at
    WHERE k.expires_at <= now() OR (
      k.response_status IS NULL
      AND k.request_hash = excluded.request_hash
      AND k.created_at <= now() - make_interval(secs => ${cutOffSeconds})
    )
    RETURNING new_row_id`.execute(db);
  return rows[0]?.new_row_id;
}

export async function findRequest(
  db: Queryable,
  { actor, operation, key }: RequestKey,
): Promise<EarlierRequest | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'new_row_id', 'response_status', 'response_body_bn'])
    .select(sql<string | null>`response_body`.as('response_body'))
    .where('actor', '=', actor)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * Keeps the answer for the repeats of a request.
 *
 * @param body its text, kept to the letter as one JSON string; nothing keeps the status alone
 * @param bodyInBangla the same in Bangla, where the text is English
 */
export async function keepAnswer(
  db: Queryable,
  { actor, operation, key }: RequestKey,
  {
    status,
    body,
    bodyInBangla,
  }: { status: number; body: string | null; bodyInBangla: string | null },
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({
      response_status: status,
      response_body: body === null ? null : JSON.stringify(body),
      response_body_bn: bodyInBangla,
    })
    .where('actor', '=', actor)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}

/** Lets a request that failed be tried again at once, under the same id. */
export async function releaseKey(db: Queryable, { actor, operation, key }: RequestKey) {
  await db
    .updateTable('idempotency_keys')
    .set({ created_at: sql<Date>`now() - make_interval(secs => ${cutOffSeconds})` })
    .where('actor', '=', actor)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}

/** Forgets keys whose time is over, a part at a time. @returns how many */
export async function forgetExpiredKeys(db: Queryable, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM idempotency_keys
    WHERE (actor, operation, key) IN (
      SELECT actor, operation, key FROM idempotency_keys WHERE expires_at <= now() LIMIT ${atMost}
    )`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
