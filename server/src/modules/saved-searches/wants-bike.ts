import { type FilterName, filterNames, type SearchFilters } from '@motohaat/contract/search';
import type { CategoryId, Condition } from '@motohaat/domain/listing';

import type { AnchoredBike } from './anchors.ts';

/** A bike as filters see it; what is not stated is `null`. */
export type FilteredBike = AnchoredBike & {
  kind: CategoryId;
  /** Whole taka. */
  price: number;
  year: number | null;
  km: number | null;
  cc: number | null;
  condition: Condition;
  /** Whether its papers are in order. */
  isComplete: boolean;
  owners: number | null;
  isVerified: boolean;
  photos: number;
  isAdvertised: boolean;
  /** The words of its name and description, folded. */
  words: ReadonlySet<string>;
};

type Asked = Required<SearchFilters>;

const isIn = <Value>(values: readonly Value[], value: Value | null) =>
  value !== null && values.includes(value);
/** What is not stated is in no range. */
const isWithin = (value: number | null, from: number, to: number) =>
  value !== null && value >= from && value <= to;

/** Whether a bike is as a filter asks, where it asks. */
const rules: Record<FilterName, (asked: Asked, bike: FilteredBike) => boolean> = {
  kind: (asked, { kind }) => isIn(asked.kind, kind),
  brand: (asked, { brand }) => isIn(asked.brand, brand),
  model: (asked, { model }) => isIn(asked.model, model),
  priceMin: ({ priceMin }, { price }) => price >= priceMin,
  priceMax: ({ priceMax }, { price }) => price <= priceMax,
  yearMin: ({ yearMin }, { year }) => isWithin(year, yearMin, Infinity),
  yearMax: ({ yearMax }, { year }) => isWithin(year, 0, yearMax),
  kmMax: ({ kmMax }, { km }) => isWithin(km, 0, kmMax),
  ccMin: ({ ccMin }, { cc }) => isWithin(cc, ccMin, Infinity),
  ccMax: ({ ccMax }, { cc }) => isWithin(cc, 0, ccMax),
  district: (asked, { district }) => isIn(asked.district, district),
  condition: (asked, { condition }) => isIn(asked.condition, condition),
  papers: (_complete, { isComplete }) => isComplete,
  owners: (atMost, { owners }) => isWithin(owners, 0, atMost.owners),
  verified: (_yes, { isVerified }) => isVerified,
  photos: (_yes, { photos }) => photos > 0,
  advertised: (_yes, { isAdvertised }) => isAdvertised,
};

/** Whether a bike is what a search asks for: all of its filters, and all of its words. */
export function wantsBike(
  { filters, words }: { filters: SearchFilters; words: readonly string[] },
  bike: FilteredBike,
): boolean {
  return (
    filterNames.every(
      (name) => filters[name] === undefined || rules[name](filters as Asked, bike),
    ) && words.every((word) => bike.words.has(word))
  );
}
