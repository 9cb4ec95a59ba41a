import { type FilterName, filterNames } from '@motohaat/contract/search';
import { sql } from 'kysely';

import type { Wanted } from '../port.ts';
import { allOf, type Bits, countOf } from './bits.ts';
import {
  areaConditions,
  boundConditions,
  type Condition,
  filterConditions,
  isOfModels,
  isOneOf,
  unplanned,
  wordConditions,
  wordsOfRow,
} from './conditions.ts';
import { boundsOf, type Keyed, keyedBy } from './lead.ts';
import { costInWords, costOfBoth, costs } from './reading-costs.ts';
import { keptBits, sampleConditions } from './sample-conditions.ts';
import { type Sample, sampling } from './sample.ts';

/** What is looked for in an index: a key, limits, words, or nothing. */
type Led = {
  keyed?: Keyed;
  /** Of the bikes of some models those in these. */
  districts?: readonly number[];
  bounds?: readonly FilterName[];
  hasWords?: boolean;
  /** Its models are looked for in the index of words. */
  inWords?: boolean;
};

/** How all bikes of a search are read. */
export type CountLead = {
  led: Led;
  /** Filters that are looked for in the index: bikes that do not fit them are not read. */
  uses: readonly FilterName[];
  /** Entries of an index that are read, or as many as what else is read takes as long as. */
  cost: number;
  /** All filters that are set, those that the fewest bikes fit first. */
  rarest: readonly FilterName[];
};

/** Columns that indexes are in the order of, with limits. */
const orderColumns = ['price', 'year', 'km', 'cc'] as const;
const bounded: readonly (readonly FilterName[])[] = [
  ...orderColumns.map((column) => boundsOf[column]),
  ['advertised'],
];
/** Keys behind which an index has these limits. */
const keyedBounds: Readonly<Record<Keyed['column'], readonly (readonly FilterName[])[]>> = {
  model: [boundsOf.price, boundsOf.year],
  district: [boundsOf.price],
  area: [],
};

/**
 * The ways in which all bikes that fit can be read, that with the fewest to read first, by what the sample
 * says of the filters taken together. PostgreSQL's planner, which takes them for independent of each
 * other, is told of what leads alone.
 *
 * @param having those of the sample whose texts have the words
 */
export function countLeadsOf(wanted: Wanted, sample: Sample, having: Sample): CountLead[] {
  const conditions = sampleConditions(sample, wanted);
  // A bike's words are looked at where it fulfils all else.
  const looked =
    wanted.words.length === 0 ? 0 : countOf(allOf(sample.bikes, conditions.values())) * costs.byKey;

  function costOf({ keyed, districts, bounds = [], hasWords, inWords }: Led): number {
    if (hasWords && keyed) {
      const both = countOf(keptBits(having, keyed));
      const keys = countOf(keptBits(sample, keyed));
      const sets = [having.bikes, keys];
      return inWords
        ? costInWords({ sets, numbers: keyed.keys.length, rows: both })
        : costOfBoth(having, keys, both);
    }
    if (hasWords) return having.bikes * sampling * costs.row;
    const bits: Bits[] = bounds.flatMap((name) => conditions.get(name) ?? []);
    if (keyed) bits.push(keptBits(sample, keyed));
    if (districts) bits.push(keptBits(sample, { column: 'district', keys: districts }));
    return (countOf(allOf(sample.bikes, bits)) + looked) * sampling;
  }

  const keyedLeads = keyedBy(wanted);
  const isAsked = (bounds: readonly FilterName[]) => bounds.some((name) => conditions.has(name));
  const leads: Led[] = [
    ...inDistricts(wanted, keyedLeads),
    ...keyedLeads.flatMap((keyed) => [
      { keyed },
      ...keyedBounds[keyed.column].filter(isAsked).map((bounds) => ({ keyed, bounds })),
    ]),
    ...bounded.filter(isAsked).map((bounds) => ({ bounds })),
    ...(wanted.words.length > 0 ? [{ hasWords: true }, ...keyedLeads.flatMap(byWordsOf)] : []),
    {},
  ];
  const rarest = filterNames
    .map((name) => ({ name, bits: conditions.get(name) }))
    .flatMap(({ name, bits }) => (bits ? [{ name, fitting: countOf(bits) }] : []))
    .toSorted((one, other) => one.fitting - other.fitting)
    .map(({ name }) => name);
  return leads
    .map((led) => ({ led, uses: usedBy(led, wanted), cost: costOf(led), rarest }))
    .toSorted((one, other) => one.cost - other.cost);
}

/** Models in districts: their index tells neither parts of districts nor whose row has the words. */
function inDistricts({ words, areas }: Wanted, keyed: readonly Keyed[]): Led[] {
  const models = keyed.find(({ column }) => column === 'model');
  const districts = keyed.find(({ column }) => column === 'district')?.keys;
  if (!models || !districts || words.length + areas.length > 0) return [];
  return [{ keyed: models, districts }];
}

/** By the words' index and another, or by it alone. */
function byWordsOf(keyed: Keyed): Led[] {
  const byBoth = { keyed, hasWords: true };
  return keyed.column === 'model' ? [byBoth, { ...byBoth, inWords: true }] : [byBoth];
}

function usedBy({ keyed, districts, bounds = [] }: Led, { filters }: Wanted): FilterName[] {
  const names: FilterName[] = bounds.filter((name) => filters[name] !== undefined);
  if (districts || keyed?.column === 'district') names.push('district');
  // A brand is read by its models.
  if (keyed?.column === 'model') names.push(filters.model ? 'model' : 'brand');
  return names;
}

/**
 * What stands behind `WHERE`.
 *
 * @param soft filters of which bikes are read as well that do not fit one of them, if they fit the others
 */
export function conditionsLedBy(
  { led: { keyed, districts, bounds = [], hasWords, inWords }, rarest }: CountLead,
  wanted: Wanted,
  soft: readonly FilterName[] = [],
): Condition {
  const isLed = (name: FilterName) =>
    bounds.includes(name) ||
    name === keyed?.column ||
    (name === 'district' && districts !== undefined);
  // What decides most often is looked at first: most entries need no look at the others.
  const others = rarest.filter((name) => !isLed(name) && !soft.includes(name));
  const missable = rarest.filter((name) => soft.includes(name));
  const also = [
    ...filterConditions(wanted, others),
    ...(keyed?.column === 'area' ? [] : areaConditions(wanted)),
    ...allButOne(filterConditions(wanted, missable)),
    ...(hasWords ? [] : wordsOfRow(wanted)),
  ];
  const led = [
    ...(keyed ? [inWords ? isOfModels(keyed.keys) : isOneOf(keyed.column, keyed.keys)] : []),
    ...(districts ? [isOneOf('district', districts)] : []),
    ...boundConditions(wanted, bounds),
    ...(hasWords ? wordConditions(wanted) : []),
  ];
  const all = sql.join([...led, unplanned(also)], sql` AND `);
  const order = keyed || hasWords ? undefined : orderOf(bounds);
  return order === undefined ? all : sql`${all} ORDER BY ${sql.raw(order)}`;
}

/**
 * The order of the index that is read: the planner would else read all from the table, and limits of prices
 * from the index of each district.
 */
function orderOf([bound]: readonly FilterName[]): string | undefined {
  if (bound === undefined) return 's.price, s.id';
  const column = orderColumns.find((each) => boundsOf[each].includes(bound));
  if (column === undefined) return undefined;
  return column === 'cc' ? 's.cc, s.rank, s.id' : `s.${column}, s.id`;
}

/** One that says that all of some are so, or all but one of them: none is looked at after two are not so. */
function allButOne([first, ...others]: readonly Condition[]): Condition[] {
  if (!first || others.length === 0) return [];
  const [rest = sql`true`] = allButOne(others);
  return [sql`CASE WHEN ${first} THEN ${rest} ELSE ${sql.join(others, sql` AND `)} END`];
}
