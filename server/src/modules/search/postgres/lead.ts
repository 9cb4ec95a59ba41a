import type { FilterName } from '@motohaat/contract/search';
import { ccRange, earliestYear } from '@motohaat/domain/bike-facts';

import type { Wanted } from '../port.ts';
import { allOf, countOf, placesIn } from './bits.ts';
import { keysOf, modelKeys, modelKeysOf } from './conditions.ts';
import {
  areAllReadInRows,
  costInWords,
  costOfAll,
  costOfBoth,
  costOfRows,
  costOfWalk,
  costOfWalkOfAll,
  countIn,
  isReadInRows,
  lastRank,
  numbersOfStretch,
  ranksFound,
  type Reading,
  readingOf,
} from './reading-costs.ts';
import { keptBits } from './sample-conditions.ts';
import type { Sample } from './sample.ts';

export type OrderColumn = 'rank' | 'created_at' | 'price' | 'km' | 'year';
type KeyColumn = 'model' | 'district' | 'area';
/** A column with an order that filters can bound. */
type BoundColumn = Exclude<OrderColumn, 'rank' | 'created_at'> | 'cc';

/** Bikes that have one of the keys in a column. */
export type Keyed = { column: KeyColumn; keys: readonly number[] };
/** The same, or of some years. */
export type KeyedInOrder = Keyed | { column: 'year'; keys: readonly number[] };

/** Words are looked at in each row, and not by the keys of bikes that fulfil all else. */
type Walk = { inRows?: true };

/**
 * Which index a page is read from. All but the last three are read in their order until the page is full; of
 * several keys each is read by itself.
 *
 * - `all`, `advertised`: an order of all bikes, or of those with an advert;
 * - `keys`: of bikes that have one of these in a column;
 * - `sizes`: of bikes of the engine sizes that there are in a range;
 * - `all of keys`: all bikes that have one of these in a column, put in order;
 * - `range`: all bikes within a range of another order, of a column's keys or of all, put in order;
 * - `words`: all bikes that have the words, or of them those of a column's keys, put in order; by the best
 *   match of them the first alone, where `ranks` of those of the sample that are found say how far that is.
 *   Models may be looked for in the index of words too.
 */
export type Lead =
  | ({ by: 'all' | 'advertised' } & Walk)
  | { by: 'words'; of?: Keyed; inWords?: true; ranks?: readonly number[] }
  | ({ by: 'keys' } & KeyedInOrder & Walk)
  | ({ by: 'all of keys' } & Keyed)
  | ({ by: 'sizes'; from: number; to: number } & Walk)
  | { by: 'range'; bound: BoundColumn; of: Keyed | undefined };

/** With how many entries of an index are read by it, or as many as what else is read takes as long as. */
export type CostlyLead = { lead: Lead; cost: number };

/** By what an index of an order is bounded. */
export const boundsOf: Readonly<Record<OrderColumn | BoundColumn, readonly FilterName[]>> = {
  rank: [],
  created_at: [],
  price: ['priceMin', 'priceMax'],
  km: ['kmMax'],
  year: ['yearMin', 'yearMax'],
  cc: ['ccMin', 'ccMax'],
};

/** Which orders there is an index of, for bikes of a key. */
const ordersOf: Readonly<Record<KeyColumn | 'year', readonly OrderColumn[]>> = {
  model: ['rank', 'price', 'year'],
  district: ['rank', 'price'],
  area: ['rank'],
  year: ['price'],
};

/**
 * The index that leads to a page with the least reading, by what the sample says of the filters taken
 * together. PostgreSQL's own planner takes them for independent of each other and of the order.
 *
 * @param having those of the sample whose texts have the words
 */
export function leadOf(
  wanted: Wanted,
  order: { column: OrderColumn; down: boolean },
  sample: Sample,
  having: Sample,
): CostlyLead {
  const [only, ...more] = keyedBy(wanted);
  if (only && more.length === 0 && isAlone(wanted, only, order.column)) {
    return { lead: { by: 'keys', ...only }, cost: 0 };
  }
  const reading = readingOf(wanted, order, boundsOf[order.column], sample, having);
  const leads = [...walksOf(wanted, reading), ...rangesOf(wanted, reading)];
  if (wanted.words.length > 0) leads.push(...wordsOf(wanted, reading));
  const [best] = leads.toSorted((one, other) => one.cost - other.cost);
  return best ?? { lead: { by: 'all' }, cost: 0 };
}

/** Whether nothing else is asked, and not much has to be merged: there is nothing to compare then. */
function isAlone({ filters, words, areas }: Wanted, { column, keys }: Keyed, order: OrderColumn) {
  const asked = Object.values(filters).filter((value) => value !== undefined).length;
  return (
    asked + areas.length === 1 &&
    words.length === 0 &&
    keys.length <= 4 &&
    ordersOf[column].includes(order)
  );
}

const walk = (isInRows: boolean): Walk => (isInRows ? { inRows: true } : {});

/** What can be read in the order of the page. */
function walksOf(wanted: Wanted, reading: Reading): CostlyLead[] {
  const { column: order } = reading.order;
  const { filters } = wanted;
  const walks: CostlyLead[] = [...keyedBy(wanted), ...yearsOf(wanted)]
    .filter(({ column }) => ordersOf[column].includes(order))
    .map((keyed) => ({
      lead: {
        by: 'keys',
        ...keyed,
        ...walk(isReadInRows(reading, placesOf(reading.sample, keyed))),
      },
      cost: costOfKeys(reading, keyed),
    }));
  const all = walk(areAllReadInRows(reading));
  walks.push({ lead: { by: 'all', ...all }, cost: costOfWalkOfAll(reading) });
  if (filters.advertised) {
    const places = advertisedOf(reading.sample);
    const found = reading.hasWords ? advertisedOf(reading.having) : [];
    const cost = costOfWalk(reading, places, found);
    const way = walk(isReadInRows(reading, places));
    walks.push({ lead: { by: 'advertised', ...way }, cost });
  }
  const { ccMin: from = 1, ccMax: to = ccRange.to } = filters;
  const isSized = filters.ccMin !== undefined || filters.ccMax !== undefined;
  if (isSized && order === 'rank') {
    const sizes = new Set(reading.sample.cc.filter((cc) => cc >= from && cc <= to));
    // One more may be there that the sample does not have.
    const keyed = { column: 'cc', keys: [-1, ...sizes] } as const;
    const way = walk(isReadInRows(reading, placesOf(reading.sample, keyed)));
    walks.push({ lead: { by: 'sizes', from, to, ...way }, cost: costOfKeys(reading, keyed) });
  }
  return walks;
}

/** What the index of words leads to. */
function wordsOf(wanted: Wanted, reading: Reading): CostlyLead[] {
  const { having, order } = reading;
  const ranks = order.column === 'rank' ? ranksFound(reading) : [];
  const first = firstOf(reading, ranks);
  const all = { lead: { by: 'words' }, cost: costOfRows(having) } as const;
  const ofKeys = keyedBy(wanted).flatMap((of) => wordsOfKeys(reading, of, first));
  if (!first) return [all, ...ofKeys];
  const rows = fromRank(having, first.last);
  const sets = [having.bikes, first.within];
  const cost = costInWords({ sets, numbers: numbersOfStretch, rows });
  return [all, { lead: { by: 'words', ranks }, cost }, ...ofKeys];
}

/** How far a page goes in the order of the best match, and how many of the sample stand there. */
type First = { ranks: readonly number[]; last: number; within: number };

/** How many stand in the order of the best match up to a rank. */
function fromRank({ rank }: Sample, last: number): number {
  let many = 0;
  for (let place = 0; place < rank.length; place += 1) if ((rank[place] ?? 0) >= last) many += 1;
  return many;
}

/** @param ranks of those of the sample that are found */
function firstOf({ sample }: Reading, ranks: readonly number[]): First | undefined {
  const last = lastRank(ranks);
  if (last === -Infinity) return undefined;
  return { ranks, last, within: fromRank(sample, last) };
}

/** Words of the bikes of some keys: of those of models all, or the first alone. */
function wordsOfKeys(
  { sample, having }: Reading,
  of: Keyed,
  first: First | undefined,
): CostlyLead[] {
  const found = placesOf(having, of);
  const keys = placesOf(sample, of).length;
  const byBoth: CostlyLead = {
    lead: { by: 'words', of },
    cost: costOfBoth(having, keys, found.length),
  };
  if (of.column !== 'model') return [byBoth];
  const lead = { by: 'words', of, inWords: true } as const;
  const sets = [having.bikes, keys];
  const numbers = of.keys.length;
  const all: CostlyLead = { lead, cost: costInWords({ sets, numbers, rows: found.length }) };
  if (!first) return [byBoth, all];
  const rows = found.filter((place) => (having.rank[place] ?? 0) >= first.last).length;
  const cost = costInWords({
    sets: [...sets, first.within],
    numbers: numbers + numbersOfStretch,
    rows,
  });
  return [byBoth, all, { lead: { ...lead, ranks: first.ranks }, cost }];
}

/** A value that leads to bikes. */
type Valued = { column: KeyedInOrder['column'] | 'cc'; keys: readonly number[] };

const placesOf = (sample: Sample, { column, keys }: Valued) =>
  keys.flatMap((key) => sample.placesWith(column, key));

const advertisedOf = (sample: Sample) =>
  placesIn(keptBits(sample, { column: 'advertised', from: 0, to: Infinity }));

function costOfKeys(reading: Reading, { column, keys }: Valued): number {
  const { sample, having, hasWords } = reading;
  const cost = (key: number) =>
    costOfWalk(
      reading,
      sample.placesWith(column, key),
      hasWords ? having.placesWith(column, key) : [],
    );
  return keys.reduce((sum, key) => sum + cost(key), 0);
}

/** What can be read to its end and then put in order. */
function rangesOf(wanted: Wanted, reading: Reading): CostlyLead[] {
  return [...wholesOf(wanted, reading), ...boundedOf(wanted, reading)];
}

/** All bikes of keys that no index has in this order. */
function wholesOf(wanted: Wanted, reading: Reading): CostlyLead[] {
  const { sample } = reading;
  return keyedBy(wanted)
    .filter(({ column }) => !ordersOf[column].includes(reading.order.column))
    .map((keyed): CostlyLead => {
      const places = placesOf(sample, keyed);
      const fitting = countIn(places, reading.fitting);
      const keys = keyed.keys.length;
      const cost = costOfAll(reading, { entries: places.length, fitting, keys });
      return { lead: { by: 'all of keys', ...keyed }, cost };
    });
}

const hasOrder = (column: KeyColumn, bound: BoundColumn) =>
  bound !== 'cc' && ordersOf[column].includes(bound);

function boundedOf(wanted: Wanted, reading: Reading): CostlyLead[] {
  return (['price', 'year', 'km', 'cc'] as const).flatMap((bound): CostlyLead[] => {
    const bounding = boundsOf[bound].flatMap((name) => reading.conditions.get(name) ?? []);
    if (bounding.length === 0 || bound === reading.order.column) return [];
    const { sample } = reading;
    const keyed = keyedBy(wanted).filter(({ column }) => hasOrder(column, bound));
    const bounded = allOf(sample.bikes, bounding);
    const ofKeys = keyed.map((of): CostlyLead => {
      const places = placesOf(sample, of);
      const entries = countIn(places, bounded);
      const fitting = countIn(places, reading.fitting);
      const cost = costOfAll(reading, { entries, fitting, keys: of.keys.length });
      return { lead: { by: 'range', bound, of }, cost };
    });
    if (keyed.length > 0) return ofKeys;
    const [entries, fitting] = [countOf(bounded), countOf(reading.fitting)];
    const cost = costOfAll(reading, { entries, fitting, keys: 1 });
    return [{ lead: { by: 'range', bound, of: undefined }, cost }];
  });
}

/** Filters whose values indexes begin with; a brand is all of its models. */
export function keyedBy({ filters, areas, loose }: Wanted): Keyed[] {
  const { model, brand, district } = filters;
  const models =
    (model && modelKeys(model, loose.model)) ?? (brand && modelKeysOf(brand, loose.brand));
  const keyed: [KeyColumn, readonly number[] | undefined][] = [
    ['model', models],
    ['district', district && keysOf(district, loose.district)],
    ['area', areas.length > 0 ? keysOf(areas, areas) : undefined],
  ];
  return keyed.flatMap(([column, keys]) => (keys ? [{ column, keys }] : []));
}

/** Each year between limits. No bike is newer than next year; one more for where it is New Year already. */
function yearsOf({ filters }: Wanted): KeyedInOrder[] {
  if (filters.yearMin === undefined && filters.yearMax === undefined) return [];
  const from = filters.yearMin ?? earliestYear;
  // So low a limit finds bikes whose year nobody stated, too.
  if (from < earliestYear) return [];
  const to = Math.min(new Date().getUTCFullYear() + 2, filters.yearMax ?? Infinity);
  const keys = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
  return keys.length === 0 ? [] : [{ column: 'year', keys }];
}
