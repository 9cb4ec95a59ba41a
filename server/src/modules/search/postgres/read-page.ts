import { type Sort, sorts } from '@motohaat/contract/search';

import {
  InvalidCursorError,
  keysetCursor,
  preparedShapes,
  type Queryable,
} from '../../../database/index.ts';
import type { FoundRow } from '../../catalogue/found-bike.ts';
import { listFound } from '../found-bikes.ts';
import type { Asked, FoundBikes, FoundIds, Wanted } from '../port.ts';
import { selectIds } from './find.ts';
import type { CostlyLead } from './lead.ts';
import { type LightRow, lightPage } from './light-page.ts';
import { type Order, orderOf } from './orders.ts';
import type { Page, PlacedId } from './page.ts';
import { pricesBefore } from './prices-before.ts';
import { stretchOf } from './stretch.ts';

/** `since` is when the first page was read; `order` which of the orders it goes on with. */
const byTime = keysetCursor({ at: 'timestamp', id: 'uuid', since: 'timestamp', order: 'integer' });
const byNumber = keysetCursor({ at: 'integer', id: 'uuid', since: 'timestamp', order: 'integer' });

// To plan one takes as long as to read a page's rows. A busy hour asks for some dozens of shapes.
const noteShape = preparedShapes('found-page', { often: 8, most: 64 });

/** A page with when its first was read. */
type Begun = Page & { after: { at: string; id: string; since: string } | undefined };

/** Some bikes in their order, and how it goes on. */
export async function findIds(
  db: Queryable,
  wanted: Wanted,
  asked: Asked,
  found: CostlyLead,
): Promise<FoundIds> {
  return readIds(db, wanted, await begin(db, asked), found);
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
  const begun = await begin(db, asked);
  const light = lightPage(wanted, begun, found);
  if (!light) {
    const { ids, next } = await readIds(db, wanted, begun, found);
    return { rows: await listFound(db, ids), next };
  }
  const { rows } = await db.executeQuery(light);
  const placed = rows.map(({ at, found_id: id, now }) => ({ at, id, now }));
  return { rows: rows.slice(0, begun.limit).filter(isShown), next: nextOf(begun, placed) };
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

async function begin(db: Queryable, { sort, limit, cursor }: Asked): Promise<Begun> {
  const after = cursor === undefined ? undefined : decodeCursor(sort, cursor);
  const isByPrice = orderOf(sort).column === 'price';
  const changes = after && isByPrice ? await pricesBefore(db, after.since) : [];
  return { order: sort, limit, after, changes };
}

/** The cursor of the next page, if there is one. @param rows of the page, and one more if there is */
function nextOf({ order, limit, after }: Begun, rows: readonly PlacedId[]): string | undefined {
  const last = rows[limit - 1];
  if (rows.length <= limit || !last) return undefined;
  return cursorsOf(orderOf(order)).encode({
    at: last.at,
    id: last.id,
    since: after?.since ?? last.now,
    order: String(numberOf(order)),
  });
}

const cursorsOf = ({ type }: Order) => (type === 'integer' ? byNumber : byTime);

/** Where a page begins. @throws InvalidCursorError for a cursor of another order */
export function decodeCursor(sort: Sort, cursor: string) {
  const { order, ...place } = cursorsOf(orderOf(sort)).decode(cursor);
  if (Number(order) !== numberOf(sort)) {
    throw new InvalidCursorError('The cursor belongs to another order.');
  }
  return place;
}

const numberOf = (sort: Sort) => sorts.indexOf(sort);
