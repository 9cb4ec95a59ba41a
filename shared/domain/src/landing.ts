import type { CategoryId } from './listing.ts';
import type { SearchFilters } from './search/filters.ts';

/** Bikes that a landing page needs, so that search engines are told of it. */
export const landingBikes = 3;

/** What landing pages call the kinds in their addresses; none of the catalogue's slugs is one of these. */
export const kindSlugs = { 1: 'scooters', 2: 'standard', 3: 'sport' } as const satisfies Record<
  CategoryId,
  string
>;

/** What names a landing page: a brand, model or district, or one of the first two or a kind in a district. */
export type LandingName = { name: string; district: string | null };

/** The landing page of all bikes that some filters find, in whatever order; nothing where there is none. */
export function landingOf({
  brand,
  model,
  kind,
  district,
  ...others
}: SearchFilters): LandingName | undefined {
  const whats = [brand, model, kind].filter((each) => each !== undefined);
  const isOther = Object.values(others).some((value) => value !== undefined);
  if (isOther || whats.length > 1 || [...whats, district ?? []].some(({ length }) => length > 1)) {
    return undefined;
  }
  const [where] = district ?? [];
  const what = brand?.[0] ?? model?.[0] ?? (kind?.[0] && where && kindSlugs[kind[0]]);
  if (kind && !what) return undefined;
  if (what) return { name: what, district: where ?? null };
  return where ? { name: where, district: null } : undefined;
}
