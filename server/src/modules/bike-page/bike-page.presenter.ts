import type { BikePage, SellerCard } from '@motohaat/contract/bike-facts';
import { noPapers } from '@motohaat/domain/bike-facts';
import { bikeSlug } from '@motohaat/domain/slug';

import type { ImagesPort } from '../../adapters/images/port.ts';
import { hideInLine } from '../../http/hide-in-line.ts';
import { type FoundRow, presentDistrict } from '../catalogue/found-bike.ts';
import type { SellerRow } from './bike-page.repository.ts';

/**
 * Who sells. A photo is shown where the person put it here; what a sign-in provider knows them by is not
 * meant for visitors.
 */
export function presentSeller(row: SellerRow, host: Pick<ImagesPort, 'serves'>): SellerCard {
  const { photo_url: photo } = row;
  return {
    _id: row.public_id,
    name: hideInLine(row.name),
    photo: photo !== null && host.serves(photo) ? photo : null,
    since: row.created_at.toISOString(),
    verified: row.email_verified,
    bikes: row.bikes,
  };
}

/** The second part of the address of a bike's page, which is one for all who read it. */
export const slugFor = ({ name }: { name: string }): string => bikeSlug(hideInLine(name));

/** What the page of a bike tells besides what lists do. @param row with texts for its reader */
export function presentStated(row: FoundRow, language: 'en' | 'bn') {
  return {
    slug: slugFor(row),
    otherModel: row.other_model,
    colour: row.colour,
    registration: row.registration,
    registrationZone: presentDistrict(row.registration_zone, language),
    registrationYear: row.registration_year,
    papersList: { ...noPapers, ...row.papers },
  } satisfies Partial<BikePage>;
}
