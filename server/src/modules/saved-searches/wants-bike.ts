import { type FilterName, filterNames, type SearchFilters } from '@motohaat/contract/search';
import type { CategoryId, Condition } from '@motohaat/domain/listing';

/** What a search wants, as it was kept. */
export type KeptSearch = {
  filters: SearchFilters;
  /** Tokens of which a bike must have all. */
  words: readonly string[];
  /** Parts of districts, as `dhaka/mirpur`, of which one must fit; any where there is none. */
  areas: readonly string[];
  /** Filters that were read out of its text: there it is enough that the bike's texts say it. */
  loose: readonly string[];
};

/** A bike as filters see it; what is not stated is `null`. */
export type FilteredBike = {
  kind: CategoryId;
  brand: string | null;
  model: string | null;
  district: string | null;
  /** What its texts say where its seller stated nothing. */
  said: { brand: string | undefined; models: readonly string[]; district: string | undefined };
  /** As `dhaka/mirpur`. */
  area: string | undefined;
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
  /** Tokens of its texts. */
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

/** Whether the texts of a bike say what its seller did not state. */
const saying: Partial<Record<FilterName, (asked: Asked, bike: FilteredBike) => boolean>> = {
  brand: (asked, { brand, said }) => brand === null && isIn(asked.brand, said.brand ?? null),
  model: (asked, { model, said }) =>
    model === null && said.models.some((each) => isIn(asked.model, each)),
  district: (asked, { district, said }) =>
    district === null && isIn(asked.district, said.district ?? null),
};

/** Whether a bike is what a search asks for: all of its filters, and all of its words. */
export function wantsBike(
  { filters, words, areas, loose }: KeptSearch,
  bike: FilteredBike,
): boolean {
  const asked = filters as Asked;
  const fits = (name: FilterName) =>
    rules[name](asked, bike) || (loose.includes(name) && saying[name]?.(asked, bike) === true);
  return (
    filterNames.every((name) => filters[name] === undefined || fits(name)) &&
    (areas.length === 0 || (bike.area !== undefined && areas.includes(bike.area))) &&
    words.every((word) => bike.words.has(word))
  );
}
