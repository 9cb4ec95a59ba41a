import {
  noPapers,
  papersCompleteUntil,
  type Papers,
  type Registration,
} from '@motohaat/domain/bike-facts';
import { hideContacts } from '@motohaat/domain/contacts';
import { type CategoryId, type Condition, conditions } from '@motohaat/domain/listing';
import { intKey } from '@motohaat/domain/search/int-key';
import { tokens } from '@motohaat/domain/search/tokens';

import { ofBrandKey, readKey, unknownKey } from './catalogue-keys.ts';
import { rankOf } from './rank.ts';
import { joined, readName, readPlace } from './read-listing.ts';

/** Raised when rows are made otherwise than before; a job makes the old ones anew. */
export const revision = 6;

/** What stands where a seller did not state something, so that it is last in its order and fits no limit. */
export const notStated = { km: 1_000_000, year: 0, cc: 0, owners: 99 } as const;

/** A listing that anyone can see. */
export type SearchedListing = {
  id: string;
  version: number;
  category_id: CategoryId;
  name: string;
  other_model: string | null;
  location: string;
  description: string;
  brand: string | null;
  model: string | null;
  district: string | null;
  area: string | null;
  colour: string | null;
  resale_price: number;
  year: number | null;
  km: number | null;
  cc: number | null;
  condition: Condition;
  owners: number | null;
  papers: Papers | null;
  registration: Registration | null;
  photos: number;
  verified: boolean;
  /** The database's own text, as the next. */
  advertised_until: string | null;
  created_at: string;
  /** Hours since 1970. */
  listed_hour: number;
};

/** What a listing is found by, as the database takes it. */
export function searchRow(listing: SearchedListing) {
  const { id, version, photos, verified, advertised_until, created_at } = listing;
  const papers_until = papersCompleteUntil(listing.papers ?? noPapers, listing.registration);
  return {
    id,
    version,
    revision,
    rank: rankOf({ ...listing, hasPapers: papers_until !== null }),
    category: listing.category_id,
    ...bikeKeys(listing),
    ...placeKeys(listing),
    price: listing.resale_price,
    year: listing.year ?? notStated.year,
    km: listing.km ?? notStated.km,
    cc: listing.cc ?? notStated.cc,
    condition: conditionNumber(listing.condition),
    owners: listing.owners ?? notStated.owners,
    papers_until,
    photos,
    verified,
    advertised_until,
    created_at,
    sampled: intKey(id) % 64 === 0,
    keys: wordKeys(listing),
  };
}

/** The number that stands for a condition. */
export function conditionNumber(condition: Condition): number {
  return conditions.indexOf(condition) + 1;
}

/** What is stated, or else what its name says. */
function bikeKeys({ brand, model, name, other_model }: SearchedListing) {
  if (brand !== null && model !== null) return { brand: intKey(brand), model: intKey(model) };
  const read = readName(`${name} ${other_model ?? ''}`, brand);
  const brandKey = read.brand === undefined ? unknownKey : readKey(read.brand);
  const ofBrand = read.brand === undefined ? unknownKey : ofBrandKey(`~${read.brand}`);
  const stated = brand === null ? { brand: brandKey, model: ofBrand } : ofStated(brand);
  return read.models.length === 0 ? stated : { ...stated, model: readKey(joined(read.models)) };
}

const ofStated = (brand: string) => ({ brand: intKey(brand), model: ofBrandKey(brand) });

/** What is stated, or else what its location says. */
function placeKeys({ district, area, location }: SearchedListing) {
  const read = readPlace(location, district);
  const readArea = read.area === undefined ? unknownKey : readKey(read.area);
  if (district === null) {
    return {
      district: read.district === undefined ? unknownKey : readKey(read.district),
      area: readArea,
    };
  }
  return {
    district: intKey(district),
    area: area === null ? readArea : intKey(`${district}/${area}`),
  };
}

/** Words of a bike's texts that are kept; a description may have hundreds. */
const mostWords = 100;

/** What anyone may read of its texts: what is hidden in them is not found either. */
function wordKeys(listing: SearchedListing): number[] {
  const { name, other_model, location, colour, description } = listing;
  const texts = [name, other_model ?? '', location, colour ?? '', description].map(hideContacts);
  return tokens(texts.join('\n')).slice(0, mostWords).map(intKey);
}
