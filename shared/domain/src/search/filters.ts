import type { CategoryId, Condition } from '../listing.ts';

/** What bikes can be filtered by, as it stands in addresses. */
export const filterNames = [
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
export type FilterName = (typeof filterNames)[number];

/** Filters of which several values can be asked for at once, with commas. */
export const listFilters = ['kind', 'brand', 'model', 'district', 'condition'] as const;

/** Dearest first, and the newest year first, with a sign before the name. */
export const sorts = ['best', 'newest', 'price', '-price', 'km', '-year'] as const;
export type Sort = (typeof sorts)[number];

/** Filters that were checked: numbers as numbers, lists as lists. */
export type SearchFilters = {
  kind?: CategoryId[];
  brand?: string[];
  model?: string[];
  priceMin?: number;
  priceMax?: number;
  yearMin?: number;
  yearMax?: number;
  kmMax?: number;
  ccMin?: number;
  ccMax?: number;
  district?: string[];
  condition?: Condition[];
  papers?: 'complete';
  /** At most so many. */
  owners?: number;
  verified?: true;
  photos?: true;
  advertised?: true;
};
