import { type DraftBody, draftDays, maximumDrafts } from '@motohaat/contract/drafts';
import { isId } from '@motohaat/contract/id';
import { type Selectable, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { ListingDraftsTable } from '../../database/schema/market.ts';
import type { StampedNumberHashes } from './stamped-number-hashes.ts';
import { columnsOf, type NumberColumns } from './stamped-numbers.ts';

export type DraftRow = Selectable<ListingDraftsTable>;

/** A seller's unfinished listings, the last saved first; on listing_drafts_by_seller. */
export async function listDrafts(db: Queryable, sellerId: string): Promise<DraftRow[]> {
  return db
    .selectFrom('listing_drafts')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maximumDrafts)
    .execute();
}

/** A seller's draft, kept as it is until the transaction ends; another's is as good as none. */
export async function lockDraft(
  trx: Queryable,
  sellerId: string,
  id: string,
): Promise<DraftRow | undefined> {
  if (!isId(id)) return undefined;
  return trx
    .selectFrom('listing_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .forUpdate()
    .executeTakeFirst();
}

/** What is kept of a body that was sent: of chassis and engine number a keyed hash and the end. */
export type KeptDraft = { body: DraftBody; numbers: Partial<NumberColumns> };

/** @throws AppError `invalid` for what can be no chassis or engine number */
export function keptOf(
  hashes: StampedNumberHashes,
  { chassis, engine, ...body }: DraftBody,
): KeptDraft {
  return {
    body,
    numbers: {
      ...columnsOf(hashes, 'chassis', chassis || undefined),
      ...columnsOf(hashes, 'engine', engine || undefined),
    },
  };
}

export async function insertDraft(
  trx: Queryable,
  { id, sellerId, kept: { body, numbers } }: { id: string; sellerId: string; kept: KeptDraft },
): Promise<void> {
  await trx
    .insertInto('listing_drafts')
    .values({ id, seller_id: sellerId, body: JSON.stringify(body), ...numbers })
    .execute();
  await keepPhotos(trx, sellerId, body);
}

/**
 * A number that is not typed again stays as it is kept.
 *
 * @returns when it was saved
 */
export async function replaceDraft(
  trx: Queryable,
  draft: DraftRow,
  { body, numbers }: KeptDraft,
): Promise<Date> {
  const { updated_at } = await trx
    .updateTable('listing_drafts')
    .set({ body: JSON.stringify(body), ...numbers, updated_at: sql<Date>`now()` })
    .where('id', '=', draft.id)
    .returning('updated_at')
    .executeTakeFirstOrThrow();
  await letGoOfPhotos(trx, draft.seller_id, draft.body);
  await keepPhotos(trx, draft.seller_id, body);
  return updated_at;
}

/** Forgets a draft of a seller's. @returns whether there was one */
export async function deleteDraft(trx: Queryable, sellerId: string, id: string): Promise<boolean> {
  const draft = await lockDraft(trx, sellerId, id);
  if (!draft) return false;
  await trx.deleteFrom('listing_drafts').where('id', '=', draft.id).execute();
  await letGoOfPhotos(trx, sellerId, draft.body);
  return true;
}

/** A photo that only a draft shows is removed with the draft, and not a day after it was sent. */
async function keepPhotos(trx: Queryable, sellerId: string, body: DraftBody): Promise<void> {
  await setLoose(trx, sellerId, body, sql<Date>`now() + make_interval(days => ${draftDays + 1})`);
}

async function letGoOfPhotos(trx: Queryable, sellerId: string, body: DraftBody): Promise<void> {
  await setLoose(trx, sellerId, body, sql<Date>`now()`);
}

async function setLoose(
  trx: Queryable,
  sellerId: string,
  { img, images }: DraftBody,
  since: ReturnType<typeof sql<Date>>,
): Promise<void> {
  const urls = [images ?? [], img ?? []].flat();
  if (urls.length === 0) return;
  await trx
    .updateTable('uploads')
    .set({ loose_since: since })
    .where('seller_id', '=', sellerId)
    .where('url', 'in', urls)
    .where('product_id', 'is', null)
    .where('removing_at', 'is', null)
    .where('loose_since', '<', sql<Date>`'infinity'`)
    .execute();
}
