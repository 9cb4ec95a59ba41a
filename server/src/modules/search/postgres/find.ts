import type { Sort } from '@motohaat/contract/search';
import { type RawBuilder, sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../../database/index.ts';
import type { FoundIds, Wanted } from '../port.ts';
import { type Condition, conditionsOf } from './conditions.ts';
import type { Frequencies } from './frequencies.ts';
import { type Lead, leadOf } from './lead.ts';

type Order = {
  column: 'created_at' | 'price' | 'km' | 'year';
  type: 'timestamptz' | 'integer';
  down: boolean;
};
const newest: Order = { column: 'created_at', type: 'timestamptz', down: true };
const orders: Record<Sort, Order> = {
  // All that is found fits all that was asked for.
  best: newest,
  newest,
  price: { column: 'price', type: 'integer', down: false },
  '-price': { column: 'price', type: 'integer', down: true },
  km: { column: 'km', type: 'integer', down: false },
  '-year': { column: 'year', type: 'integer', down: true },
};

/** `since` is when the first page was read. */
const byTime = keysetCursor({ at: 'timestamp', id: 'uuid', since: 'timestamp' });
const byNumber = keysetCursor({ at: 'integer', id: 'uuid', since: 'timestamp' });

type FoundRow = { at: string; id: string; now: string };

/** A price that was changed while somebody went through pages: what it was when the first was read. */
type PriceBefore = { product_id: string; resale_price: number };

/** So many changes of prices are looked at; by then a page is an hour old, or a market a large one. */
const mostChanges = 1_000;

type Asked = { sort: Sort; limit: number; cursor: string | undefined };

/** Some bikes in their order, and how it goes on. */
export async function findIds(
  db: Queryable,
  wanted: Wanted,
  asked: Asked,
  frequencies: Frequencies,
): Promise<FoundIds> {
  const { sort, limit, cursor } = asked;
  const order = orders[sort];
  const cursors = order.type === 'integer' ? byNumber : byTime;
  const after = cursor === undefined ? undefined : cursors.decode(cursor);
  const changes = after && order.column === 'price' ? await pricesBefore(db, after.since) : [];
  const { rows } = await selectIds(
    wanted,
    { order: sort, limit, after, changes },
    frequencies,
  ).execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    ids: shown.map(({ id }) => id),
    next:
      rows.length > limit && last
        ? cursors.encode({ at: last.at, id: last.id, since: after?.since ?? last.now })
        : undefined,
  };
}

type Page = {
  order: Sort;
  limit: number;
  after: { at: string; id: string } | undefined;
  changes: readonly PriceBefore[];
};

/**
 * The statement that finds a page, made of what is asked alone. Where several values lead, each is read
 * in order by itself and they are merged. Bikes whose price changed since the first page keep the place
 * in the order that they had then, so that none is met twice and none is missed.
 */
export function selectIds(
  wanted: Wanted,
  { order: sort, limit, after, changes }: Page,
  frequencies: Frequencies,
): RawBuilder<FoundRow> {
  const order = orders[sort];
  const at = sql.raw(`s.${order.column}`);
  const lead = leadOf(
    wanted,
    frequencies,
    order.column === 'created_at' || order.column === 'price',
  );
  const conditions = conditionsOf(wanted, lead && withoutLead(lead, wanted));
  const moved = changes.map(({ product_id }) => product_id);
  const still = moved.length === 0 ? sql`` : sql`AND s.id <> ALL(${moved}::uuid[])`;
  const found = ordered(
    at,
    order,
    limit,
    sql`${conditions} ${behind(at, order, after)} ${still}`,
    lead,
  );
  if (moved.length === 0) return told(found);
  const prices = changes.map(({ resale_price }) => resale_price);
  const before = sql`c.price`;
  const movedRows = sql`
    SELECT c.price AS at, s.id
    FROM unnest(${moved}::uuid[], ${prices}::integer[]) AS c(id, price)
    JOIN bike_search s ON s.id = c.id
    WHERE ${conditionsOf(wanted)} ${behind(before, order, after)}`;
  return told(sql`
    SELECT f.at, f.id FROM ((${found}) UNION ALL (${movedRows})) f
    ORDER BY ${direction('f.at', 'f.id', order)} LIMIT ${limit + 1}`);
}

function told(found: RawBuilder<unknown>): RawBuilder<FoundRow> {
  return sql<FoundRow>`SELECT f.at::text AS at, f.id, now()::text AS now FROM (${found}) f`;
}

function ordered(
  at: RawBuilder<unknown>,
  order: Order,
  limit: number,
  conditions: Condition,
  lead: Lead | undefined,
): RawBuilder<unknown> {
  const rows = (led: Condition) => sql`
    SELECT ${at} AS at, s.id FROM bike_search s
    WHERE ${led}${conditions}
    ORDER BY ${direction(`s.${order.column}`, 's.id', order)} LIMIT ${limit + 1}`;
  if (!lead) return rows(sql``);
  return sql`
    SELECT f.at, f.id FROM ${lead.keys} AS lead(key)
    CROSS JOIN LATERAL (${rows(sql`${sql.raw(`s.${lead.column}`)} = lead.key AND `)}) f
    ORDER BY ${direction('f.at', 'f.id', order)} LIMIT ${limit + 1}`;
}

function behind(at: RawBuilder<unknown>, { type, down }: Order, after: Page['after']): Condition {
  if (!after) return sql``;
  const sign = sql.raw(down ? '<' : '>');
  return sql`AND (${at}, s.id) ${sign} (${after.at}::${sql.raw(type)}, ${after.id}::uuid)`;
}

function direction(at: string, id: string, { down }: Order): RawBuilder<unknown> {
  return sql.raw(down ? `${at} DESC, ${id} DESC` : `${at}, ${id}`);
}

/** The filter that leads is fulfilled by what it leads to; a brand's models are not all its own brand's. */
function withoutLead({ column }: Lead, { filters }: Wanted): ('model' | 'district')[] {
  if (column === 'cc' || filters[column] === undefined) return [];
  return [column];
}

async function pricesBefore(db: Queryable, since: string): Promise<PriceBefore[]> {
  const { rows } = await sql<PriceBefore>`
    SELECT DISTINCT ON (h.product_id) h.product_id, h.resale_price
    FROM (
      SELECT product_id, resale_price, changed_at, id FROM price_history
      WHERE changed_at > ${since}::timestamptz ORDER BY changed_at LIMIT ${mostChanges}
    ) h
    ORDER BY h.product_id, h.changed_at, h.id`.execute(db);
  return rows;
}
