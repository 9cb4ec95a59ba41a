import { maximumKm } from './bike-facts.ts';
import type { CategoryId } from './listing.ts';

/** What about a bike's numbers makes a typing mistake likely. It is said, and nothing is refused. */
export const bikeDoubtCodes = [
  'not_yet',
  'before_model',
  'after_model',
  'old_for_kind',
  'cc_of_electric',
  'cc_unlike_model',
  'km_too_many',
  'km_too_few',
  'used_longer',
  'registered_before',
  'registered_not_yet',
  'token_too_long',
] as const;
export type BikeDoubt = (typeof bikeDoubtCodes)[number];

/** What a seller says of a bike in numbers; nothing where it is not said. */
export type BikeNumbers = {
  category?: CategoryId | undefined;
  year?: number | undefined;
  cc?: number | undefined;
  km?: number | undefined;
  /** Years. */
  used?: number | undefined;
  registrationYear?: number | undefined;
  /** The last day, `YYYY-MM-DD`. */
  taxTokenUntil?: string | undefined;
  /** What the catalogue knows of its model. */
  model?:
    | {
        isElectric: boolean;
        cc: number | null;
        /** The first year and the last in which it was made. */
        from: number | null;
        to: number | null;
      }
    | undefined;
};

/** The input that a doubt is about. */
export type DoubtedInput = 'year' | 'cc' | 'km' | 'used' | 'registrationYear' | 'taxTokenUntil';

/** Years from which bikes of a category are still met on the roads of Bangladesh. */
const oldest: Record<CategoryId, number> = { 1: 1985, 2: 1965, 3: 1985 };
/** Kilometres that nobody rides in a year, carrying passengers every day. */
const mostKmAYear = 40_000;
/** Kilometres under which hardly anybody stays in a year, and the age from which it is told. */
const fewestKmAYear = 200;
const ageOfFewKm = 3;
/** A bike is sold and registered for some time after the last was made. */
const yearsInShops = 2;
/** Years ahead for which no tax token is given. */
const longestTaxToken = 10;

/**
 * Finds numbers of a bike that cannot well be, such as a scooter of 1962.
 *
 * @param now the year, in Dhaka
 * @returns at most one doubt for an input
 */
export function bikeDoubts(
  bike: BikeNumbers,
  now: number,
): Partial<Record<DoubtedInput, BikeDoubt>> {
  const found: Partial<Record<DoubtedInput, BikeDoubt | undefined>> = {
    year: doubtOfYear(bike, now),
    cc: doubtOfCc(bike),
    km: doubtOfKm(bike, now),
    used: doubtOfUse(bike, now),
    registrationYear: doubtOfRegistration(bike, now),
    taxTokenUntil: doubtOfTaxToken(bike, now),
  };
  return Object.fromEntries(Object.entries(found).filter(([, doubt]) => doubt));
}

function doubtOfYear({ year, category, model }: BikeNumbers, now: number): BikeDoubt | undefined {
  if (year === undefined) return undefined;
  // Those of next year are sold before it begins.
  if (year > now + 1) return 'not_yet';
  if (model?.from && year < model.from) return 'before_model';
  if (model?.to && year > model.to + yearsInShops) return 'after_model';
  return category && year < oldest[category] ? 'old_for_kind' : undefined;
}

/** Sellers round: 149 cm³ are called 150. */
function doubtOfCc({ cc, model }: BikeNumbers): BikeDoubt | undefined {
  if (!cc || !model) return undefined;
  if (model.isElectric) return 'cc_of_electric';
  return model.cc && Math.abs(cc - model.cc) > model.cc / 8 ? 'cc_unlike_model' : undefined;
}

function doubtOfKm({ km, year }: BikeNumbers, now: number): BikeDoubt | undefined {
  if (km === undefined) return undefined;
  if (km > maximumKm) return 'km_too_many';
  if (year === undefined || year > now) return undefined;
  const begun = now - year + 1;
  if (km > begun * mostKmAYear) return 'km_too_many';
  const isUsed = begun > ageOfFewKm;
  return isUsed && km < (begun - 1) * fewestKmAYear ? 'km_too_few' : undefined;
}

function doubtOfUse({ used, year }: BikeNumbers, now: number): BikeDoubt | undefined {
  if (used === undefined || year === undefined) return undefined;
  return used > now - year + 1 ? 'used_longer' : undefined;
}

function doubtOfRegistration(
  { registrationYear, year }: BikeNumbers,
  now: number,
): BikeDoubt | undefined {
  if (registrationYear === undefined) return undefined;
  // Unlike a model, no registration is of a year that has not begun.
  if (registrationYear > now) return 'registered_not_yet';
  return year !== undefined && registrationYear < year ? 'registered_before' : undefined;
}

function doubtOfTaxToken({ taxTokenUntil }: BikeNumbers, now: number): BikeDoubt | undefined {
  return Number(taxTokenUntil?.slice(0, 4)) > now + longestTaxToken ? 'token_too_long' : undefined;
}
