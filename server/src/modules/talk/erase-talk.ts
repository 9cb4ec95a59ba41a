import { hideContacts } from '@motohaat/domain/contacts';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/**
 * Erases what a leaving person has of conversations (machine M5). The words stay for the other side, under
 * a name that says nothing and without phone numbers, addresses and links; where the other side has left
 * before, nobody reads them any more and they go too, but for what an open report needs.
 */
export async function eraseTalk(trx: Queryable, id: string): Promise<void> {
  await sql`DELETE FROM blocks WHERE blocker_id = ${id}::uuid OR blocked_id = ${id}::uuid`.execute(
    trx,
  );
  await trx
    .updateTable('conversation_reports')
    .set({ note: '' })
    .where('reporter_id', '=', id)
    .execute();
  await sql`
    UPDATE messages m SET text = '', removed_at = coalesce(m.removed_at, now())
    FROM conversations c
    JOIN users b ON b.id = c.buyer_id
    JOIN users s ON s.id = c.seller_id
    WHERE m.conversation_id = c.id
      AND ((c.buyer_id = ${id}::uuid AND s.status = 'deleted')
        OR (c.seller_id = ${id}::uuid AND b.status = 'deleted'))
      AND NOT EXISTS (
        SELECT FROM conversation_reports r WHERE r.conversation_id = c.id AND r.status = 'open'
      )`.execute(trx);
  await hideOwnContacts(trx, id);
}

async function hideOwnContacts(trx: Queryable, id: string): Promise<void> {
  const written = await trx
    .selectFrom('messages')
    .select(['conversation_id', 'number', 'text'])
    .where('sender_id', '=', id)
    .where('text', '<>', '')
    .execute();
  const changed = written.flatMap(({ conversation_id, number, text }) => {
    const hidden = hideContacts(text);
    return hidden === text ? [] : [{ conversation_id, number, text: hidden }];
  });
  await sql`
    UPDATE messages m SET text = h.text
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      AS h (conversation_id uuid, number integer, text text)
    WHERE m.conversation_id = h.conversation_id AND m.number = h.number`.execute(trx);
}
