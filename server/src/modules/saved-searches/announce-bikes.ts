import { sql } from 'kysely';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { tell } from '../notices/tell.ts';
import { selectSeen } from '../search-index/announced.ts';
import { readSlugs, slugs } from '../search-index/catalogue-keys.ts';
import { notStated } from '../search-index/search-row.ts';
import { type AnchoredBike, anchorsOfBike } from './anchors.ts';
import { type FilteredBike, filteredBike, type KeptSearch, wantedBy } from './wants-bike.ts';

/** Bikes that one transaction looks at, and saved searches that are read at once. */
const bikesAtOnce = 50;
const searchesAtOnce = 1_000;
const ownersAtOnce = 500;
/** Each is written to all indexes of its table. */
const notedAtOnce = 200;
/** A count says no more than this. */
const highestCount = 999;

type Taken = { id: string; seller_id: string };
/** A bike that has come on sale, or has changed since; `before` is as what it was announced. */
type NewBike = { sellerId: string | undefined; now: FilteredBike; before: FilteredBike[] };

/**
 * Counts the bikes that have come on sale for the saved searches that want them, and those that have changed
 * for those that want them since. A bike is looked at in the transaction that says so, and is no news to a
 * search that wanted it before: cut off at any point, nothing is counted twice.
 *
 * @returns how many bikes were looked at; fewer than were there only where others do the rest
 */
export async function announceSome(db: Database): Promise<number> {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const taken = await takeNewBikes(trx);
      await addToWaiting(trx, await countWanted(trx, await seenOf(trx, taken)));
      await markAnnounced(trx, taken);
      return taken.length;
    }),
  );
}

/** Whether a run of `announceSome` may have left bikes. */
export const mayHaveMore = (announced: number) => announced === bikesAtOnce;

/**
 * Tells some owners what is to be told by now: at once, or where the last time is a day ago. Of a search
 * there is one notice, which counts all that is new.
 *
 * @returns whether there may be more
 */
export async function tellSomeOwners(db: Database, now: Date): Promise<boolean> {
  const yesterday = new Date(now.getTime() - 86_400_000);
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<ToldSearch>`
        UPDATE saved_searches SET
          new_count = least(${highestCount}, new_count + waiting_count), waiting_count = 0, told_at = ${now}
        WHERE id IN (
          SELECT id FROM saved_searches
          WHERE waiting_count > 0
            AND (notify = 'at-once' OR told_at IS NULL OR told_at <= ${yesterday})
          LIMIT ${ownersAtOnce}
          FOR NO KEY UPDATE SKIP LOCKED
        )
        RETURNING id, user_id, name, new_count,
          (SELECT u.role = 'buyer' FROM users u WHERE u.id = user_id) AS is_told`.execute(trx);
      await tell(
        trx,
        ...rows
          .filter((row) => row.is_told)
          .map(({ id, user_id: to, name: words, new_count: count }) => {
            const data = { searchId: id, count };
            return { to, kind: 'saved_search', data, words, once: id } as const;
          }),
      );
      return rows.length === ownersAtOnce;
    }),
  );
}

type ToldSearch = {
  id: string;
  user_id: string;
  name: string;
  new_count: number;
  /** Not while its owner is a seller, who has no page of saved searches: it rests. */
  is_told: boolean;
};

/** On the index products_unannounced. */
async function takeNewBikes(trx: Queryable): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    SELECT p.id, p.seller_id FROM products p
    WHERE p.announced_at IS NULL AND p.status = 'active'
    ORDER BY p.id
    LIMIT ${bikesAtOnce}
    FOR NO KEY UPDATE SKIP LOCKED`.execute(trx);
  return rows;
}

/** What searches see of bikes; none of those that nobody can find, since their sellers are not there. */
async function seenOf(trx: Queryable, taken: readonly Taken[]): Promise<NewBike[]> {
  const { rows } = await selectSeen(taken.map(({ id }) => id)).execute(trx);
  const sellers = new Map(taken.map(({ id, seller_id }) => [id, seller_id]));
  return rows.map(({ id, seen, before }) => ({
    sellerId: sellers.get(id),
    now: filteredBike(seen, false),
    before: before.map((each) => filteredBike(each, true)),
  }));
}

/** As stated, or else as its texts say it. */
function anchored({ now }: NewBike): AnchoredBike {
  const [stated, read] = [slugs(), readSlugs()];
  const of = (name: 'brand' | 'model' | 'district') => {
    const slug = stated[name].get(now[name]);
    return slug === undefined ? (read[name].get(now[name]) ?? []) : [slug];
  };
  const [[brand], models, [district]] = [of('brand'), of('model'), of('district')];
  return { kind: now.category, models, brand, district };
}

/** Not if it wanted the bike before: its owner was told then, or it is older than the search. */
function newsFor(search: KeptSearch): (bike: NewBike) => boolean {
  const isWanted = wantedBy(search);
  return ({ now, before }) => isWanted(now) && !before.some(isWanted);
}

/** How many of some bikes each search wants; none of those that want none. A seller's own are no news. */
async function countWanted(
  trx: Queryable,
  bikes: readonly NewBike[],
): Promise<ReadonlyMap<string, number>> {
  const byAnchor = new Map<string, NewBike[]>();
  for (const bike of bikes) {
    for (const anchor of anchorsOfBike(anchored(bike))) {
      byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), bike]);
    }
  }
  const counts = new Map<string, number>();
  for await (const search of searchesThatMayWant(trx, bikes, [...byAnchor.keys()])) {
    const met = new Set(search.anchors.flatMap((anchor) => byAnchor.get(anchor) ?? []));
    const isNews = newsFor(search);
    const wanted = [...met].filter((bike) => bike.sellerId !== search.user_id && isNews(bike));
    if (wanted.length > 0) counts.set(search.id, wanted.length);
  }
  return counts;
}

type SearchRow = KeptSearch & { id: string; user_id: string; anchors: string[] };

/**
 * On the index saved_searches_by_anchor, once for all bikes and read some at a time: a town's bikes are
 * looked for by tens of thousands. Those are left out that want none by what they say of price, year and
 * district, which is most of what people say.
 */
async function* searchesThatMayWant(
  trx: Queryable,
  bikes: readonly NewBike[],
  anchors: readonly string[],
): AsyncGenerator<SearchRow> {
  if (bikes.length === 0) return;
  const [prices, years] = [rangeOf(bikes, 'price'), rangeOf(bikes, 'year')];
  const districts = bikes.flatMap(({ now }) => slugs().district.get(now.district) ?? []);
  const read = bikes.flatMap(({ now }) => readSlugs().district.get(now.district) ?? []);
  const loose = ['district', ...read.map((slug) => `district:${slug}`)];
  await sql`
    DECLARE searches_that_want NO SCROLL CURSOR FOR
    SELECT id, user_id, anchors, filters, words, areas, loose FROM saved_searches
    WHERE anchors && ${anchors}::text[] AND notify <> 'none'
      AND coalesce(filters -> 'priceMin' <= to_jsonb(${prices.most}::numeric), true)
      AND coalesce(filters -> 'priceMax' >= to_jsonb(${prices.least}::numeric), true)
      AND coalesce(filters -> 'yearMin' <= to_jsonb(${years.most}::numeric), true)
      AND coalesce(filters -> 'yearMax' >= to_jsonb(${years.least}::numeric), true)
      AND (loose && ${loose}::text[] OR coalesce(filters -> 'district' ?| ${districts}::text[], true))
  `.execute(trx);
  for (;;) {
    // The cursor stands where the last ones ended.
    const { rows } = await sql<SearchRow>`
      FETCH ${sql.lit(searchesAtOnce)} FROM searches_that_want`.execute(trx);
    yield* rows;
    if (rows.length < searchesAtOnce) break;
  }
  await sql`CLOSE searches_that_want`.execute(trx);
}

/** What of bikes is stated lies within it; what nobody stated is within nothing. */
function rangeOf(bikes: readonly NewBike[], of: 'price' | 'year') {
  const stated = bikes.map(({ now }) => now[of]).filter((value) => value !== notStated.year);
  return { least: Math.min(2_147_483_647, ...stated), most: Math.max(-1, ...stated) };
}

/** Some at a time: fifty bikes may be wanted by more than one statement has time for. */
async function addToWaiting(trx: Queryable, counts: ReadonlyMap<string, number>): Promise<void> {
  const all = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  for (let from = 0; from < all.length; from += notedAtOnce) {
    const some = all.slice(from, from + notedAtOnce);
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
    await sql`
      UPDATE saved_searches s SET waiting_count = least(${highestCount}, s.waiting_count + m.count)
      FROM unnest(
        ${some.map(([id]) => id)}::uuid[], ${some.map(([, count]) => count)}::int[]
      ) AS m (id, count)
      WHERE s.id = m.id`.execute(trx);
  }
}

async function markAnnounced(trx: Queryable, bikes: readonly Taken[]): Promise<void> {
  if (bikes.length === 0) return;
  await trx
    .updateTable('products')
    .set({ announced_at: sql<Date>`now()` })
    .where(
      'id',
      'in',
      bikes.map(({ id }) => id),
    )
    .execute();
}
