import type { NewWish } from '@motohaat/contract/wishlist';

import { type Database, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { hideInLine } from '../../http/hide-in-line.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { lockActor } from '../accounts/account-status.ts';
import { findPublicBike } from '../listings/named-bike.ts';
import { countWishes, insertWish } from './wishlist.repository.ts';

/** Bikes that one buyer's list may have (ruling S7.13). */
const maximumWishes = 200;

/**
 * Adds a bike to a buyer's wishlist, at the price that it has now. A price in the body only helps to
 * find the bike: nothing is agreed on that a change could break.
 *
 * @param id the wish's id; if the buyer has that wish already, it is the answer
 * @returns the wish's id
 * @throws AppError `invalid`, `forbidden`, `not_for_sale`, `duplicate`, `limit_reached`
 */
export async function addWish(
  db: Database,
  buyer: Actor,
  wanted: NewWish,
  id: string,
): Promise<string> {
  const bike = await findPublicBike(db, wanted, buyer);
  const wish = { id, buyerId: buyer.id, productId: bike.id, price: bike.resale_price };
  const stored = await withRetry(() =>
    db.transaction().execute(async (trx) => {
      await lockActor(trx, buyer);
      const inserted = await insertWish(trx, wish);
      if (inserted === id && (await countWishes(trx, buyer.id)) > maximumWishes) {
        throw new AppError('limit_reached', { message: (t) => t.bikes.wishes(maximumWishes) });
      }
      return inserted;
    }),
  );
  if (stored !== id) {
    throw new AppError('duplicate', { message: (t) => t.bikes.wished(hideInLine(bike.name)) });
  }
  return id;
}
