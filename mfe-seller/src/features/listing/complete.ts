import type { FactFields } from '@motohaat/contract/facts-form';
import type { ListingPart } from '@motohaat/domain/completeness';
import { enoughDescription, enoughPhotos } from '@motohaat/domain/completeness';

/** What a form holds of a listing. */
export type ListingInputs = FactFields & {
  image: readonly string[];
  /** Nothing where it is not asked, since it was said before. */
  condition?: string | undefined;
  resaleprice: string;
  message: string;
};

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
} as const satisfies Record<ListingPart, string>;

/** What cannot be said of some bikes. */
type Unsaid = {
  /** It has no engine. */
  hasNoCc: boolean;
  /** Its district has no list of areas. */
  hasNoArea: boolean;
};

/** How much of each part of a listing is there, from 0 to 1. */
export function partsOf(
  typed: ListingInputs,
  { hasNoCc, hasNoArea }: Unsaid,
): Record<ListingPart, number> {
  const papers = Object.values(typed.papers);
  return {
    photo: Number(typed.image.length > 0),
    morePhotos: typed.image.length / enoughPhotos,
    model: there(typed.model || typed.otherModel),
    year: there(typed.year),
    cc: hasNoCc ? 1 : there(typed.cc),
    colour: there(typed.colour),
    km: there(typed.km),
    condition: there(typed.condition ?? 'said'),
    owners: there(typed.owners),
    registration: there(typed.registration),
    papers: papers.filter(Boolean).length / papers.length,
    district: there(typed.district),
    area: hasNoArea ? 1 : there(typed.area),
    price: there(typed.resaleprice),
    description: Math.min(1, typed.message.trim().length / enoughDescription),
  };
}

const there = (text: string) => Number(text.trim() !== '');
