import type { Brand, Model } from './bike.ts';
import { derived } from './current.ts';
import type { Area, District } from './place.ts';
import { areas, districts } from './places.ts';

/** A model with the make that it is of. */
export type FoundModel = { model: Model; brand: Brand };

const bySlug = derived((_now, named) => new Map(named.map((brand) => [brand.slug, brand])));
const modelsBySlug = derived(
  (_now, named) =>
    new Map(
      named.flatMap((brand) =>
        brand.families.flatMap(({ models }) =>
          models.map((model): [string, FoundModel] => [model.slug, { model, brand }]),
        ),
      ),
    ),
);
const districtsBySlug = new Map(districts.map((district) => [district.slug, district]));
const areasByPlace = new Map(areas.map((area) => [`${area.district}/${area.slug}`, area]));

/** The brand that a slug names. */
export function findBrand(slug: string): Brand | undefined {
  return bySlug().get(slug);
}

/** The model that a slug names, whatever its brand. */
export function findModel(slug: string): FoundModel | undefined {
  return modelsBySlug().get(slug);
}

/** The district that a slug names. */
export function findDistrict(slug: string): District | undefined {
  return districtsBySlug.get(slug);
}

/** The area that a slug names; some areas of several districts share one. */
export function findArea(district: string, slug: string): Area | undefined {
  return areasByPlace.get(`${district}/${slug}`);
}
