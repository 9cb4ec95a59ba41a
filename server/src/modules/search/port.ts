import type { SearchFilters, Sort } from '@motohaat/contract/search';

/** What is looked for: checked filters, and tokens of words of which all must stand in a bike's texts. */
export type Wanted = Readonly<{
  filters: SearchFilters;
  words: readonly string[];
  /** Parts of districts, as `dhaka/mirpur`, of which one must fit; any where there is none. */
  areas: readonly string[];
  /**
   * Filters that were read out of a text: there a bike also fits whose name or place says it, where its
   * seller did not state it.
   */
  loose: ReadonlySet<keyof SearchFilters>;
}>;

/** Filters whose values are counted. */
export const counted = [
  'kind',
  'brand',
  'model',
  'district',
  'condition',
  'papers',
  'owners',
  'verified',
  'photos',
  'advertised',
] as const;
export type Counted = (typeof counted)[number];

/** How many bikes there are; above what is worth counting, about how many. */
export type Total = { total: number; capped: boolean };

/** Bikes by value of a filter, as it stands in addresses; the most first, none without a bike. */
export type ValueCounts = { values: ReadonlyMap<string, number>; about: boolean };

/** Some bikes, best first; `next` continues behind them. */
export type FoundIds = { ids: string[]; next: string | undefined };

/** Finds bikes. What keeps its rows is `keep.ts`; another engine would take the place of both. */
export type SearchEngine = {
  /** @throws InvalidCursorError for a cursor of another order */
  find(
    wanted: Wanted,
    page: { sort: Sort; limit: number; cursor: string | undefined },
  ): Promise<FoundIds>;
  total(wanted: Wanted): Promise<Total>;
  /** How many there are by value of each of the filters, all that is wanted taken together. */
  values(
    wanted: Wanted,
    of: readonly Counted[],
  ): Promise<Total & { by: ReadonlyMap<Counted, ValueCounts> }>;
};
