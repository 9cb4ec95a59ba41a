import type { SearchFilters, Sort } from '@motohaat/contract/search';
import type { CategoryId } from '@motohaat/domain/listing';

import type { FoundRow } from '../catalogue/found-bike.ts';

/** What is looked for: checked filters, and tokens of words of which all must stand in a bike's texts. */
export type Wanted = Readonly<{
  filters: SearchFilters;
  words: readonly string[];
  /** Parts of districts, as `dhaka/mirpur`, of which one must fit; any where there is none. */
  areas: readonly string[];
  loose: Loose;
}>;

/**
 * Values of filters that are asked for by a text: there a bike also fits whose name or place says it, where
 * its seller did not state it.
 */
export type Loose = Readonly<Partial<Record<LooseName, readonly string[]>>>;
export const looseNames = ['brand', 'model', 'district'] as const;
type LooseName = (typeof looseNames)[number];

/** Filters whose values are counted. */
export const counted = [
  'kind',
  'brand',
  'model',
  'priceMin',
  'priceMax',
  'yearMin',
  'yearMax',
  'kmMax',
  'ccMin',
  'ccMax',
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

/**
 * Bikes by value of a filter, as it stands in addresses; the most first, none without a bike. Of a limit
 * some steps are counted, each with all that it lets in.
 */
export type ValueCounts = { values: ReadonlyMap<string, number>; about: boolean };

/** How many bikes there are, and how many by value of each filter, all others as they are. */
export type Facets = Total & { by: ReadonlyMap<Counted, ValueCounts> };

/** Some bikes, best first; `next` continues behind them. */
export type FoundIds = { ids: string[]; next: string | undefined };

/** The same with what anyone may be told of them; one that nobody may see any more is left out. */
export type FoundBikes = { rows: FoundRow[]; next: string | undefined };

/** What is asked for of those that are found. */
export type Asked = { sort: Sort; limit: number; cursor: string | undefined };

/** What bikes cost, and of which years and kilometres they are; each with its quarters where it is stated. */
export type Figures = Total & {
  /** Whole taka. */
  price: { least: number; most: number } | null;
  prices: Quarters | null;
  years: Quarters | null;
  km: Quarters | null;
};
/** A quarter is less than the first, a half than the second, and three quarters than the third. */
export type Quarters = readonly [number, number, number];

/** Bikes that have these in common; of none what was not stated. */
export type Tally = {
  brand: string | undefined;
  model: string | undefined;
  kind: CategoryId;
  district: string | undefined;
  bikes: number;
  /** The sum of their prices, whole taka. */
  prices: number;
};

/** Finds bikes. What keeps its rows is `keep.ts`; another engine would take the place of both. */
export type SearchEngine = {
  /** @throws InvalidCursorError for a cursor of another order */
  find(wanted: Wanted, page: Asked): Promise<FoundIds>;
  /** @throws InvalidCursorError for a cursor of another order */
  bikes(wanted: Wanted, page: Asked): Promise<FoundBikes>;
  total(wanted: Wanted): Promise<Total>;
  facets(wanted: Wanted): Promise<Facets>;
  figures(wanted: Wanted): Promise<Figures>;
  /** All bikes, some at a time: it takes a while at a million, and nobody waits for it. */
  tallies(): AsyncIterable<readonly Tally[]>;
};
