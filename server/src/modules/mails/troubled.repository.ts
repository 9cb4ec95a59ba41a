import type { MailStatus } from '@motohaat/domain/mail';
import type { NoticeKind } from '@motohaat/domain/notice';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

/** A mail that could not be sent, and whom it was to. */
export type TroubledRow = {
  id: string;
  email: string;
  kind: NoticeKind;
  status: MailStatus;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  due_at: Date;
  processed_at: Date | null;
};

const latestFirst = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

/** The statement of `listTroubled`; on the index outbox_in_trouble. */
export function selectTroubled(status: 'dead' | 'failed', { limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : latestFirst.decode(cursor);
  return sql<TroubledRow & { position: string }>`
    SELECT o.id, u.email, o.payload->>'kind' AS kind, o.status, o.attempts, o.last_error,
      o.created_at, o.due_at, o.processed_at, o.created_at::text AS position
    FROM outbox o
    JOIN users u ON u.id = o.user_id
    WHERE o.status = ${status} AND o.status IN ('failed', 'dead')
      ${after ? sql`AND (o.created_at, o.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY o.created_at DESC, o.id DESC
    LIMIT ${limit + 1}`;
}

/** Mails that were given up, or are tried again, newest first. */
export async function listTroubled(
  db: Queryable,
  status: 'dead' | 'failed',
  page: PageRequest,
): Promise<Page<TroubledRow>> {
  const { rows } = await selectTroubled(status, page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    latestFirst.encode({ created_at: position, id }),
  );
}

/** Makes a mail that was given up due again. @returns how it stood; nothing where there is none */
export async function makeDue(trx: Queryable, id: string): Promise<MailStatus | undefined> {
  const row = await trx
    .selectFrom('outbox')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.status !== 'dead') return row?.status;
  await trx
    .updateTable('outbox')
    .set({ status: 'due', attempts: 0, processed_at: null, due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  return row.status;
}
