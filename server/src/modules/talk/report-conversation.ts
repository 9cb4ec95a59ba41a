import type { NewTalkReport } from '@motohaat/contract/conversations';
import { talkReportsPerDay } from '@motohaat/domain/talk';
import { sql } from 'kysely';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../accounts/account-status.ts';
import { lockOwnConversation } from './own-conversation.ts';
import { readNote } from './talk.rules.ts';

type Reporting = NewTalkReport & { conversationId: string; actorId: string; id: string };

/**
 * Reports a conversation to the admin, who can read it then, up to its latest message.
 *
 * @param id of the report
 * @throws AppError `not_found`, `invalid`, `duplicate` while an earlier one is open, `limit_reached`
 */
export async function reportConversation(
  db: Database,
  { conversationId, actorId, id, reason, note = '' }: Reporting,
): Promise<void> {
  const words = readNote(note);
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      await lockAccount(trx, actorId);
      const { row } = await lockOwnConversation(trx, { id: conversationId, actorId });
      const report = {
        id,
        conversation_id: conversationId,
        reporter_id: actorId,
        reason,
        note: words,
        last_number: row.last_number,
      };
      await trx
        .insertInto('conversation_reports')
        .values(report)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await refuseRepeat(trx, report);
      await refuseFlood(trx, actorId);
    }),
  );
}

/** A repeat of the same request finds its own report. */
async function refuseRepeat(
  trx: Queryable,
  report: { id: string; conversation_id: string; reporter_id: string },
): Promise<void> {
  const own = await trx
    .selectFrom('conversation_reports')
    .select('id')
    .where('id', '=', report.id)
    .executeTakeFirst();
  if (!own) throw new AppError('duplicate', { message: (t) => t.talk.reported });
}

async function refuseFlood(trx: Queryable, reporterId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('conversation_reports')
    .select(sql<number>`count(*)`.as('count'))
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (count > talkReportsPerDay) {
    throw new AppError('limit_reached', {
      message: (t) => t.talk.reportsPerDay(talkReportsPerDay),
    });
  }
}
