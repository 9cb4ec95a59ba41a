import type { ChosenRole } from '@motohaat/domain/role';
import { sql } from 'kysely';

import type { Database, Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { lockAccount } from '../accounts/account-status.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { tell } from '../notices/tell.ts';
import { refreshSellers } from '../search-index/keep.ts';
import { hint } from '../stream/hint.ts';
import { type Holding, listHolding, withdrawOffers } from './role-change.repository.ts';

/**
 * Makes a buyer a seller, or a seller a buyer again (machine M5). Tokens of the former role end, so that
 * every page and device asks anew what it may have. Bookings of the account's own stay with it. Done
 * twice, it is done.
 *
 * @throws AppError `conflict`, naming what holds it
 */
export async function changeRole(
  db: Database,
  actor: Pick<Actor, 'id'>,
  role: ChosenRole,
  { requestId, now = new Date() }: { requestId: string; now?: Date },
): Promise<void> {
  await auditedTransaction(db, async (trx) => {
    // Bookings and bikes that are made meanwhile wait for this, or this for them.
    const account = await lockAccount(trx, actor.id);
    if (!account) throw new AppError('not_found');
    if (account.role === role) return;
    // An admin is made by the command alone, and stays one.
    if (account.role === 'admin') throw new AppError('forbidden');
    if (role === 'buyer') await refuseHeld(trx, actor.id, now);
    else await endOffers(trx, actor.id, now);
    await trx
      .updateTable('users')
      .set({
        role,
        token_version: sql<number>`token_version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', actor.id)
      .execute();
    await refreshSellers(trx, [actor.id]);
    await tell(trx, { to: actor.id, kind: 'role_changed', data: { role } });
    await writeAudit(trx, {
      actorId: actor.id,
      action: 'user.role_changed',
      subject: { kind: 'user', id: actor.id },
      before: { role: account.role },
      after: { role },
      requestId,
    });
  });
}

async function refuseHeld(trx: Queryable, sellerId: string, now: Date): Promise<void> {
  const holding = await listHolding(trx, sellerId, now);
  if (holding.length > 0) throw new AppError('conflict', { message: whyHeld(holding) });
}

/** Says what keeps a seller from being a buyer, by name. */
export function whyHeld(holding: readonly Holding[]): Say {
  const namesOf = (kind: Holding['kind']) => [
    ...new Set(holding.filter((each) => each.kind === kind).map(({ name }) => name)),
  ];
  return ({ roleChange: t }) => t.held({ bikes: namesOf('bike'), bookings: namesOf('booking') });
}

/** A seller books nothing: what was agreed on could not be used. */
async function endOffers(trx: Queryable, buyerId: string, now: Date): Promise<void> {
  const ended = await withdrawOffers(trx, buyerId, now);
  await tell(
    trx,
    ...ended.map(({ seller_id: to, product_id: productId, amount }) => {
      const data = { as: 'seller', offer: 'withdrawn', amount } as const;
      return { kind: 'offer', to, data, productId } as const;
    }),
  );
  for (const { id, seller_id: sellerId, version } of ended) {
    // One transaction does one thing at a time.
    await hint(trx, { to: [buyerId, sellerId], kind: 'offer', id, version });
  }
}
