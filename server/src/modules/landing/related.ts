import { brandsNow } from '@motohaat/catalogue/current';
import { neighbours } from '@motohaat/catalogue/neighbours';
import { districts } from '@motohaat/catalogue/places';
import type { LandingGroup } from '@motohaat/contract/landing';
import { kindSlugs } from '@motohaat/domain/landing';

import type { Queryable } from '../../database/index.ts';
import { modelsOf } from '../search-index/catalogue-keys.ts';
import { type ListedPage, listPages } from './landing-pages.repository.ts';
import type { Subject } from './subject.ts';

/** Pages of one group at the most; where one begins, all brands and districts. */
const most = { page: 24, start: 100 };

/** Names and districts of which each pair may be a page; `''` is the whole country. */
type Around = { of: LandingGroup['of']; names: readonly string[]; districts: readonly string[] };
/** Pages that belong together. */
export type PageGroup = { of: LandingGroup['of']; pages: ListedPage[] };

const country = [''];
const allBrands = () => brandsNow().map(({ slug }) => slug);
const allModels = () => allBrands().flatMap(modelsOf);
const allDistricts = districts.map(({ slug }) => slug);
const allKinds = Object.values(kindSlugs);

/** What a landing page leads to: one step wider, narrower, or beside it. */
function around({ what, district }: Subject): Around[] {
  const where = district ? [district.slug] : country;
  const near = district ? (neighbours[district.slug] ?? []) : [];
  if (!what) {
    return [
      { of: 'brands', names: allBrands(), districts: where },
      { of: 'models', names: allModels(), districts: where },
      { of: 'kinds', names: allKinds, districts: where },
      { of: 'nearby', names: near, districts: country },
    ];
  }
  const elsewhere: Around = district
    ? { of: 'nearby', names: [what.slug], districts: near }
    : { of: 'districts', names: [what.slug], districts: allDistricts };
  const ofBrands: Around = { of: 'brands', names: allBrands(), districts: where };
  if (what.of === 'kind') {
    return [{ of: 'kinds', names: allKinds, districts: where }, elsewhere, ofBrands];
  }
  const brand = what.of === 'model' ? what.brand.slug : what.slug;
  const ofModels: Around = { of: 'models', names: modelsOf(brand), districts: where };
  return what.of === 'model' ? [ofModels, elsewhere] : [ofModels, elsewhere, ofBrands];
}

/** The pages that one leads to. */
export async function relatedTo(db: Queryable, subject: Subject): Promise<PageGroup[]> {
  const own = subject.what?.slug ?? subject.district?.slug;
  const groups = await listGroups(db, around(subject), most.page + 1);
  return groups.map(({ of, pages }) => ({
    of,
    pages: pages
      .filter(({ name, district }) => name !== own || district !== (subject.district?.slug ?? null))
      .slice(0, most.page),
  }));
}

/** Where one begins: all brands and districts, and the models that many sell. */
export async function startingPages(db: Queryable): Promise<PageGroup[]> {
  const [ofBrands, ofDistricts, ofModels] = await Promise.all([
    listGroups(db, [{ of: 'brands', names: allBrands(), districts: country }], most.start),
    listGroups(db, [{ of: 'districts', names: allDistricts, districts: country }], most.start),
    listGroups(db, [{ of: 'models', names: allModels(), districts: country }], most.page),
  ]);
  return [...ofBrands, ...ofModels, ...ofDistricts];
}

async function listGroups(
  db: Queryable,
  groups: readonly Around[],
  limit: number,
): Promise<PageGroup[]> {
  const listed = await Promise.all(
    groups.map(async ({ of, names, districts: places }) => ({
      of,
      pages: await listPages(db, names, places, limit),
    })),
  );
  return listed.filter(({ pages }) => pages.length > 0);
}

/** The pages that a bike is on and that have several bikes, the widest first. */
export async function pagesOfBike(
  db: Queryable,
  {
    brand,
    model,
    district,
  }: { brand: string | null; model: string | null; district: string | null },
): Promise<ListedPage[]> {
  const names = [brand, model, district];
  const known = names.filter((slug) => slug !== null);
  const listed = await listPages(db, known, ['', district ?? ''], 10);
  const places = district === null ? [null] : [null, district];
  const order = places.flatMap((place) => names.map((name) => ({ name, district: place })));
  return order.flatMap(
    (page) =>
      listed.find(({ name, district: of }) => name === page.name && of === page.district) ?? [],
  );
}
