import { isId } from '@motohaat/contract/id';
import { hiddenContact } from '@motohaat/domain/contacts';
import { type ListingStatus, publicStatuses } from '@motohaat/domain/listing';
import { parsePrice } from '@motohaat/domain/parse-price';
import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { hideInLine } from '../../http/hide-in-line.ts';
import type { Say } from '../../messages/index.ts';
import type { Actor } from '../../plugins/authentication.ts';

/** How a body names a bike: by its id, or by what the specification's own calls send. */
export type BikeName = {
  productId?: string | undefined;
  productName?: string | undefined;
  price?: number | string | undefined;
  sellerName?: string | undefined;
};

/** A bike as it is now. */
export type Bike = {
  id: string;
  version: number;
  name: string;
  status: ListingStatus;
  /** Whole taka. */
  resale_price: number;
  seller_id: string;
  seller_name: string;
};

/**
 * Finds the bike that a body names (ruling S7.10). By name and price it must be exactly one that can
 * be booked now, or, if none can, exactly one that is reserved.
 *
 * @returns nothing for an id of no bike
 * @throws AppError `invalid` if the body names no bike, or more than one
 */
export async function findNamedBike(db: Queryable, named: BikeName): Promise<Bike | undefined> {
  const { productId } = named;
  if (productId !== undefined) {
    if (!isId(productId)) return undefined;
    const { rows } = await selectBikes(sql`p.id = ${productId}::uuid`).execute(db);
    return rows[0];
  }
  const likely = await findByNameAndPrice(db, named);
  const active = likely.filter(({ status }) => status === 'active');
  const candidates = active.length > 0 ? active : likely;
  if (candidates.length !== 1) throw unclear((t) => t.bikes.unclear);
  return candidates[0];
}

/**
 * The bike that a body names, if anyone may see it, and it is not the caller's own.
 *
 * @throws AppError `invalid`, `not_for_sale`, `forbidden`
 */
export async function findPublicBike(db: Queryable, named: BikeName, caller: Actor): Promise<Bike> {
  const bike = await findNamedBike(db, named);
  const isPublic = publicStatuses.some((status) => status === bike?.status);
  if (!bike || !isPublic) throw new AppError('not_for_sale');
  refuseOwn(bike, caller);
  return bike;
}

/** @throws AppError `forbidden` */
export function refuseOwn(bike: Bike, caller: Actor): void {
  if (bike.seller_id === caller.id) {
    throw new AppError('forbidden', { message: (t) => t.bikes.own });
  }
}

/** `integer` has no room for more, and no bike costs as much. */
const mostInDatabase = 2 ** 31 - 1;

/** The price that a body gives, in whole taka. @throws AppError `invalid` if it is not an amount */
export function givenPrice({ price }: BikeName): number | undefined {
  if (price === undefined) return undefined;
  const taka = parsePrice(String(price));
  if (taka === undefined || taka > mostInDatabase) {
    throw new AppError('invalid', { fields: { price: (t) => t.bikes.wholeTaka } });
  }
  return taka;
}

async function findByNameAndPrice(db: Queryable, named: BikeName): Promise<Bike[]> {
  const price = givenPrice(named);
  const { productName, sellerName } = named;
  if (productName === undefined || price === undefined) throw unclear((t) => t.fields.needed);
  const isHidden = [productName, sellerName].some((text) => text?.includes(hiddenContact));
  if (isHidden) return findByHiddenName(db, { productName, sellerName, price });
  const bySeller = sellerName === undefined ? sql`` : sql`AND u.name = ${sellerName}`;
  const { rows } = await selectBikes(sql`
    p.name = ${productName} AND p.resale_price = ${price}
    AND p.status IN ('active', 'reserved') ${bySeller}`).execute(db);
  return rows;
}

/** By what is read of a bike in whose name, or its seller's, contacts are hidden. */
async function findByHiddenName(
  db: Queryable,
  named: { productName: string; sellerName: string | undefined; price: number },
): Promise<Bike[]> {
  const { productName, sellerName, price } = named;
  const like = productName.replace(/[\\%_]/g, String.raw`\$&`).replaceAll(hiddenContact, '%');
  // On the index bike_search_price.
  const { rows } = await selectBikes(sql`
    p.id IN (SELECT id FROM bike_search WHERE price = ${price}) AND p.name LIKE ${like}
    AND p.status IN ('active', 'reserved')`).execute(db);
  return rows.filter(
    ({ name, seller_name: seller }) =>
      hideInLine(name) === productName &&
      (sellerName === undefined || hideInLine(seller) === sellerName),
  );
}

function selectBikes(condition: RawBuilder<unknown>) {
  return sql<Bike>`
    SELECT p.id, p.version, p.name, p.status, p.resale_price, p.seller_id, u.name AS seller_name
    FROM products p
    JOIN users u ON u.id = p.seller_id AND u.status = 'active' AND u.leaving_at IS NULL
    WHERE ${condition}
    LIMIT 100`;
}

function unclear(sentence: Say): AppError {
  return new AppError('invalid', { fields: { productId: sentence } });
}
