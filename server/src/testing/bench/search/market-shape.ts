import type { Brand, Model } from '@motohaat/catalogue/bike';
import { brands } from '@motohaat/catalogue/brands';
import { areas, districts } from '@motohaat/catalogue/places';

import { weighted } from '../../random.ts';

/** Parts of all bikes that are for sale in Bangladesh, in percent; of others a little each. */
const shareOfBrand: Readonly<Record<string, number>> = {
  bajaj: 24,
  yamaha: 19,
  suzuki: 13,
  honda: 13,
  tvs: 13,
  hero: 8,
  runner: 2.5,
  lifan: 1.5,
  'royal-enfield': 1,
  ktm: 0.8,
};
const otherBrand = 0.12;

/** How much of its brand are the models that most ride; of others less and less. */
const shareOfModel: Readonly<Record<string, number>> = {
  'pulsar-150': 40,
  'discover-125': 14,
  'platina-100': 8,
  'pulsar-ns160': 10,
  'fzs-v3': 24,
  'fzs-v2': 20,
  'r15-v3': 18,
  'mt-15': 9,
  'gixxer-155': 36,
  'gixxer-sf-fi': 14,
  'cb-hornet-160r': 22,
  'dio-110': 9,
  'livo-110': 8,
  'apache-rtr-160': 24,
  'apache-rtr-160-4v': 28,
  'metro-plus': 10,
  'splendor-plus': 16,
  'hunk-150': 20,
};

const shareOfDistrict: Readonly<Record<string, number>> = {
  dhaka: 38,
  chattogram: 11,
  gazipur: 5.5,
  narayanganj: 4,
  cumilla: 3.5,
  sylhet: 3,
  bogura: 2.8,
  rajshahi: 2.6,
  khulna: 2.5,
  mymensingh: 2.2,
  jashore: 2,
  rangpur: 1.8,
};
const otherDistrict = 0.4;

/** Of some brands no models are known. */
const brandsWithModels = brands.filter(({ families }) => families.length > 0);

/** Draws a brand. */
export const drawBrand = weighted(brandsWithModels, ({ slug }) => shareOfBrand[slug] ?? otherBrand);

const models = new Map(
  brandsWithModels.map((brand) => [
    brand.slug,
    weighted(
      brand.families.flatMap((family) => family.models),
      ({ slug }, place) => shareOfModel[slug] ?? 12 / (place + 4),
    ),
  ]),
);

/** Draws a model of a brand. */
export function drawModel(brand: Brand, drawn: number): Model {
  const draw = models.get(brand.slug);
  if (!draw) throw new Error(`There is no brand ${brand.slug}.`);
  return draw(drawn);
}

/** Draws a district. */
export const drawDistrict = weighted(
  districts,
  ({ slug }) => shareOfDistrict[slug] ?? otherDistrict,
);

const parts = new Map(
  Array.from(new Set(areas.map(({ district }) => district)), (slug) => [
    slug,
    weighted(
      areas.filter(({ district }) => district === slug),
      (_, place) => 1 / (place + 3),
    ),
  ]),
);

/** Draws a part of a district; of some none are known. */
export const drawArea = (district: string, drawn: number) => parts.get(district)?.(drawn);

/** Whole taka that a model cost when it was new. */
export function priceWhenNew({ kind, cc }: Model): number {
  if (cc === null) return 160_000;
  const [, base] = pricesBySize.find(([to]) => cc <= to) ?? [0, 900_000];
  return kind === 'sport' ? base * 1.8 : base;
}

const pricesBySize = [
  [100, 112_000],
  [115, 132_000],
  [128, 158_000],
  [145, 178_000],
  [156, 215_000],
  [168, 245_000],
  [205, 330_000],
  [260, 420_000],
  [360, 490_000],
  [3_000, 900_000],
] as const;
