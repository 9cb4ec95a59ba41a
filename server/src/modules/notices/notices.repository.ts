import { mostUnread, type NoticeData, type NoticeKind } from '@motohaat/domain/notice';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

/** A notice, with its bike as it is called now. */
export type NoticeRow = {
  id: string;
  kind: NoticeKind;
  data: NoticeData[NoticeKind];
  product_id: string | null;
  booking_id: string | null;
  words: string | null;
  created_at: Date;
  read_at: Date | null;
  /** `null` where it is about none. */
  bike_name: string | null;
};

const latestFirst = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

/** The statement of `listNotices`; on the index notices_by_user. */
export function selectNotices(userId: string, { limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : latestFirst.decode(cursor);
  return sql<NoticeRow & { position: string }>`
    SELECT n.id, n.kind, n.data, n.product_id, n.booking_id, n.words, n.created_at, n.read_at,
      p.name AS bike_name, n.created_at::text AS position
    FROM notices n
    LEFT JOIN products p ON p.id = n.product_id
    WHERE n.user_id = ${userId}::uuid
      ${after ? sql`AND (n.created_at, n.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY n.created_at DESC, n.id DESC
    LIMIT ${limit + 1}`;
}

/** What an account is told, newest first. */
export async function listNotices(
  db: Queryable,
  userId: string,
  page: PageRequest,
): Promise<Page<NoticeRow>> {
  const { rows } = await selectNotices(userId, page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    latestFirst.encode({ created_at: position, id }),
  );
}

/** The statement of `countUnread`: it reads no more than it counts, on the index notices_unread. */
export function selectUnread(userId: string) {
  return sql<{ unread: number }>`
    SELECT count(*) AS unread FROM (
      SELECT FROM notices WHERE user_id = ${userId}::uuid AND read_at IS NULL LIMIT ${mostUnread}
    ) AS few`;
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const { rows } = await selectUnread(userId).execute(db);
  return rows[0]?.unread ?? 0;
}

/** Marks a notice of this account; marked once, it stays as it is. @returns whether there is one */
export async function markRead(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ read_at: sql<Date>`coalesce(read_at, now())` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @param until only those made until then */
export async function markAllRead(db: Queryable, userId: string, until?: Date): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(until !== undefined, (query) => query.where('created_at', '<=', until ?? new Date()))
    .execute();
}

/** Forgets so many notices of before. @returns how many there were; on the index notices_by_age */
export async function forgetNotices(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM notices WHERE id IN (
      SELECT id FROM notices WHERE created_at < ${before} ORDER BY created_at LIMIT ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}
