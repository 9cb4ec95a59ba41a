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

/** How all bikes of a search are read: by conditions that an index has, and what each of those must fulfil. */
export type CountLead = {
  fitting: Condition;
  /** Entries of an index that are read, or as many as what else is read takes as long as. */
  cost: number;
};

/** Measures that indexes go on with behind a key, or begin with. */
const measures = ['price', 'year', 'km'] as const;
/** A key that has an index by each of the measures. */
const measured: ReadonlySet<Keyed['column']> = new Set(['model', 'district']);

/**
 * The conditions with which the fewest bikes are read to count all that fit, by what the sample says of
 * the filters taken together; the planner, which takes them for independent of each other, is told of no
 * others.
 *
 * @param having those of the sample whose texts have the words
 */
export function countLeadOf(wanted: Wanted, sample: Sample, having: Sample): CountLead {
  const conditions = sampleConditions(sample, wanted);
  const hasWords = wanted.words.length > 0;
  // A bike's words are looked at where it fulfils all else.
  const looked = hasWords ? placesOf(sample, conditions.values()).length * costs.byKey : 0;
  const cost = (fits: readonly Fits[]) => (placesOf(sample, fits).length + looked) * sampling;
  const rest = (led: readonly (FilterName | undefined)[], hasArea: boolean) => [
    ...filterConditions(
      wanted,
      filterNames.filter((name) => !led.includes(name)),
    ),
    ...(hasArea ? [] : areaConditions(wanted)),
  ];
  const leads: { cost: number; fitting: () => Condition }[] = [];
  const add = (keyed: Keyed | undefined, bounds: readonly FilterName[]) => {
    const bounding = bounds.flatMap((name) => conditions.get(name) ?? []);
    const keys = keyed && new Set(keyed.keys);
    const numbers = keyed && sample[keyed.column];
    const isOfKey: Fits[] = numbers ? [(place) => keys?.has(numbers[place] ?? 0) ?? true] : [];
    leads.push({
      cost: cost([...isOfKey, ...bounding]),
      fitting: () => {
        const led = [
          ...(keyed ? [isOneOf(keyed.column, keyed.keys)] : []),
          ...filterConditions(wanted, bounds),
        ];
        const names = keyed ? [...bounds, filterOf[keyed.column]] : bounds;
        const also = [...rest(names, keyed?.column === 'area'), ...wordsOfRow(wanted)];
        return allOf([...led, ...(also.length > 0 ? [unplanned(also)] : [])]);
      },
    });
  };
  const bounded = [...measures.map((measure) => boundsOf[measure]), ccBounds].filter((bounds) =>
    bounds.some((name) => conditions.has(name)),
  );
  for (const keyed of keyedBy(wanted)) {
    add(keyed, []);
    for (const bounds of bounded) {
      const isMeasured = measured.has(keyed.column) && bounds !== ccBounds;
      if (isMeasured || bounds === boundsOf.price) add(keyed, bounds);
    }
  }
  for (const bounds of bounded) add(undefined, bounds);
  if (wanted.filters.advertised) add(undefined, ['advertised']);
  if (hasWords) {
    leads.push({
      cost: having.bikes * sampling * costs.row,
      fitting: () => allOf([...wordConditions(wanted), unplanned(rest([], false))]),
    });
  }
  leads.push({
    cost: (sample.bikes + looked) * sampling,
    fitting: () => unplanned([...rest([], false), ...wordsOfRow(wanted)]),
  });
  const best = leads.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { cost: best.cost, fitting: best.fitting() };
}

/** The filter that a key stands for. */
const filterOf: Readonly<Record<Keyed['column'], FilterName | undefined>> = {
  model: 'model',
  district: 'district',
  area: undefined,
};

const ccBounds: readonly FilterName[] = ['ccMin', 'ccMax'];

const allOf = (conditions: readonly Condition[]): Condition => sql.join(conditions, sql` AND `);
