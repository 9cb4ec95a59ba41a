import type { Queryable } from '../database/index.ts';

/**
 * Makes transactions of one account wait for one another, so that what one of them counts is still
 * true when it writes. Taken before any other lock.
 */
export async function takeTurn(trx: Queryable, accountId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}
