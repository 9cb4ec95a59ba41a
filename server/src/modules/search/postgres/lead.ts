import type { FilterName } from '@motohaat/contract/search';
import { ccRange } from '@motohaat/domain/bike-facts';

import type { Wanted } from '../port.ts';
import { allOf, has, placesIn } from './bits.ts';
import { keysOf, modelKeys, modelKeysOf } from './conditions.ts';
import {
  costOfAll,
  costOfBoth,
  costOfWalk,
  costOfWalkOfAll,
  costs,
  type Reading,
  readingOf,
} from './reading-costs.ts';
import { type Sample, sampling } from './sample.ts';

export type OrderColumn = 'rank' | 'created_at' | 'price' | 'km' | 'year';
type KeyColumn = 'model' | 'district' | 'area';
/** A column with an order that filters can bound. */
type BoundColumn = Exclude<OrderColumn, 'rank' | 'created_at'>;

/** Bikes that have one of the keys in a column. */
export type Keyed = { column: KeyColumn; keys: readonly number[] };

/**
 * Which index a page is read from. All but the last two are read in their order until the page is full; of
 * several keys each is read by itself.
 *
 * - `all`, `advertised`: an order of all bikes, or of those with an advert;
 * - `keys`: of bikes that have one of these in a column;
 * - `sizes`: of bikes of the engine sizes that there are in a range;
 * - `range`: all bikes within a range of another order, of a column's keys or of all, put in order;
 * - `words`: all bikes that have the words, or of them those of a column's keys, put in order.
 */
export type Lead =
  | { by: 'all' | 'advertised' }
  | { by: 'words'; of?: Keyed }
  | ({ by: 'keys' } & Keyed)
  | { by: 'sizes'; from: number; to: number }
  | { by: 'range'; bound: BoundColumn; of: Keyed | undefined };

/** By what an index of an order is bounded. */
export const boundsOf: Readonly<Record<OrderColumn, readonly FilterName[]>> = {
  rank: [],
  created_at: [],
  price: ['priceMin', 'priceMax'],
  km: ['kmMax'],
  year: ['yearMin', 'yearMax'],
};

/** Which orders there is an index of, for bikes of a key. */
const ordersOf: Readonly<Record<KeyColumn, readonly OrderColumn[]>> = {
  model: ['rank', 'created_at', 'price', 'km', 'year'],
  district: ['rank', 'created_at', 'price', 'km', 'year'],
  area: ['rank'],
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
): Lead {
  const [only, ...more] = keyedBy(wanted);
  if (only && more.length === 0 && isAlone(wanted, only, order.column)) {
    return { by: 'keys', ...only };
  }
  const reading = readingOf(wanted, order, boundsOf[order.column], sample, having);
  const leads = [...walksOf(wanted, reading), ...rangesOf(wanted, reading)];
  if (wanted.words.length > 0) {
    leads.push({ lead: { by: 'words' }, cost: costs.begin + having.bikes * sampling * costs.row });
    for (const of of keyedBy(wanted)) {
      leads.push({ lead: { by: 'words', of }, cost: costOfWordsOf(of, sample, having) });
    }
  }
  const [best] = leads.toSorted((one, other) => one.cost - other.cost);
  return best?.lead ?? { by: 'all' };
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

type Costly = { lead: Lead; cost: number };

/** What can be read in the order of the page. */
function walksOf(wanted: Wanted, reading: Reading): Costly[] {
  const { column: order } = reading.order;
  const { filters } = wanted;
  const walks: Costly[] = keyedBy(wanted)
    .filter(({ column }) => ordersOf[column].includes(order))
    .map((keyed) => ({ lead: { by: 'keys', ...keyed }, cost: costOfKeys(reading, keyed) }));
  walks.push({ lead: { by: 'all' }, cost: costOfWalkOfAll(reading) });
  if (filters.advertised) {
    const found = reading.hasWords ? advertisedOf(reading.having) : [];
    const cost = costOfWalk(reading, advertisedOf(reading.sample), found);
    walks.push({ lead: { by: 'advertised' }, cost });
  }
  const { ccMin: from = 1, ccMax: to = ccRange.to } = filters;
  const isSized = filters.ccMin !== undefined || filters.ccMax !== undefined;
  if (isSized && (order === 'rank' || order === 'price')) {
    const sizes = new Set(reading.sample.cc.filter((cc) => cc >= from && cc <= to));
    // One more may be there that the sample does not have.
    const cost = costOfKeys(reading, { column: 'cc', keys: [-1, ...sizes] });
    walks.push({ lead: { by: 'sizes', from, to }, cost });
  }
  return walks;
}

function costOfWordsOf({ column, keys }: Keyed, sample: Sample, having: Sample): number {
  const count = (of: Sample) =>
    keys.reduce((sum, key) => sum + of.placesWith(column, key).length, 0);
  return costOfBoth(having, count(sample), count(having));
}

const advertisedOf = ({ advertised }: Sample) =>
  [...advertised.keys()].filter((place) => (advertised[place] ?? -1) >= 0);

function costOfKeys(
  reading: Reading,
  { column, keys }: { column: Keyed['column'] | 'cc'; keys: readonly number[] },
): number {
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
function rangesOf(wanted: Wanted, reading: Reading): Costly[] {
  return (['price', 'year', 'km'] as const).flatMap((bound): Costly[] => {
    const bounding = boundsOf[bound].flatMap((name) => reading.conditions.get(name) ?? []);
    if (bounding.length === 0 || bound === reading.order.column) return [];
    const { sample } = reading;
    const keyed = keyedBy(wanted).filter(({ column }) => ordersOf[column].includes(bound));
    const bounded = allOf(sample.bikes, bounding);
    const ofKeys = keyed.map((of): Costly => {
      const all = of.keys.flatMap((key) =>
        sample.placesWith(of.column, key).filter((place) => has(bounded, place)),
      );
      return { lead: { by: 'range', bound, of }, cost: costOfAll(reading, all, of.keys.length) };
    });
    if (keyed.length > 0) return ofKeys;
    const cost = costOfAll(reading, placesIn(bounded), 1);
    return [{ lead: { by: 'range', bound, of: undefined }, cost }];
  });
}

/** Filters whose values indexes begin with; a brand is all of its models. */
export function keyedBy({ filters, areas, loose }: Wanted): Keyed[] {
  const { model, brand, district } = filters;
  const models =
    (model && modelKeys(model, loose.has('model'))) ??
    (brand && modelKeysOf(brand, loose.has('brand')));
  const keyed: [KeyColumn, readonly number[] | undefined][] = [
    ['model', models],
    ['district', district && keysOf(district, loose.has('district'))],
    ['area', areas.length > 0 ? keysOf(areas, true) : undefined],
  ];
  return keyed.flatMap(([column, keys]) => (keys ? [{ column, keys }] : []));
}
