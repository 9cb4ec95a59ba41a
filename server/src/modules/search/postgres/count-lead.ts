import { type FilterName, filterNames } from '@motohaat/contract/search';
import { sql } from 'kysely';

import type { Wanted } from '../port.ts';
import {
  areaConditions,
  type Condition,
  filterConditions,
  isOneOf,
  unplanned,
  wordConditions,
  wordsOfRow,
} from './conditions.ts';
import { boundsOf, type Keyed, keyedBy } from './lead.ts';
import { costs } from './reading-costs.ts';
import { type Fits, placesOf, sampleConditions } from './sample-conditions.ts';
import { type Sample, sampling } from './sample.ts';

/** How all bikes of a search are read. */
type CountLead = {
  /** What stands behind `WHERE`. */
  fitting: Condition;
  /** Entries of an index that are read, or as many as what else is read takes as long as. */
  cost: number;
};

/** What is looked for in an index: a key, limits, words, or nothing. */
type Led = { keyed?: Keyed; bounds?: readonly FilterName[]; hasWords?: boolean };

/** Limits that indexes are in the order of. */
const bounded: readonly (readonly FilterName[])[] = [
  boundsOf.price,
  boundsOf.year,
  boundsOf.km,
  ['ccMin', 'ccMax'],
  ['advertised'],
];
/** Keys behind which an index has these limits. */
const keyedBounds: Readonly<Record<Keyed['column'], readonly (readonly FilterName[])[]>> = {
  model: [boundsOf.price, boundsOf.year, boundsOf.km],
  district: [boundsOf.price, boundsOf.year, boundsOf.km],
  area: [],
};

/**
 * The conditions with which the fewest bikes are read to count all that fit, by what the sample says of
 * the filters taken together. PostgreSQL's planner, which takes them for independent of each other, is
 * told of these alone.
 *
 * @param having those of the sample whose texts have the words
 */
export function countLeadOf(wanted: Wanted, sample: Sample, having: Sample): CountLead {
  const conditions = sampleConditions(sample, wanted);
  // A bike's words are looked at where it fulfils all else.
  const looked =
    wanted.words.length === 0 ? 0 : placesOf(sample, conditions.values()).length * costs.byKey;

  function costOf({ keyed, bounds = [], hasWords = false }: Led): number {
    if (hasWords) return having.bikes * sampling * costs.row;
    const fits: Fits[] = bounds.flatMap((name) => conditions.get(name) ?? []);
    if (keyed) {
      const keys = new Set(keyed.keys);
      const numbers = sample[keyed.column];
      fits.push((place) => keys.has(numbers[place] ?? 0));
    }
    return (placesOf(sample, fits).length + looked) * sampling;
  }

  const isAsked = (bounds: readonly FilterName[]) => bounds.some((name) => conditions.has(name));
  const leads: Led[] = [
    ...keyedBy(wanted).flatMap((keyed) => [
      { keyed },
      ...keyedBounds[keyed.column].filter(isAsked).map((bounds) => ({ keyed, bounds })),
    ]),
    ...bounded.filter(isAsked).map((bounds) => ({ bounds })),
    ...(wanted.words.length > 0 ? [{ hasWords: true }] : []),
    {},
  ];
  const [best] = leads
    .map((led) => ({ led, cost: costOf(led) }))
    .toSorted((one, other) => one.cost - other.cost);
  const { led = {}, cost = 0 } = best ?? {};
  return { fitting: conditionsLedBy(led, wanted), cost };
}

function conditionsLedBy({ keyed, bounds = [], hasWords = false }: Led, wanted: Wanted): Condition {
  const others = filterNames.filter((name) => !bounds.includes(name) && name !== keyed?.column);
  const also = [
    ...filterConditions(wanted, others),
    ...(keyed?.column === 'area' ? [] : areaConditions(wanted)),
    ...(hasWords ? [] : wordsOfRow(wanted)),
  ];
  const led = [
    ...(keyed ? [isOneOf(keyed.column, keyed.keys)] : []),
    ...filterConditions(wanted, bounds),
    ...(hasWords ? wordConditions(wanted) : []),
  ];
  // In an order, since of all the planner would read the table and not an index.
  if (led.length === 0) return sql`${unplanned(also)} ORDER BY s.price, s.id`;
  return sql.join([...led, unplanned(also)], sql` AND `);
}
