import type { OpenConversation } from '@motohaat/contract/conversations';
import { isId } from '@motohaat/contract/id';
import { buyersAsk } from '@motohaat/contract/sentences';
import { conversationsPerDay } from '@motohaat/domain/talk';
import { sql } from 'kysely';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { lockAccount } from '../accounts/account-status.ts';
import { findPublicBike } from '../listings/named-bike.ts';

/** Which bike, its buyer to be, and its seller, by id. */
export type Parties = { productId: string; buyerId: string; sellerId: string };

/**
 * Opens the conversation about a bike, as a buyer, or with the other side of a booking, as either of its
 * people: the booking was the buyer's own doing. There is one for each bike and buyer.
 *
 * @param id of the conversation, if it is new
 * @returns the id of the one there is
 * @throws AppError `invalid`, `forbidden`, `not_found`, `not_for_sale`, `limit_reached`
 */
export async function openConversation(
  db: Database,
  actor: Actor,
  { productId, bookingId }: OpenConversation,
  id: string,
): Promise<string> {
  if (bookingId !== undefined) {
    return insertConversation(db, await partiesOfBooking(db, bookingId, actor.id), id);
  }
  if (productId === undefined) {
    throw new AppError('invalid', { fields: { productId: (t) => t.fields.needed } });
  }
  if (actor.role !== 'buyer') {
    throw new AppError('forbidden', { message: (t) => t.contract(buyersAsk) });
  }
  // It outlives the bike, which then nobody can ask about anew.
  const known = isId(productId) ? await findOpened(db, productId, actor.id) : undefined;
  if (known !== undefined) return known;
  const bike = await findPublicBike(db, { productId }, actor);
  const parties = { productId: bike.id, buyerId: actor.id, sellerId: bike.seller_id };
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      await lockAccount(trx, actor.id);
      const opened = await insertConversation(trx, parties, id);
      if (opened === id) await refuseManyNew(trx, actor.id);
      return opened;
    }),
  );
}

async function partiesOfBooking(db: Queryable, id: string, actorId: string): Promise<Parties> {
  const booking = isId(id)
    ? await db
        .selectFrom('bookings')
        .select(['product_id', 'buyer_id', 'seller_id'])
        .where('id', '=', id)
        .where((row) => row.or([row('buyer_id', '=', actorId), row('seller_id', '=', actorId)]))
        .executeTakeFirst()
    : undefined;
  if (!booking) throw new AppError('not_found');
  const { product_id: productId, buyer_id: buyerId, seller_id: sellerId } = booking;
  return { productId, buyerId, sellerId };
}

async function findOpened(db: Queryable, productId: string, buyerId: string) {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('product_id', '=', productId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return row?.id;
}

/** @returns the id of the one there is */
export async function insertConversation(
  db: Queryable,
  { productId, buyerId, sellerId }: Parties,
  id: string,
): Promise<string> {
  await db
    .insertInto('conversations')
    .values({ id, product_id: productId, buyer_id: buyerId, seller_id: sellerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findOpened(db, productId, buyerId)) ?? id;
}

/**
 * Counts the new one too; refusing takes it back with the transaction.
 *
 * @throws AppError `limit_reached`
 */
export async function refuseManyNew(trx: Queryable, buyerId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('conversations')
    .select(sql<number>`count(*)`.as('count'))
    .where('buyer_id', '=', buyerId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (count > conversationsPerDay) {
    throw new AppError('limit_reached', {
      message: (t) => t.talk.conversationsPerDay(conversationsPerDay),
    });
  }
}
