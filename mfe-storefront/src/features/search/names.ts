import type { FoundBike } from '@motohaat/contract/bike-facts';
import type { Facets } from '@motohaat/contract/search';

export type NamedFilter = 'brand' | 'model' | 'district';

/** What a slug of the catalogue is called in the reader's language. */
export type NameOf = (filter: NamedFilter, slug: string) => string;

/**
 * Names as the answers at hand say them: counts name all values, bikes those that they have. Until
 * either says it, a slug is written as a name.
 */
export function namesIn(facets: Facets | undefined, bikes: readonly FoundBike[]): NameOf {
  return (filter, slug) =>
    facets?.[filter]?.find(({ value }) => value === slug)?.name ??
    bikes.map((bike) => bike[filter]).find((named) => named?.slug === slug)?.name ??
    slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Values in the order in which they stood before; new ones come behind them. */
export function inOrder(before: readonly string[], values: readonly string[]): readonly string[] {
  const all = [...new Set([...before, ...values])];
  return all.length === before.length ? before : all;
}

/** What several names begin with: of Pulsar 125, Pulsar 150 and Pulsar N160, Pulsar. */
export function commonWords(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const end = first.findIndex((word, place) => others.some((words) => words[place] !== word));
  return first.slice(0, end === -1 ? first.length : end).join(' ');
}
