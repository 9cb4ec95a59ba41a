import type { Language } from '@motohaat/domain/language';
import { waitAfter } from '@motohaat/domain/mail';
import type { Role } from '@motohaat/domain/role';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { MailedNotice } from '../../database/schema/operations.ts';

/** Minutes for which a mail is its process's: after them, the process has died. */
const lease = 5;

/** A mail that this process is to send, and whom it goes to. */
export type TakenMail = {
  id: string;
  payload: MailedNotice;
  booking_id: string | null;
  /** This one counted. */
  attempts: number;
  /** When it was told. */
  created_at: Date;
  user_id: string;
  email: string;
  name: string;
  language: Language | null;
  role: Role;
  /** Of what it is about, as it is called now. */
  bike_name: string | null;
};

/**
 * Takes some mails that are due, so that no other process tries them meanwhile. To one person about one
 * booking only the earliest that is neither sent nor given up is taken. On the index outbox_due.
 */
export async function takeDueMails(
  db: Queryable,
  { limit, now }: { limit: number; now: Date },
): Promise<TakenMail[]> {
  const { rows } = await sql<TakenMail>`
    WITH taken AS (
      UPDATE outbox SET attempts = attempts + 1,
        due_at = ${now}::timestamptz + make_interval(mins => ${lease})
      WHERE id IN (
        SELECT o.id FROM outbox o
        WHERE o.processed_at IS NULL AND o.topic = 'email' AND o.due_at <= ${now}
          AND NOT EXISTS (
            SELECT FROM outbox e
            WHERE e.user_id = o.user_id AND e.booking_id = o.booking_id AND e.processed_at IS NULL
              AND (e.created_at, e.id) < (o.created_at, o.id)
          )
        ORDER BY o.due_at, o.id
        LIMIT ${limit}
        FOR UPDATE SKIP LOCKED
      )
      RETURNING *
    )
    SELECT t.id, t.payload, t.booking_id, t.attempts, t.created_at, u.id AS user_id, u.email, u.name,
      u.language, u.role, p.name AS bike_name
    FROM taken t
    JOIN users u ON u.id = t.user_id
    LEFT JOIN products p ON p.id = (t.payload->>'productId')::uuid
    ORDER BY t.created_at, t.id`.execute(db);
  return rows;
}

/** Forgets mails about what has been read on the page before they were due. On the index outbox_due. */
export async function forgetReadMessages(db: Queryable, now: Date): Promise<void> {
  await sql`
    DELETE FROM outbox o USING notices n
    WHERE o.processed_at IS NULL AND o.due_at <= ${now} AND o.attempts = 0
      AND n.id = o.notice_id AND n.kind = 'message' AND n.read_at IS NOT NULL`.execute(db);
}

/** A try of a mail: of one that another process has taken since, nothing is written. */
type Try = { id: string; attempts: number; now: Date };

export async function markSent(db: Queryable, { id, attempts, now }: Try): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', processed_at: now, last_error: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('processed_at', 'is', null)
    .execute();
}

/**
 * Puts a mail off that could not be sent, or gives it up.
 *
 * @param isFinal whether trying again is of no use
 * @returns whether it is given up
 */
export async function markFailed(
  db: Queryable,
  { id, attempts, now }: Try,
  { error, isFinal }: { error: string; isFinal: boolean },
): Promise<boolean> {
  const wait = isFinal ? undefined : waitAfter(attempts, Math.random());
  await db
    .updateTable('outbox')
    .set(
      wait === undefined
        ? { status: 'dead', processed_at: now, last_error: error }
        : { status: 'failed', due_at: new Date(now.getTime() + wait * 1000), last_error: error },
    )
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('processed_at', 'is', null)
    .execute();
  return wait === undefined;
}

/** Forgets so many mails that were sent or given up before. @returns how many there were */
export async function forgetMails(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM outbox WHERE id IN (
      SELECT id FROM outbox WHERE processed_at < ${before} ORDER BY processed_at LIMIT ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}
