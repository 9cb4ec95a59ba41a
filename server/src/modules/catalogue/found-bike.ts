import { findArea, findBrand, findDistrict, findModel } from '@motohaat/catalogue/find';
import type { ComparedFacts, FoundBike, Named } from '@motohaat/contract/bike-facts';
import { noPapers, papersState } from '@motohaat/domain/bike-facts';
import type { InBoth, Language } from '@motohaat/domain/language';
import { dhakaDate } from '@motohaat/domain/time';

import type { Shown } from '../../http/shown.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { presentFacts } from './catalogue.presenter.ts';
import { type ListedProduct, listedColumns, priceBefore } from './listed-product.ts';

/** A listing with what it is found and compared by. */
export type FoundRow = ListedProduct & {
  advertised: boolean;
  /** Whole taka: what it cost before the last time that it was lowered, in the last 60 days. */
  price_before: number | null;
};

/** Of `products p` and its seller, `users u`: text for a statement. */
export const foundColumns = `${listedColumns},
  EXISTS (
    SELECT FROM adverts a WHERE a.product_id = p.id AND a.ended_at IS NULL AND a.expires_at > now()
  ) AS advertised,
  ${priceBefore} AS price_before`;

/**
 * A bike in a search, or beside another, as this caller may see it and read it.
 *
 * @param booked ids of the bikes that the caller has booked
 */
export function presentFound(
  row: FoundRow,
  actor: Actor | null,
  shown: Shown,
  booked?: ReadonlySet<string>,
): FoundBike {
  return {
    ...presentFacts(row, actor, shown, booked),
    status: row.status,
    ...presentCompared(row, shown.language),
  };
}

function presentCompared(row: FoundRow, language: Language): ComparedFacts {
  const { brand, model, district, area } = row;
  return {
    brand: named(findBrand(brand ?? ''), language),
    model: named(findModel(model ?? '')?.model, language),
    year: row.year,
    cc: row.cc,
    km: row.km,
    owners: row.owners,
    district: presentDistrict(district, language),
    area: named(findArea(district ?? '', area ?? ''), language),
    papers: papersState(row.papers ?? noPapers, row.registration, dhakaDate(new Date())),
    photos: row.images.length,
    advertised: row.advertised,
    priceBefore: row.price_before,
  };
}

/** The district that a slug names. */
export function presentDistrict(slug: string | null, language: Language): Named | null {
  return named(findDistrict(slug ?? ''), language);
}

/** Something of the catalogue; what it no longer knows is not told. */
function named(
  found: { slug: string; name: InBoth } | undefined,
  language: Language,
): Named | null {
  return found ? { slug: found.slug, name: found.name[language] } : null;
}
