import type { Condition } from '@motohaat/domain/listing';
import type { SearchFilters, Sort } from '@motohaat/domain/search/filters';
import { understand } from '@motohaat/domain/search/understand';

import { catalogueLexicon } from '../lexicon.ts';
import type { Sought } from './sought.ts';

type Named = { slug: string } | null;

/** A bike of an answer to a search, as far as it is judged; the contract's `FoundBike` is one. */
export type Answer = {
  name: string;
  location: string;
  category_id: string;
  brand: Named;
  model: Named;
  year: number | null;
  cc: number | null;
  km: number | null;
  owners: number | null;
  district: Named;
  area: Named;
  condition: Condition;
  papers: string | null;
  photos: number;
  advertised: boolean;
  resalePrice: number;
};

const read = (text: string) => understand(text, catalogueLexicon(), { now: new Date() });

/** Whether a bike is one of those; what its seller did not state is read from its texts. */
const isOf = (
  stated: Named,
  wanted: readonly string[],
  text: string,
  name: 'brand' | 'model' | 'district',
) =>
  stated
    ? wanted.includes(stated.slug)
    : (read(text).filters[name] ?? []).some((slug) => wanted.includes(slug));

/** Whether its name says a model of such a brand, and no brand. */
const isModelOf = ({ brand, name }: Answer, brands: readonly string[]) =>
  brand === null &&
  (read(name).filters.model ?? []).some((slug) =>
    brands.includes(catalogueLexicon().bySlug.get(slug)?.brand ?? ''),
  );

const among = (value: number | null, from: number, to: number) =>
  value !== null && value >= from && value <= to;

const judges: {
  [Name in keyof SearchFilters]-?: (
    bike: Answer,
    wanted: NonNullable<SearchFilters[Name]>,
  ) => boolean;
} = {
  kind: (bike, ids) => ids.some((id) => String(id) === bike.category_id),
  brand: (bike, slugs) => isOf(bike.brand, slugs, bike.name, 'brand') || isModelOf(bike, slugs),
  model: (bike, slugs) => isOf(bike.model, slugs, bike.name, 'model'),
  district: (bike, slugs) =>
    isOf(bike.district, slugs, bike.location, 'district') ||
    areasOf(bike).some((area) => slugs.includes(area.split('/')[0] ?? '')),
  priceMin: (bike, taka) => bike.resalePrice >= taka,
  priceMax: (bike, taka) => bike.resalePrice <= taka,
  yearMin: (bike, year) => among(bike.year, year, Infinity),
  yearMax: (bike, year) => among(bike.year, 0, year),
  kmMax: (bike, km) => among(bike.km, 0, km),
  ccMin: (bike, cc) => among(bike.cc, cc, Infinity),
  ccMax: (bike, cc) => among(bike.cc, 0, cc),
  condition: (bike, conditions) => conditions.includes(bike.condition),
  papers: (bike, state) => bike.papers === state,
  owners: (bike, most) => among(bike.owners, 1, most),
  // Who sells is no part of an answer.
  verified: () => true,
  photos: (bike) => bike.photos > 0,
  advertised: (bike) => bike.advertised,
};

/** Whether a bike is what somebody looked for; words beside filters are not judged. */
export function isSought(bike: Answer, { filters, areas }: Sought): boolean {
  const names = Object.keys(filters) as (keyof SearchFilters)[];
  const fits = names.every((name) => {
    // Each is given the value of its own name.
    const judge = judges[name] as (bike: Answer, wanted: unknown) => boolean;
    return judge(bike, filters[name]);
  });
  return fits && (areas.length === 0 || areasOf(bike).some((area) => areas.includes(area)));
}

function areasOf({ district, area, location }: Answer): readonly string[] {
  return district && area ? [`${district.slug}/${area.slug}`] : read(location).areas;
}

const orders: Partial<Record<Sort, (bike: Answer) => number>> = {
  price: (bike) => bike.resalePrice,
  '-price': (bike) => -bike.resalePrice,
  km: (bike) => bike.km ?? Infinity,
  '-year': (bike) => -(bike.year ?? 0),
};

/** Whether bikes stand in the order that somebody asked for; what cannot be seen of it is right. */
export function isInOrder(bikes: readonly Answer[], { sort }: Sought): boolean {
  const order = orders[sort ?? 'best'];
  if (!order) return true;
  const values = bikes.map(order);
  return values.every((value, at) => at === 0 || value >= (values[at - 1] ?? value));
}
