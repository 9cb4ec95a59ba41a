import { noPapers, papersCompleteUntil, type Papers } from '@motohaat/domain/bike-facts';
import { hideContacts } from '@motohaat/domain/contacts';
import { type CategoryId, type Condition, conditions } from '@motohaat/domain/listing';
import { intKey } from '@motohaat/domain/search/int-key';

import { ofBrandKey, unknownKey } from './catalogue-keys.ts';
import { textWords } from './text-words.ts';

/** Raised when rows are made otherwise than before; a job makes the old ones anew. */
export const revision = 1;

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
  resale_price: number;
  year: number | null;
  km: number | null;
  cc: number | null;
  condition: Condition;
  owners: number | null;
  papers: Papers | null;
  photos: number;
  verified: boolean;
  /** The database's own text, as the next. */
  advertised_until: string | null;
  created_at: string;
};

/** What a listing is found by, as the database takes it. */
export function searchRow(listing: SearchedListing) {
  const { id, version, brand, district, photos, verified, advertised_until, created_at } = listing;
  return {
    id,
    version,
    revision,
    category: listing.category_id,
    brand: brand === null ? unknownKey : intKey(brand),
    model: modelKey(listing),
    district: district === null ? unknownKey : intKey(district),
    price: listing.resale_price,
    year: listing.year ?? notStated.year,
    km: listing.km ?? notStated.km,
    cc: listing.cc ?? notStated.cc,
    condition: conditionNumber(listing.condition),
    owners: listing.owners ?? notStated.owners,
    papers_until: papersCompleteUntil(listing.papers ?? noPapers),
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

function modelKey({ brand, model }: SearchedListing): number {
  if (model !== null) return intKey(model);
  return brand === null ? unknownKey : ofBrandKey(brand);
}

/** What anyone may read of its texts: what is hidden in them is not found either. */
function wordKeys({ name, other_model, location, description }: SearchedListing): number[] {
  const text = [name, other_model ?? '', location, hideContacts(description)].join('\n');
  return textWords(text).map(intKey);
}
