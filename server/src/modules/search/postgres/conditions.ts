import type { FilterName, SearchFilters } from '@motohaat/contract/search';
import { intKey } from '@motohaat/domain/search/int-key';
import { dhakaDate } from '@motohaat/domain/time';
import { type RawBuilder, sql } from 'kysely';

import { familiesOf, modelsOf, ofBrandKey, readKey } from '../../search-index/catalogue-keys.ts';
import { dayOf, type Fact, inFacts, maskOf, secondOf } from '../../search-index/packed.ts';
import { modelMarks } from '../../search-index/rank-marks.ts';
import { joined } from '../../search-index/read-listing.ts';
import { conditionNumber, notStated } from '../../search-index/search-row.ts';
import { type Loose, looseNames, type Wanted } from '../port.ts';

/** Part of a statement on `bike_search s`. */
export type Condition = RawBuilder<unknown>;

type Value<Name extends FilterName> = NonNullable<SearchFilters[Name]>;

/** A column is one of some numbers; for one number in the form that an index can be read in order by. */
export function isOneOf(
  column: 'brand' | 'model' | 'district' | 'area' | 'year',
  keys: readonly number[],
): Condition {
  return isAnyOf(sql.raw(`s.${column}`), keys);
}

const isAnyOf = (number: RawBuilder<unknown>, keys: readonly number[]): Condition =>
  keys.length === 1
    ? sql`${number} = ${keys[0]}::integer`
    : sql`${number} = ANY(${keys}::integer[])`;

/** A fact as it stands among the others. */
const bitsOf = (fact: Fact) => sql`(s.facts & ${sql.lit(maskOf(fact))})`;
const isFactOf = (fact: Fact, numbers: readonly number[]): Condition =>
  isAnyOf(
    bitsOf(fact),
    numbers.map((number) => inFacts(fact, number)),
  );

/** @param said those of the values that a text asks for */
const conditionOf: {
  [Name in FilterName]: (value: Value<Name>, said: readonly string[]) => Condition;
} = {
  kind: (ids) => isFactOf('category', ids),
  brand: (slugs, said) => isOneOf('brand', keysOf(slugs, said)),
  model: (slugs, said) => isOneOf('model', modelKeys(slugs, said)),
  priceMin: (taka) => sql`s.price >= ${taka}::integer`,
  priceMax: (taka) => sql`s.price <= ${taka}::integer`,
  yearMin: (year) => sql`s.year >= ${year}::integer`,
  yearMax: (year) => sql`s.year <= ${year}::integer AND s.year > ${notStated.year}::integer`,
  // One limit, below what stands where none is stated: a second condition would be planned for otherwise.
  kmMax: (km) => sql`s.km <= ${Math.min(km, notStated.km - 1)}::integer`,
  ccMin: (cc) => sql`s.facts >= ${inFacts('cc', cc)}::integer`,
  ccMax: (cc) =>
    sql`s.facts < ${inFacts('cc', cc + 1)}::integer AND s.facts >= ${inFacts('cc', notStated.cc + 1)}::integer`,
  district: (slugs, said) => isOneOf('district', keysOf(slugs, said)),
  condition: (conditions) => isFactOf('condition', conditions.map(conditionNumber)),
  papers: () => sql`s.papers_days >= ${dayOf(dhakaDate(new Date()))}::integer`,
  owners: (most) => sql`${bitsOf('owners')} <= ${inFacts('owners', most)}::integer`,
  verified: () => isFactOf('verified', [1]),
  photos: () => isFactOf('photos', [1]),
  advertised: () => sql`s.advertised_seconds > ${secondOf(Date.now())}::integer`,
};

/** Where an index is looked into by them: what it is in the order of, or has alone. */
const boundOf: Partial<typeof conditionOf> = {
  ccMin: (cc) => sql`s.cc >= ${cc}::integer`,
  ccMax: (cc) => sql`s.cc <= ${cc}::integer AND s.cc > ${notStated.cc}::integer`,
  advertised: () => sql`s.advertised_until IS NOT NULL AND ${conditionOf.advertised(true, [])}`,
};

/** The numbers of some slugs, and those that stand for the same of `said` in listings' texts. */
export function keysOf(slugs: readonly string[], said: readonly string[] = []): number[] {
  return [...slugs.map(intKey), ...said.map(readKey)];
}

/** The same of models, of which a listing's name may say only all of a family. */
export function modelKeys(slugs: readonly string[], said: readonly string[] = []): number[] {
  return [...keysOf(slugs, said), ...(said.length > 1 ? [readKey(joined(said))] : [])];
}

/** Those values of a filter that a text asks for. */
export function saidOf(loose: Loose, name: FilterName): readonly string[] {
  const known = looseNames.find((each) => each === name);
  return (known && loose[known]) ?? [];
}

/**
 * All that the models of some brands can be, and what stands there for bikes of no known model. Of a brand
 * that its seller stated, the model may be read out of the name alone.
 */
export function modelKeysOf(brands: readonly string[], said: readonly string[] = []): number[] {
  return brands.flatMap((brand) => [
    ...keysOf(modelsOf(brand), modelsOf(brand)),
    ...familiesOf(brand).map((each) => readKey(joined(each))),
    ofBrandKey(brand),
    ...(said.includes(brand) ? [ofBrandKey(`~${brand}`)] : []),
  ]);
}

/** What a bike must fulfil; there is always something. */
export function conditionsOf(wanted: Wanted): Condition {
  const names = Object.keys(wanted.filters) as FilterName[];
  const all = [
    ...filterConditions(wanted, names),
    ...areaConditions(wanted),
    ...wordConditions(wanted),
  ];
  return all.length === 0 ? sql`true` : sql.join(all, sql` AND `);
}

/** One for each of some filters that is set. */
export function filterConditions(wanted: Wanted, names: readonly FilterName[]): Condition[] {
  return conditionsBy(conditionOf, wanted, names);
}

/** The same, in the form that an index is looked into by. */
export function boundConditions(wanted: Wanted, names: readonly FilterName[]): Condition[] {
  return conditionsBy({ ...conditionOf, ...boundOf }, wanted, names);
}

function conditionsBy(
  by: typeof conditionOf,
  { filters, loose }: Wanted,
  names: readonly FilterName[],
): Condition[] {
  return names
    .filter((name) => filters[name] !== undefined)
    .map((name) => {
      // Each is given the value of its own name.
      const condition = by[name] as (value: unknown, said: readonly string[]) => Condition;
      return condition(filters[name], saidOf(loose, name));
    });
}

/** One where parts of districts are wanted. */
export function areaConditions({ areas }: Wanted): Condition[] {
  return areas.length === 0 ? [] : [isOneOf('area', keysOf(areas, areas))];
}

/** One where words are wanted. @param of the row that has the texts' words */
export function wordConditions({ words }: Wanted, of: 's' | 'k' = 's'): Condition[] {
  if (words.length === 0) return [];
  return [sql`${sql.raw(of)}.keys @> ${words.map(intKey)}::integer[]`];
}

/** A model is one of some, as it stands in the index of words. */
export function isOfModels(keys: readonly number[]): Condition {
  return sql`${modelMarks} && ${keys}::integer[]`;
}

/**
 * Conditions that the planner takes for half true and looks for no index of: it would else guess that so
 * few bikes fulfil them all that it had better read another index to its end and sort what it finds.
 */
export function unplanned(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return sql`true`;
  return sql`CASE WHEN ${sql.join(conditions, sql` AND `)} THEN true ELSE false END`;
}

/** Looked for in the row of a bike that fulfils all else, so that the others are known by the index alone. */
export function wordsOfRow(wanted: Wanted): Condition[] {
  return wordConditions(wanted, 'k').map(
    (condition) => sql`(SELECT ${condition} FROM bike_search k WHERE k.id = s.id)`,
  );
}
