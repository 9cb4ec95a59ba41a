import type { BikeInput } from '@motohaat/contract/bike-form';
import type { ListingPart } from '@motohaat/domain/completeness';
import { enoughDescription, enoughPhotos } from '@motohaat/domain/completeness';

import type { Texts } from './listing-store.ts';

/** The input in which a part of a listing is added. */
export const inputOfPart = {
  photo: 'image',
  morePhotos: 'image',
  model: 'model',
  year: 'year',
  cc: 'cc',
  colour: 'colour',
  km: 'km',
  condition: 'condition',
  owners: 'owners',
  registration: 'registration',
  papers: 'papers.certificate',
  district: 'district',
  area: 'area',
  price: 'resaleprice',
  description: 'message',
} as const satisfies Record<ListingPart, BikeInput>;

/** What texts do not say. */
type Beside = {
  /** How many there are. */
  photos: number;
  /** It has no engine. */
  hasNoCc: boolean;
  /** Its district has no list of areas. */
  hasNoArea: boolean;
};

/** How much of each part of a listing is there, from 0 to 1. @param texts by the names of their inputs */
export function partsOf(
  texts: Texts,
  { photos, hasNoCc, hasNoArea }: Beside,
): Record<ListingPart, number> {
  const papers = Object.keys(texts).filter((input) => input.startsWith('papers.'));
  const there = (input: BikeInput) => Number((texts[input] ?? '').trim() !== '');
  return {
    photo: Number(photos > 0),
    morePhotos: photos / enoughPhotos,
    model: there('model') || there('otherModel'),
    year: there('year'),
    cc: hasNoCc ? 1 : there('cc'),
    colour: there('colour'),
    km: there('km'),
    // Where it is not asked, it was said before.
    condition: texts['condition'] === undefined ? 1 : there('condition'),
    owners: there('owners'),
    registration: there('registration'),
    papers: papers.filter((input) => texts[input] !== '').length / papers.length,
    district: there('district'),
    area: hasNoArea ? 1 : there('area'),
    price: there('resaleprice'),
    description: Math.min(1, (texts['message'] ?? '').trim().length / enoughDescription),
  };
}
