import { type FilterName, filterNames } from '@motohaat/contract/search';
import { type RawBuilder, sql } from 'kysely';

import type { Wanted } from '../port.ts';
import {
  areaConditions,
  boundConditions,
  type Condition,
  conditionsOf,
  filterConditions,
  isOfModels,
  isOneOf,
  unplanned,
  wordConditions,
  wordsOfRow,
} from './conditions.ts';
import { boundsOf, type Keyed, type KeyedInOrder, type Lead } from './lead.ts';
import { directionOf, momentOf, type Order, orderOf } from './orders.ts';
import type { Page, PlacedId } from './page.ts';
import { type Stretch, stretchConditions } from './stretch.ts';

/**
 * The statement that finds a page, made of what is asked alone. It is read in order from the index that
 * leads; where several keys do, each is read by itself and they are merged. Bikes whose price changed
 * since the first page keep the place in the order that they had then, so that none is met twice and none
 * is missed.
 */
export function selectIds(
  wanted: Wanted,
  { order: sort, limit, after, changes, stretch }: Page,
  lead: Lead,
): RawBuilder<PlacedId> {
  const order = orderOf(sort);
  const moved = changes.map(({ product_id }) => product_id);
  const still = moved.length === 0 ? [] : [sql`s.id <> ALL(${moved}::uuid[])`];
  const found = ordered(wanted, { order, limit, after, still, stretch }, lead);
  if (moved.length === 0) return told(found, order);
  const prices = changes.map(({ resale_price }) => resale_price);
  const before = sql`c.price`;
  const movedRows = sql`
    SELECT c.price AS at, s.id
    FROM unnest(${moved}::uuid[], ${prices}::integer[]) AS c(id, price)
    JOIN bike_search s ON s.id = c.id
    WHERE ${conditionsOf(wanted)} ${behind(before, order, after)}`;
  const both = sql`
    SELECT f.at, f.id FROM ((${found}) UNION ALL (${movedRows})) f
    ORDER BY ${sql.raw(directionOf('f.at', 'f.id', order))} LIMIT ${upTo(limit)}`;
  return told(both, order);
}

function told(found: RawBuilder<unknown>, order: Order): RawBuilder<PlacedId> {
  return sql<PlacedId>`SELECT f.at::text AS at, f.id, ${sql.raw(momentOf(order))} FROM (${found}) f`;
}

type Range = {
  order: Order;
  limit: number;
  after: Page['after'];
  /** Conditions of bikes that have not moved in their order. */
  still: readonly Condition[];
  stretch: Stretch | undefined;
};

function ordered(wanted: Wanted, range: Range, lead: Lead): RawBuilder<unknown> {
  switch (lead.by) {
    case 'all':
      return inOrder(wanted, range, [], lead.inRows);
    case 'advertised':
      return inOrder(wanted, range, [sql`s.advertised_until IS NOT NULL`], lead.inRows);
    case 'words':
      return putInOrder(
        wanted,
        range,
        [
          ...wordConditions(wanted),
          ...stretchConditions(range.stretch),
          ...(lead.of ? [ofKeys(lead.of, lead.inWords)] : []),
        ],
        filterNames,
        [],
      );
    case 'range': {
      const bounds = boundsOf[lead.bound];
      const led = [
        ...(lead.of ? [isOneOf(lead.of.column, lead.of.keys)] : []),
        ...boundConditions(wanted, bounds),
      ];
      const others = filterNames.filter((name) => !bounds.includes(name));
      return putInOrder(wanted, range, led, others, wordsOfRow(wanted));
    }
    case 'all of keys': {
      const led = [isOneOf(lead.column, lead.keys)];
      return putInOrder(wanted, range, led, filterNames, wordsOfRow(wanted));
    }
    case 'sizes':
      return merged(wanted, range, 'cc', sizesBetween(lead), lead.inRows);
    case 'keys':
      return lead.keys.length === 1
        ? inOrder(wanted, range, [isOneOf(lead.column, lead.keys)], lead.inRows)
        : merged(wanted, range, lead.column, sql`unnest(${lead.keys}::integer[])`, lead.inRows);
    default:
      return lead satisfies never;
  }
}

const ofKeys = ({ column, keys }: Keyed, inWords = false) =>
  inWords ? isOfModels(keys) : isOneOf(column, keys);

/** Each key is read in order by itself. */
function merged(
  wanted: Wanted,
  range: Range,
  column: KeyedInOrder['column'] | 'cc',
  keys: RawBuilder<unknown>,
  inRows = false,
): RawBuilder<unknown> {
  const led = sql`${sql.raw(`s.${column}`)} = lead.key`;
  return sql`
    SELECT f.at, f.id FROM ${keys} AS lead(key)
    CROSS JOIN LATERAL (${inOrder(wanted, range, [led], inRows)}) f
    ORDER BY ${sql.raw(directionOf('f.at', 'f.id', range.order))} LIMIT ${upTo(range.limit)}`;
}

/**
 * What an index that is led so has, in its order, as far as a page goes.
 *
 * @param inRows whether words are looked at in each row
 */
function inOrder(
  wanted: Wanted,
  { order, limit, after, still }: Range,
  led: readonly Condition[],
  inRows = false,
): RawBuilder<unknown> {
  const at = sql.raw(`s.${order.column}`);
  const bounds = boundsOf[order.column];
  const others = filterNames.filter((name) => !bounds.includes(name));
  const also = [
    ...filterConditions(wanted, others),
    ...areaConditions(wanted),
    ...still,
    ...(inRows ? wordConditions(wanted) : wordsOfRow(wanted)),
  ];
  const planned = [...led, ...boundConditions(wanted, bounds), unplanned(also)];
  return sql`
    SELECT ${at} AS at, s.id FROM bike_search s
    WHERE ${sql.join(planned, sql` AND `)} ${behind(at, order, after)}
    ORDER BY ${sql.raw(directionOf(`s.${order.column}`, 's.id', order))} LIMIT ${upTo(limit)}`;
}

/** All that what leads leaves, put in order when they are found. */
function putInOrder(
  wanted: Wanted,
  { order, limit, after, still }: Range,
  led: readonly Condition[],
  others: readonly FilterName[],
  words: readonly Condition[],
): RawBuilder<unknown> {
  const at = sql.raw(`s.${order.column}`);
  const also = [...filterConditions(wanted, others), ...areaConditions(wanted), ...still, ...words];
  return sql`
    WITH named AS MATERIALIZED (
      SELECT ${at} AS at, s.id FROM bike_search s
      WHERE ${sql.join([...led, unplanned(also)], sql` AND `)}
    )
    SELECT n.at, n.id FROM named n WHERE true ${behind(sql`n.at`, order, after, 'n')}
    ORDER BY ${sql.raw(directionOf('n.at', 'n.id', order))} LIMIT ${upTo(limit)}`;
}

/** The engine sizes that there are, each found by one step in an index. */
function sizesBetween({ from, to }: { from: number; to: number }): RawBuilder<unknown> {
  const next = (after: RawBuilder<unknown>) => sql`
    SELECT s.cc FROM bike_search s
    WHERE s.cc >= ${after} AND s.cc <= ${to}::integer ORDER BY s.cc LIMIT 1`;
  return sql`(
    WITH RECURSIVE sizes(cc) AS (
      (${next(sql`${from}::integer`)})
      UNION ALL
      SELECT (${next(sql`sizes.cc + 1`)}) FROM sizes WHERE sizes.cc IS NOT NULL
    )
    SELECT cc::integer FROM sizes WHERE cc IS NOT NULL
  )`;
}

function behind(
  at: RawBuilder<unknown>,
  { type, down }: Order,
  after: Page['after'],
  of: 's' | 'n' = 's',
): Condition {
  if (!after) return sql``;
  const sign = sql.raw(down ? '<' : '>');
  return sql`AND (${at}, ${sql.raw(of)}.id) ${sign} (${after.at}::${sql.raw(type)}, ${after.id}::uuid)`;
}

/** One more than a page has, in the text itself: no plan is made for a number that the database does not know. */
const upTo = (limit: number) => sql.lit(limit + 1);
