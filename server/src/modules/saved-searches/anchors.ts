import type { SearchFilters } from '@motohaat/contract/search';

/** What bikes are looked up by, in the order of how few have it. */
export type AnchoredBike = {
  model: string | null;
  district: string | null;
  brand: string | null;
  kind: number;
};

/** The anchor of searches that name nothing by which bikes could be looked up. */
const anything = '*';

/**
 * What a bike must have at least one of for a search to be looked at: so that a new bike asks few of
 * all searches that are kept.
 */
export function anchorsOfSearch({ model, district, brand, kind }: SearchFilters): string[] {
  const [first] = [
    anchors('model', model),
    anchors('district', district),
    anchors('brand', brand),
    anchors('kind', kind),
  ].filter((each) => each.length > 0);
  return first ?? [anything];
}

/** The anchors that a bike has: a search without any of these does not want it. */
export function anchorsOfBike({ model, district, brand, kind }: AnchoredBike): string[] {
  return [
    ...anchors('model', model === null ? [] : [model]),
    ...anchors('district', district === null ? [] : [district]),
    ...anchors('brand', brand === null ? [] : [brand]),
    ...anchors('kind', [kind]),
    anything,
  ];
}

const anchors = (name: string, values: readonly (string | number)[] = []) =>
  values.map((value) => `${name}:${value}`);
