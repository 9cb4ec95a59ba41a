import type { NewStampedNumbers, StampedNumbers } from '@motohaat/contract/selling';
import { stampedNumber } from '@motohaat/contract/sentences';
import {
  endOf,
  readStampedNumber,
  stampedLength,
  type StampedNumber,
} from '@motohaat/domain/frame-number';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { lockOwnListing } from '../listings/listing.transitions.ts';
import { openCase } from '../review/open-case.ts';
import { flagsOf } from '../review/review-listing.ts';
import { hashesOf, liveStatuses, lookUpNumbers } from '../review/seen-numbers.ts';
import type { StampedNumberHashes } from './stamped-number-hashes.ts';

type Own = { id: string; sellerId: string };

/**
 * The ends of the numbers of a seller's bike.
 *
 * @throws AppError `not_found`
 */
export async function readNumbers(db: Queryable, { id, sellerId }: Own): Promise<StampedNumbers> {
  const row = await db
    .selectFrom('products as p')
    .leftJoin('stamped_numbers as n', 'n.product_id', 'p.id')
    .select(['n.chassis_end as chassis', 'n.engine_end as engine'])
    .where('p.id', '=', id)
    .where('p.seller_id', '=', sellerId)
    .where('p.status', '!=', 'archived')
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * Sets the numbers of a seller's bike, also of one that is booked: its papers want them. The same number on
 * another account's live listing, or on the list of stolen ones, opens a case; its seller is not told.
 *
 * @throws AppError `not_found`, `invalid`
 */
export async function setNumbers(
  db: Database,
  hashes: StampedNumberHashes,
  own: Own,
  { chassis, engine }: NewStampedNumbers,
): Promise<StampedNumbers> {
  const columns = {
    ...columnsOf(hashes, 'chassis', chassis),
    ...columnsOf(hashes, 'engine', engine),
  };
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const listing = await lockOwnListing(trx, own);
      if (!listing) throw new AppError('not_found');
      if (Object.keys(columns).length > 0) {
        await trx
          .insertInto('stamped_numbers')
          .values({ product_id: own.id, ...columns })
          .onConflict((conflict) => conflict.column('product_id').doUpdateSet(columns))
          .execute();
        const isLive = liveStatuses.some((status) => status === listing.status);
        if (isLive) await openCaseOfNumbers(trx, own);
      }
      return readNumbers(trx, own);
    }),
  );
}

async function openCaseOfNumbers(trx: Queryable, { id, sellerId }: Own): Promise<void> {
  const known = await lookUpNumbers(trx, sellerId, await hashesOf(trx, id));
  await openCase(trx, id, { causes: flagsOf(known), seenOn: known.numberSeenOn ?? null });
}

/** How numbers are kept, with a listing and with a draft. */
export type NumberColumns = Record<`${StampedNumber}_${'hash' | 'end'}`, string | null>;

/**
 * What is kept of a number that was typed; nothing changes where none was sent.
 *
 * @throws AppError `invalid` for what can be none
 */
export function columnsOf(
  hashes: StampedNumberHashes,
  kind: StampedNumber,
  typed: string | undefined,
): Partial<NumberColumns> {
  if (typed === undefined) return {};
  if (typed.trim() === '') return { [`${kind}_hash`]: null, [`${kind}_end`]: null };
  const number = readStampedNumber(typed);
  if (number === undefined) {
    const { from, to } = stampedLength;
    throw new AppError('invalid', {
      fields: { [kind]: (t) => t.contract(stampedNumber(from, to)) },
    });
  }
  return { [`${kind}_hash`]: hashes.hashOf(kind, number), [`${kind}_end`]: endOf(number) };
}
