import type { TalkReason, TalkReportStatus } from '@motohaat/domain/talk';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

/** A report of a conversation with its bike and people; nothing of what was written. */
export type TalkReportView = {
  id: string;
  conversation_id: string;
  product_id: string;
  bike_name: string;
  buyer_id: string;
  buyer_name: string;
  seller_id: string;
  seller_name: string;
  reporter_id: string;
  reason: TalkReason;
  note: string;
  last_number: number;
  status: TalkReportStatus;
  created_at: Date;
  closed_at: Date | null;
};

const latestFirst = keysetCursor({ at: 'timestamp', id: 'uuid' });

/**
 * The admin's list: open reports with the newest first, closed ones with the one that was closed last; on
 * the indexes conversation_reports_open and conversation_reports_closed_at.
 */
export function selectTalkReports(state: 'open' | 'closed', { limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : latestFirst.decode(cursor);
  const time = state === 'open' ? sql`r.created_at` : sql`r.closed_at`;
  return sql<TalkReportView & { position: string }>`
    SELECT r.id, r.conversation_id, r.reporter_id, r.reason, r.note, r.last_number, r.status,
      r.created_at, r.closed_at, c.product_id, p.name AS bike_name,
      c.buyer_id, b.name AS buyer_name, c.seller_id, s.name AS seller_name, ${time}::text AS position
    FROM conversation_reports r
    JOIN conversations c ON c.id = r.conversation_id
    JOIN products p ON p.id = c.product_id
    JOIN users b ON b.id = c.buyer_id
    JOIN users s ON s.id = c.seller_id
    WHERE ${state === 'open' ? sql`r.status = 'open'` : sql`r.status <> 'open'`}
      ${after ? sql`AND (${time}, r.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY ${time} DESC, r.id DESC
    LIMIT ${limit + 1}`;
}

export async function listTalkReports(
  db: Queryable,
  state: 'open' | 'closed',
  page: PageRequest,
): Promise<Page<TalkReportView>> {
  const { rows } = await selectTalkReports(state, page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) => latestFirst.encode({ at: position, id }));
}

/** A report with the people of its conversation, locked. */
export async function lockTalkReport(trx: Queryable, id: string) {
  return trx
    .selectFrom('conversation_reports as r')
    .innerJoin('conversations as c', 'c.id', 'r.conversation_id')
    .select([
      'r.id',
      'r.conversation_id',
      'r.reporter_id',
      'r.status',
      'r.last_number',
      'c.product_id',
      'c.buyer_id',
      'c.seller_id',
    ])
    .where('r.id', '=', id)
    .forNoKeyUpdate('r')
    .executeTakeFirst();
}
