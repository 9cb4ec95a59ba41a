import { findBrand, findDistrict, findModel } from '@motohaat/catalogue/find';
import type { SearchFilters } from '@motohaat/contract/search';
import { kindSlugs, type LandingName } from '@motohaat/domain/landing';
import type { InBoth } from '@motohaat/domain/language';
import { categoryIds, type CategoryId } from '@motohaat/domain/listing';

/** A slug with what it names. */
type Known = { slug: string; name: InBoth };

/** What a landing page is of, besides its district. */
export type What =
  | ({ of: 'brand' } & Known)
  | ({ of: 'model'; brand: Known } & Known)
  | { of: 'kind'; slug: string; id: CategoryId };

/** What a landing page is of: `what`, a district, or both. */
export type Subject = { what: What | null; district: Known | null; filters: SearchFilters };

/**
 * What an address names. A kind has a page of its own only in a district: elsewhere its category is it.
 *
 * @returns nothing where it names nothing
 */
export function subjectOf({ name, district }: LandingName): Subject | undefined {
  const what = whatOf(name);
  const where = findDistrict(what ? (district ?? '') : name) ?? null;
  if (what ? district !== null && !where : district !== null || !where) return undefined;
  if (what?.of === 'kind' && !where) return undefined;
  return {
    what,
    district: where,
    filters: { ...filterOf(what), ...(where && { district: [where.slug] }) },
  };
}

function whatOf(name: string): What | null {
  const brand = findBrand(name);
  if (brand) return { of: 'brand', ...brand };
  const found = findModel(name);
  if (found) {
    return { of: 'model', slug: name, name: found.model.name, brand: found.brand };
  }
  const id = categoryIds.find((each) => kindSlugs[each] === name);
  return id === undefined ? null : { of: 'kind', slug: name, id };
}

function filterOf(what: What | null): SearchFilters {
  if (!what) return {};
  return what.of === 'kind' ? { kind: [what.id] } : { [what.of]: [what.slug] };
}
