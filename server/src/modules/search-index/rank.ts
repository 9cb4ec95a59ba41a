import { enoughDescription, enoughPhotos } from '@motohaat/domain/completeness';

/** What of a listing says how good a match it is to whatever it is found by. */
export type Ranked = {
  listed_hour: number;
  brand: string | null;
  model: string | null;
  district: string | null;
  area: string | null;
  colour: string | null;
  year: number | null;
  km: number | null;
  cc: number | null;
  owners: number | null;
  description: string;
  photos: number;
  verified: boolean;
  advertised_until: string | null;
  hasPapers: boolean;
};

/** Days by which a bike is moved before those of its day. */
const days = {
  /** There are few of them. */
  advertised: 30,
  photo: 2,
  fact: 1.5,
  description: 2,
  papers: 3,
  verified: 4,
  /** What can only be read out of its texts fits less surely: it comes behind all that are for sale now. */
  unstated: -90,
};

/**
 * Where a bike stands in the order of the best match: when it was listed, in hours, moved by what makes
 * a listing worth a look. So it is a number that never has to be made anew because time goes by.
 */
export function rankOf(listing: Ranked): number {
  const { brand, model, district, area, colour, year, km, cc, owners } = listing;
  const facts = [area, colour, year, km, cc, owners].filter((fact) => fact !== null).length;
  const isStated = brand !== null && model !== null && district !== null;
  const moved =
    facts * days.fact +
    Math.min(listing.photos, enoughPhotos) * days.photo +
    (listing.description.length >= enoughDescription ? days.description : 0) +
    (listing.hasPapers ? days.papers : 0) +
    (listing.verified ? days.verified : 0) +
    (listing.advertised_until === null ? 0 : days.advertised) +
    (isStated ? 0 : days.unstated);
  return listing.listed_hour + Math.round(moved * 24);
}
