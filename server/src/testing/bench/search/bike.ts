import type { Brand, Model } from '@motohaat/catalogue/bike';
import { categoryOfKind, colours, noPapers, type Papers } from '@motohaat/domain/bike-facts';
import type { Insertable } from 'kysely';

import type { Schema } from '../../../database/index.ts';
import type { Random } from '../../random.ts';
import { drawArea, drawBrand, drawDistrict, drawModel, priceWhenNew } from './market-shape.ts';

const day = 86_400_000;
/** Listings run so long. */
const days = 60;
const thisYear = new Date().getUTCFullYear();

/** A listing as the market has them. */
export type BenchBike = Insertable<Schema['products']> & { id: string };

/**
 * Makes a bike: what it is, where it stands and what it costs, as often as on the market.
 *
 * @param place of how many of all, from 0 to 1; the oldest listing first, as a table has them
 */
export function makeBike(random: Random, sellerId: string, place: number, now: number): BenchBike {
  const { chance, whole } = random;
  const brand = drawBrand(random.next());
  const model = drawModel(brand, random.next());
  const age = chance(0.2) ? whole(0, 2) : whole(2, whole(4, 14));
  const year = Math.min(
    Math.max(model.from ?? 2012, thisYear - age),
    Math.max(model.to ?? thisYear, 2006),
  );
  const km = Math.round(((thisYear - year + 0.4) * whole(2_000, 8_500)) / 100) * 100;
  const price = priceOf(random, model, thisYear - year, km);
  const created = now - (1 - place) * days * day - whole(0, 40_000);
  const resting = chance(0.08);
  return {
    id: idAt(random, created),
    seller_id: sellerId,
    category_id: categoryOfKind(model.kind),
    status: chance(0.04) ? 'reserved' : 'active',
    condition: conditionOf(random, thisYear - year),
    original_price: Math.max(price, Math.round(priceWhenNew(model) / 1_000) * 1_000),
    resale_price: price,
    used: Math.min(50, thisYear - year),
    warranty: null,
    description: describe(random, km),
    images: JSON.stringify(photosOf(random)),
    // So many state nothing but what the specification asks for.
    ...(resting
      ? { name: nameOf(random, brand, model, year), location: placeOf(random).location }
      : {
          ...statedModel(random, brand, model, year),
          ...placeOf(random),
          year: chance(0.95) ? year : null,
          cc: chance(0.95) ? model.cc : null,
          km: chance(0.92) ? km : null,
          colour: chance(0.8) ? random.one(colours) : null,
          owners: chance(0.9) ? whole(1, 1 + Math.min(3, Math.floor(age / 3))) : null,
          papers: JSON.stringify(papersOf(random, now)),
        }),
    created_at: new Date(created),
    // Never, so that a market that is kept stays as it is.
    expires_at: new Date(now + 3_650 * day),
    announced_at: new Date(created),
  };
}

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/** As they are made for new rows: in the order of time. */
function idAt({ whole }: Random, time: number): string {
  const head = hex(Math.trunc(time), 12);
  const tail = `${hex(whole(0, 0xffff), 4)}${hex(whole(0, 0xffffffff), 8)}`;
  return `${head.slice(0, 8)}-${head.slice(8)}-7${hex(whole(0, 0xfff), 3)}-${hex(whole(0x8000, 0xbfff), 4)}-${tail}`;
}

/** Less each year and for each kilometre, about half of them a little under a round number. */
function priceOf({ chance, next }: Random, model: Model, age: number, km: number): number {
  const left = Math.max(0.25, 0.94 * 0.93 ** age) * (1 - Math.min(km, 80_000) / 700_000);
  const asked = priceWhenNew(model) * left * (0.8 + 0.4 * ((next() + next() + next()) / 3));
  return Math.max(15_000, Math.round(asked / 1_000) * 1_000 - (chance(0.4) ? 500 : 0));
}

function conditionOf({ chance }: Random, age: number): 'excellent' | 'good' | 'fair' {
  if (age <= 2) return chance(0.8) ? 'excellent' : 'good';
  if (age >= 9) return chance(0.5) ? 'fair' : 'good';
  return chance(0.08) ? 'fair' : 'good';
}

function nameOf({ chance }: Random, brand: Brand, model: Model, year: number): string {
  if (chance(0.06)) return `${brand.name.bn} ${model.name.bn}`;
  const name = chance(0.1) ? model.name.en : `${brand.name.en} ${model.name.en}`;
  return chance(0.12) ? `${name} ${year}` : name;
}

function statedModel(random: Random, brand: Brand, model: Model, year: number) {
  const name = nameOf(random, brand, model, year);
  if (random.chance(0.97)) return { name, brand: brand.slug, model: model.slug };
  return { name, brand: brand.slug, model: null, other_model: 'Modified' };
}

function placeOf({ chance, next }: Random) {
  const { slug: district, name } = drawDistrict(next());
  const area = chance(0.8) ? drawArea(district, next()) : undefined;
  const said = area ? `${area.name.en}, ${name.en}` : name.en;
  return { district, area: area?.slug ?? null, location: chance(0.06) ? name.bn : said };
}

function papersOf({ chance, whole }: Random, now: number): Papers {
  if (chance(0.12)) return noPapers;
  const isComplete = chance(0.5);
  const until = isComplete ? whole(30, 900) : whole(-300, 120);
  return {
    certificate: isComplete || chance(0.6) ? 'seller' : 'other',
    taxTokenUntil: new Date(now + until * day).toISOString().slice(0, 10),
    digitalPlate: isComplete || chance(0.5),
    smartCard: isComplete || chance(0.7),
    insurance: chance(0.4),
    sellerSigns: isComplete || chance(0.8),
  };
}

const beginnings = [
  'Ridden daily to the office, serviced every three thousand kilometres.',
  'An honest bike for every day, cheap to run and easy to mend.',
  'Single hand used, always garaged, never fell.',
  'একদম ফ্রেশ কন্ডিশন, কোনো সমস্যা নেই, কাগজপত্র ঠিক আছে।',
  'Fresh condition bhai, kono problem nai, test ride available.',
  'Bought for college, and now I go abroad for work.',
];
const ends = [
  'Papers up to date, come and see it on any Friday.',
  'The tyres were changed this year, the chain and brake pads too.',
  'দেখতে চাইলে শুক্রবার আসুন, দাম আলোচনা সাপেক্ষ।',
  'Only one scratch on the tank, all parts are from the factory.',
  'Full service was done last month, mileage is 42 to 45.',
];

function describe({ one }: Random, km: number): string {
  return `${one(beginnings)} ${one(ends)} ${Math.round(km / 1_000)} thousand on the clock.`;
}

function photosOf({ whole }: Random) {
  const many = whole(1, whole(2, 8));
  const file = whole(0, 0xffffff).toString(16);
  return Array.from({ length: many }, (_, place) => ({
    card: `https://i.ibb.co/${file}/bike-${place}-card.webp`,
    viewer: `https://i.ibb.co/${file}/bike-${place}.webp`,
    width: 1_600,
    height: 1_200,
    alt: 'The bike from the side',
  }));
}
