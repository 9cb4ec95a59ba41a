import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { OwnConversation } from './own-conversation.ts';
import { isBlockedBetween } from './talk.repository.ts';

/**
 * Whoever is blocked reads the same as where the other side's account is closed (M9).
 *
 * @throws AppError `conflict` where nobody can write
 */
export async function refuseClosed(
  trx: Queryable,
  { row, otherId }: OwnConversation,
): Promise<void> {
  const other = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', otherId)
    .executeTakeFirst();
  if (other?.status !== 'active' || (await isBlockedBetween(trx, row))) {
    throw new AppError('conflict', { message: (t) => t.talk.closed });
  }
}
