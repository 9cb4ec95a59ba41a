import { isDeepStrictEqual } from 'node:util';

import { preparedShapes, type Queryable } from '../../../database/index.ts';
import type { FoundRow } from '../../catalogue/found-bike.ts';
import { listFound } from '../found-bikes.ts';
import type { Asked, FoundBikes, FoundIds, Wanted } from '../port.ts';
import { selectIds } from './find.ts';
import type { CostlyLead } from './lead.ts';
import { type LightRow, lightPage } from './light-page.ts';
import { orderOf } from './orders.ts';
import { decodeCursor, encodeCursor, type Place } from './page-cursor.ts';
import type { Page, PlacedId } from './page.ts';
import { pricesBefore } from './prices-before.ts';
import { stretchOf } from './stretch.ts';

// To plan one takes as long as to read a page's rows. A busy hour asks for some dozens of shapes.
const noteShape = preparedShapes('found-page', { often: 8, most: 64 });

/** A page with when its first was read. */
type Begun = Page & { after: Place | undefined };

/** Some bikes in their order, and how it goes on. */
export async function findIds(
  db: Queryable,
  wanted: Wanted,
  asked: Asked,
  found: CostlyLead,
): Promise<FoundIds> {
  return atOneMoment(db, asked, (begun) => readIds(db, wanted, begun, found));
}

/**
 * The same with all that is told of them: at once where little is read, since a second statement takes as long
 * as that.
 */
export async function findBikes(
  db: Queryable,
  wanted: Wanted,
  asked: Asked,
  found: CostlyLead,
): Promise<FoundBikes> {
  return atOneMoment(db, asked, async (begun) => {
    const light = lightPage(wanted, begun, found);
    if (!light) {
      const { ids, next } = await readIds(db, wanted, begun, found);
      return { rows: await listFound(db, ids), next };
    }
    const { rows } = await db.executeQuery(light);
    const placed = rows.map(({ at, found_id: id, now, seen }) => ({ at, id, now, seen }));
    return { rows: rows.slice(0, begun.limit).filter(isShown), next: nextOf(begun, placed) };
  });
}

async function readIds(
  db: Queryable,
  wanted: Wanted,
  begun: Begun,
  found: CostlyLead,
): Promise<FoundIds> {
  const { limit, after } = begun;
  const stretch = stretchOf(found.lead, limit, after && Number(after.at));
  const read = (page: Page) => {
    const statement = selectIds(wanted, page, found.lead).compile(db);
    noteShape(statement);
    return db.executeQuery(statement);
  };
  const first = await read({ ...begun, stretch });
  const isAll = stretch === undefined || first.rows.length > limit;
  const { rows } = isAll ? first : await read(begun);
  return { ids: rows.slice(0, limit).map(({ id }) => id), next: nextOf(begun, rows) };
}

/** One that nobody may see any more is found nevertheless, until its row is gone. */
const isShown = (row: LightRow): row is Extract<LightRow, FoundRow> => row.id !== null;

/** So often a page is read again when prices change while it is read. */
const mostReadings = 8;

/** Reads a page with the prices that have changed since its first; again where one changes meanwhile. */
async function atOneMoment<Found>(
  db: Queryable,
  { sort, limit, cursor }: Asked,
  read: (begun: Begun) => Promise<Found>,
): Promise<Found> {
  const after = cursor === undefined ? undefined : decodeCursor(sort, cursor);
  const first: Begun = { order: sort, limit, after, changes: [] };
  if (!after || orderOf(sort).column !== 'price') return read(first);
  const readFrom = async (changes: Page['changes'], left: number): Promise<Found> => {
    const page = await read({ ...first, changes });
    const now = await pricesBefore(db, after);
    return isDeepStrictEqual(now, changes) || left === 1 ? page : readFrom(now, left - 1);
  };
  return readFrom(await pricesBefore(db, after), mostReadings);
}

/** The cursor of the next page, if there is one. @param rows of the page, and one more if there is */
function nextOf({ order, limit, after }: Begun, rows: readonly PlacedId[]): string | undefined {
  const last = rows[limit - 1];
  if (rows.length <= limit || !last) return undefined;
  const { at, id, now, seen } = last;
  return encodeCursor(order, {
    at,
    id,
    since: after?.since ?? now,
    seen: after ? after.seen : seen,
  });
}
