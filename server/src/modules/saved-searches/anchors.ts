import type { SearchFilters } from '@motohaat/contract/search';

/** What bikes are looked up by, in the order of how few have it: as stated, or else as their texts say it. */
export type AnchoredBike = {
  models: readonly string[];
  district: string | undefined;
  brand: string | undefined;
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
export function anchorsOfBike({ models, district, brand, kind }: AnchoredBike): string[] {
  return [
    ...anchors('model', models),
    ...anchors('district', district === undefined ? [] : [district]),
    ...anchors('brand', brand === undefined ? [] : [brand]),
    ...anchors('kind', [kind]),
    anything,
  ];
}

const anchors = (name: string, values: readonly (string | number)[] = []) =>
  values.map((value) => `${name}:${value}`);
