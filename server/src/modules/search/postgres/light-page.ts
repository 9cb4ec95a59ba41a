import { defaultLimit } from '@motohaat/contract/list';
import { intKey } from '@motohaat/domain/search/int-key';
import { dhakaDate } from '@motohaat/domain/time';
import type { CompiledQuery } from 'kysely';

import { prepared } from '../../../database/index.ts';
import { foundColumns, type FoundRow } from '../../catalogue/found-bike.ts';
import { dayOf, type Fact, inFacts, maskOf, secondOf } from '../../search-index/packed.ts';
import { notStated } from '../../search-index/search-row.ts';
import { isOnSale, shownBikes } from '../found-bikes.ts';
import type { Wanted } from '../port.ts';
import type { Test } from './bits.ts';
import type { CostlyLead, Lead } from './lead.ts';
import { directionOf, momentOf, type Order, orderOf } from './orders.ts';
import type { Page, PlacedId } from './page.ts';
import { testsOf } from './sample-conditions.ts';

/** Entries of an index up to which it takes longer to plan a page's statement than to read by it. */
const most = 4_000;

type LightLead = Extract<Lead, { by: 'all' | 'advertised' | 'keys' }>;
type Light = {
  lead: LightLead;
  order: Order;
  isFurther: boolean;
  /** Words are looked at in each row. */
  hasWords: boolean;
};

const lists = ['category', 'brand', 'model', 'district', 'area', 'condition'] as const;
/** Of lists those that stand among the facts. */
const isFact = (column: string): column is Fact => column === 'category' || column === 'condition';
const ranges = ['price', 'year', 'km'] as const;
const least = -2_147_483_648;
const greatest = 2_147_483_647;

/** A bike with where it stands in the order; nothing but that of one that nobody may see any more. */
export type LightRow = Omit<PlacedId, 'id'> & { found_id: string } & (FoundRow | { id: null });

/**
 * The statement of a page that reads little, which tells of the bikes too: with a place for each filter, set
 * or not, so that there are few such texts, which connections keep. Conditions that are not set are gone past
 * for each entry.
 *
 * @returns `undefined` for a page whose statement is better made of what is asked alone
 */
export function lightPage(
  wanted: Wanted,
  { order: sort, limit, after, changes }: Page,
  { lead, cost }: CostlyLead,
): CompiledQuery<LightRow> | undefined {
  const isLight = cost <= most && limit === defaultLimit && changes.length === 0;
  const hasWords = wanted.words.length > 0;
  if (!isLight || !isRead(lead) || (hasWords && !lead.inRows)) return undefined;
  const light = { lead, order: orderOf(sort), isFurther: after !== undefined, hasWords };
  return statementOf(light)(
    ...valuesOf(wanted, lead),
    ...(hasWords ? [wanted.words.map(intKey)] : []),
    ...(lead.by === 'keys' ? [lead.keys.length === 1 ? lead.keys[0] : filledUp(lead.keys)] : []),
    ...(after ? [after.at, after.id] : []),
  );
}

const isRead = (lead: Lead): lead is LightLead =>
  lead.by === 'all' || lead.by === 'advertised' || lead.by === 'keys';

/**
 * PostgreSQL takes a list that it does not know for ten long, and keeps a plan where one made for the values
 * at hand would not be cheaper by more than making it: so none may be much shorter. Nothing is found for `null`.
 */
const enoughKeys = 24;

function filledUp(keys: readonly number[]): (number | null)[] {
  return [...keys, ...Array<null>(Math.max(0, enoughKeys - keys.length)).fill(null)];
}

const statements = new Map<string, ReturnType<typeof prepared<LightRow>>>();

function statementOf(light: Light): ReturnType<typeof prepared<LightRow>> {
  const { lead, order, isFurther, hasWords } = light;
  const by = lead.by === 'keys' ? `${lead.column}${lead.keys.length === 1 ? '' : 's'}` : lead.by;
  const name = ['light-page', by, order.column, order.down, isFurther, hasWords].join('-');
  const statement = statements.get(name) ?? prepared<LightRow>(name, textOf(light));
  statements.set(name, statement);
  return statement;
}

/** In the order of their places in the text, from `$1`. */
function valuesOf(wanted: Wanted, lead: LightLead): unknown[] {
  const tests = [...testsOf(wanted).values()];
  const { filters } = wanted;
  // What leads has been looked for by then.
  const isLed = (column: string) =>
    lead.by === 'keys' && lead.column === column && (column !== 'model' || filters.model);
  const keys = lists.map((column) => (isLed(column) ? null : keysIn(tests, column)));
  const limits = ranges.flatMap((column) => limitsOf(tests, column));
  const papers = filters.papers === undefined ? least : dayOf(dhakaDate(new Date()));
  const advertised = filters.advertised ? secondOf(Date.now()) : least;
  return [...keys, ...limits, ...factLimits(filters), papers, advertised];
}

/** Between which numbers the facts stand for the engine size, up to which for owners, and which bits they have. */
function factLimits({ ccMin, ccMax, owners, verified, photos }: Wanted['filters']): number[] {
  const from = Math.max(
    ccMin ?? notStated.cc,
    ccMax === undefined ? notStated.cc : notStated.cc + 1,
  );
  const bits = (verified ? maskOf('verified') : 0) | (photos ? maskOf('photos') : 0);
  return [
    inFacts('cc', from),
    ccMax === undefined ? greatest : inFacts('cc', ccMax + 1) - 1,
    owners === undefined ? greatest : inFacts('owners', owners),
    bits,
  ];
}

function keysIn(tests: readonly Test[], column: Test['column']): readonly number[] | null {
  const found = tests.find((test) => test.column === column);
  if (!found || !('keys' in found)) return null;
  return isFact(column) ? found.keys.map((key) => inFacts(column, key)) : found.keys;
}

function limitsOf(tests: readonly Test[], column: Test['column']): [from: number, to: number] {
  const set = tests.flatMap((test) => (test.column === column && 'from' in test ? [test] : []));
  return [
    Math.max(least, ...set.map(({ from }) => from)),
    Math.min(greatest, ...set.map(({ to }) => to)),
  ];
}

/**
 * Places: `$1` to `$6` for lists, to `$12` for ranges, to `$16` for facts, `$17` and `$18` for papers and adverts,
 * then the words, the keys that lead, and where the page begins.
 */
function textOf({ lead, order, isFurther, hasWords }: Light): string {
  const key = hasWords ? 20 : 19;
  const limits = ranges.map((column, place): [string, string] => [
    column,
    `s.${column} BETWEEN $${place * 2 + 7}::integer AND $${place * 2 + 8}::integer`,
  ]);
  const also = [
    ...lists.map((column, place) => {
      const keys = `$${place + 1}::integer[]`;
      const number = isFact(column) ? `(s.facts & ${maskOf(column)})` : `s.${column}`;
      return `(${keys} IS NULL OR ${number} = ANY(${keys}))`;
    }),
    ...limits.filter(([column]) => column !== order.column).map(([, limit]) => limit),
    's.facts BETWEEN $13::integer AND $14::integer',
    `(s.facts & ${maskOf('owners')}) <= $15::integer`,
    '(s.facts & $16::integer) = $16::integer',
    's.papers_days >= $17::integer',
    's.advertised_seconds > $18::integer',
    // No index of an order has them: where they are asked, each row is gone to.
    ...(hasWords ? ['s.keys @> $19::integer[]'] : []),
  ];
  const bounds = limits.filter(([column]) => column === order.column).map(([, limit]) => limit);
  const conditions = [
    ...ledBy(lead, key),
    ...bounds,
    unplannedText(also),
    ...(isFurther ? [behind(order, lead.by === 'keys' ? key + 1 : key)] : []),
  ];
  const inOrder = `
    SELECT s.${order.column} AS at, s.id FROM bike_search s
    WHERE ${conditions.join(' AND ')}
    ORDER BY ${directionOf(`s.${order.column}`, 's.id', order)} LIMIT ${defaultLimit + 1}`;
  return `
    SELECT f.at::text AS at, ${momentOf(order)}, f.id AS found_id, ${foundColumns}
    FROM (${merged(lead, order, { inOrder, key })}) f
    LEFT JOIN (${shownBikes}) ON p.id = f.id AND ${isOnSale}
    ORDER BY ${directionOf('f.at', 'f.id', order)}`;
}

function ledBy(lead: LightLead, key: number): string[] {
  if (lead.by !== 'keys') return lead.by === 'all' ? [] : ['s.advertised_until IS NOT NULL'];
  return [`s.${lead.column} = ${lead.keys.length === 1 ? `$${key}::integer` : 'lead.key'}`];
}

/** As `unplanned` has it. */
const unplannedText = (conditions: readonly string[]) =>
  `CASE WHEN ${conditions.join(' AND ')} THEN true ELSE false END`;

function behind({ column, type, down }: Order, first: number): string {
  return `(s.${column}, s.id) ${down ? '<' : '>'} ($${first}::${type}, $${first + 1}::uuid)`;
}

function merged(
  lead: LightLead,
  order: Order,
  { inOrder, key }: { inOrder: string; key: number },
): string {
  if (lead.by !== 'keys' || lead.keys.length === 1) return inOrder;
  return `
    SELECT f.at, f.id FROM unnest($${key}::integer[]) AS lead(key) CROSS JOIN LATERAL (${inOrder}) f
    ORDER BY ${directionOf('f.at', 'f.id', order)} LIMIT ${defaultLimit + 1}`;
}
