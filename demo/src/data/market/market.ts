import { findModel, type FoundModel } from '@motohaat/catalogue/find';
import { areas, districts } from '@motohaat/catalogue/places';
import { categoryOfKind } from '@motohaat/domain/bike-facts';

import { colourOf } from '../colour-of.ts';
import type { ModelKey } from '../models.ts';
import type { PaintKey } from '../paints.ts';
import { closeUps, near, side, studio } from '../pictures.ts';
import type { Bike, BikeFacts, StatedPapers } from '../types.ts';
import { largeDistricts, offers } from './offers.ts';
import { moreSellers } from './people.ts';
import { type Random, randomFrom } from './random.ts';
import { describe } from './words.ts';

/** The year that the market stands for. */
export const marketYear = 2026;
const inEachDistrict = 3;

const random = randomFrom(20_261_122);

/** Where each bike stands, in no order: three in each district, the others in the large ones. */
function places(bikes: number): string[] {
  const some = districts.flatMap(({ slug }) => times(inEachDistrict, slug));
  const more = Object.entries(largeDistricts).flatMap(([slug, most]) =>
    times(most - inEachDistrict, slug),
  );
  const all = [...some, ...random.shuffled(more), ...times(bikes, 'dhaka')];
  return random.shuffled(all.slice(0, bikes));
}

type Offer = (typeof offers)[number];

/** Of a model that many ride so many are in the two large cities, so that its pages there have bikes. */
const isRiddenByMany = ([, , , bikes]: Offer) => bikes >= 8;
const inCities = [...times(3, 'dhaka'), ...times(2, 'chattogram')];

/** What is on sale, in no order, and where each stands. */
function placed(): { offer: Offer; district: string }[] {
  const rest = places(offers.reduce((sum, [, , , bikes]) => sum + bikes, 0));
  const take = (district: string | undefined): string => {
    const place = district === undefined ? -1 : rest.indexOf(district);
    return rest.splice(place, 1)[0] ?? 'dhaka';
  };
  const popularFirst = offers.toSorted((one, other) => other[3] - one[3]);
  const all = popularFirst.flatMap((offer) =>
    times(offer[3], offer).map((each, index) => ({
      offer: each,
      district: take(isRiddenByMany(each) ? inCities[index] : undefined),
    })),
  );
  return random.shuffled(all);
}

function times<Item>(count: number, item: Item): Item[] {
  return Array.from({ length: Math.max(0, count) }, () => item);
}

function modelOf(slug: string): FoundModel {
  const found = findModel(slug);
  if (!found) throw new Error(`The catalogue has no ${slug}.`);
  return found;
}

/** Most bikes on sale are three to eight years old. */
function yearOf({ model }: FoundModel): number {
  const age = random.chance(0.18) ? random.between(0, 2) : random.between(2, random.between(5, 12));
  const from = Math.max(model.from ?? 2012, 2009);
  return Math.min(Math.max(from, marketYear - age), model.to ?? marketYear);
}

const conditionOf = (age: number, km: number): Bike['condition'] => {
  if (age <= 2 && km < 16_000) return random.chance(0.8) ? 'excellent' : 'good';
  if (age >= 9 || km > 48_000) return random.chance(0.6) ? 'fair' : 'good';
  return random.chance(0.08) ? 'fair' : 'good';
};
const worth = { excellent: 1.04, good: 1, fair: 0.84 } as const;

/** What it is worth, whole taka: less each year, and for each kilometre. */
function priceOf(price: number, age: number, km: number, condition: Bike['condition']): number {
  const left = Math.max(0.25, 0.94 * 0.93 ** age) * (1 - Math.min(km, 80_000) / 700_000);
  const asked = price * left * worth[condition] * (0.94 + 0.12 * random.next());
  return Math.max(15_000, Math.round(asked / 1_000) * 1_000 - (random.chance(0.4) ? 500 : 0));
}

function papersOf(isRegistered: boolean): StatedPapers | null {
  if (random.chance(0.16)) return null;
  if (!isRegistered) {
    const none = { digitalPlate: false, smartCard: false, taxTokenDays: null };
    return { certificate: 'none', ...none, insurance: false, sellerSigns: true };
  }
  const isComplete = random.chance(0.6);
  return {
    certificate: isComplete || random.chance(0.6) ? 'seller' : 'other',
    taxTokenDays: isComplete ? random.between(20, 640) : random.between(-300, 120),
    digitalPlate: isComplete || random.chance(0.5),
    smartCard: isComplete || random.chance(0.7),
    insurance: random.chance(0.1) ? null : random.chance(0.4),
    sellerSigns: isComplete || random.chance(0.8),
  };
}

function factsOf(found: FoundModel, district: string, paint: PaintKey): BikeFacts {
  const { model, brand } = found;
  const year = yearOf(found);
  const age = marketYear - year;
  const km = Math.round(((age + 0.4) * random.between(2_500, 7_800)) / 100) * 100;
  const isRegistered = age > 2 || random.chance(age > 0 ? 0.9 : 0.5);
  const parts = areas.filter((area) => area.district === district);
  const { slug: area } =
    parts.length > 0 && random.chance(0.85) ? random.pick(parts) : { slug: null };
  return {
    brand: brand.slug,
    model: model.slug,
    year,
    cc: model.cc,
    km: random.chance(0.05) ? null : km,
    colour: colourOf(paint),
    owners: random.chance(0.07) ? null : random.between(1, 1 + Math.min(3, Math.floor(age / 3))),
    registration: isRegistered ? 'registered' : random.pick(['applied', 'unregistered']),
    registrationZone: !isRegistered ? null : random.chance(0.85) ? district : 'dhaka',
    registrationYear: isRegistered ? Math.min(marketYear, year + random.between(0, 1)) : null,
    district,
    area,
    papers: papersOf(isRegistered),
  };
}

function locationOf({ district, area }: BikeFacts): string {
  const names = [
    areas.find((each) => each.district === district && each.slug === area),
    districts.find(({ slug }) => slug === district),
  ];
  return names.flatMap((each) => (each ? [each.name.en] : [])).join(', ');
}

function picturesOf(drawing: ModelKey, paint: PaintKey): Bike['pictures'] {
  const all = [side(drawing, paint)];
  if (!isDrawnNearby(drawing)) return all;
  const paints: readonly PaintKey[] = closeUps[drawing];
  return paints.includes(paint) ? [...all, near(drawing, paint as 'red')] : all;
}

const isDrawnNearby = (drawing: ModelKey): drawing is keyof typeof closeUps => drawing in closeUps;

/** The other bikes of the market, each with all that follows from what it is and where it stands. */
function marketBikes(): Bike[] {
  const described = new Set<string>();
  return placed().map(({ offer: [slug, drawing, thousands], district }, index) => {
    const found = modelOf(slug);
    const paint = random.pick<(typeof studio)[ModelKey][number]>(studio[drawing]);
    const facts = factsOf(found, district, paint);
    const age = marketYear - facts.year;
    const condition = conditionOf(age, facts.km ?? 30_000);
    const resalePrice = priceOf(thousands * 1_000, age, facts.km ?? 30_000, condition);
    const postedHoursAgo = random.between(56, 1_000);
    const place = locationOf(facts);
    const name = `${found.brand.name.en} ${found.model.name.en}`;
    return {
      key: `${slug}-${district}-${index}`,
      seller: random.pick(moreSellers.filter((each) => each.district === district)).key,
      category: categoryOfKind(found.model.kind),
      name: random.chance(0.12) ? `${name} ${facts.year}` : name,
      condition,
      originalPrice: Math.max(thousands * 1_000, Math.round((resalePrice * 1.06) / 1_000) * 1_000),
      resalePrice,
      used: Math.max(0.5, age),
      warranty: age <= 1 && random.chance(0.6) ? random.between(1, 3) / 2 : null,
      location: place,
      description: unlike(described, () =>
        describe({ ...facts, kind: found.model.kind, condition, place }, random),
      ),
      postedHoursAgo,
      pictures: picturesOf(drawing, paint),
      advertised: false,
      facts,
      before: priceBefore(resalePrice, postedHoursAgo, random),
    };
  });
}

/** One that was not made before. */
function unlike(made: Set<string>, make: () => string): string {
  let text = make();
  while (made.has(text)) text = make();
  made.add(text);
  return text;
}

/** What it cost before its seller lowered the price, of some. */
function priceBefore(price: number, postedHoursAgo: number, { chance, between }: Random) {
  if (!chance(0.14)) return null;
  const before = Math.round((price * (1.03 + between(0, 6) / 100)) / 1_000) * 1_000;
  return before > price ? { price: before, hoursAgo: between(3, postedHoursAgo - 40) } : null;
}

export const market: readonly Bike[] = marketBikes();
