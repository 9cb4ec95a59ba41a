import { bikeName, placeName } from '@motohaat/catalogue/choices';
import {
  findArea,
  findBrand,
  findDistrict,
  type FoundModel,
  findModel,
} from '@motohaat/catalogue/find';
import type { Facts, FactsEdit } from '@motohaat/contract/facts-form';
import { oneOfTheList } from '@motohaat/contract/sentences';
import { categoryOfKind, noPapers } from '@motohaat/domain/bike-facts';
import type { CategoryId } from '@motohaat/domain/listing';
import { maximumYears } from '@motohaat/domain/price';
import type { Updateable } from 'kysely';

import type { listingFacts, ProductsTable } from '../../database/schema/catalogue.ts';
import type { Say } from '../../messages/index.ts';
import type { ListingRow } from '../listings/listing.transitions.ts';
import { otherModelKey } from '../listings/other-model-key.ts';

const modelOf = ({ model }: Facts): FoundModel | undefined => findModel(model ?? '');

/** What a listing states, as its columns have it. */
export function factsOf(row: Pick<ListingRow, (typeof listingFacts)[number]>): Facts {
  return {
    brand: row.brand,
    model: row.model,
    otherModel: row.other_model,
    year: row.year,
    cc: row.cc,
    km: row.km,
    colour: row.colour,
    owners: row.owners,
    registration: row.registration,
    registrationZone: row.registration_zone,
    registrationYear: row.registration_year,
    district: row.district,
    area: row.area,
    papers: { ...noPapers, ...row.papers },
  };
}

/** The columns that keep what is stated. */
export function factColumns(facts: Facts) {
  const { papers } = facts;
  const areStated = Object.values(papers).some((each) => each !== null);
  return {
    brand: facts.brand,
    model: facts.model,
    other_model: facts.otherModel,
    other_model_key: otherModelKey(facts),
    year: facts.year,
    cc: facts.cc,
    km: facts.km,
    colour: facts.colour,
    owners: facts.owners,
    registration: facts.registration,
    registration_zone: facts.registrationZone,
    registration_year: facts.registrationYear,
    district: facts.district,
    area: facts.area,
    papers: areStated ? JSON.stringify(papers) : null,
  };
}

/**
 * What is stated, with what the model implies: its brand, and its engine where none was stated; without where
 * and when it was registered, where it is not.
 */
export function completed(stated: Facts): Facts {
  const isUnregistered = stated.registration !== null && stated.registration !== 'registered';
  const facts = isUnregistered
    ? { ...stated, registrationZone: null, registrationYear: null }
    : stated;
  const found = modelOf(facts);
  if (!found) return facts;
  return {
    ...facts,
    brand: facts.brand ?? found.brand.slug,
    cc: facts.cc ?? found.model.cc,
    // Words for what the catalogue lacks.
    otherModel: null,
  };
}

/** What names nothing of the catalogue, by its field: a model must be of its brand, an area of its district. */
export function unknownFacts(facts: Facts): Record<string, Say> {
  const { brand, model, district, area, registrationZone: zone } = facts;
  const unknown = {
    brand: brand !== null && !findBrand(brand),
    model: model !== null && modelOf(facts)?.brand.slug !== brand,
    district: district !== null && !findDistrict(district),
    area: area !== null && (district === null || !findArea(district, area)),
    registrationZone: zone !== null && !findDistrict(zone),
  };
  const names = Object.entries(unknown).flatMap(([name, isUnknown]) => (isUnknown ? [name] : []));
  return Object.fromEntries(names.map((name) => [name, (t) => t.contract(oneOfTheList)]));
}

/** What the specification's fields are filled with where they were not given. */
export type Implied = {
  name?: string;
  category?: CategoryId;
  location?: string;
  /** Years. */
  used?: number;
};

/** @param thisYear in Dhaka */
export function impliedBy(facts: Facts, thisYear: number): Implied {
  const { brand, model, otherModel, year, district, area } = facts;
  // A brand alone names no bike.
  const isNamed = model !== null || otherModel !== null;
  const name = bikeName({ brand: brand ?? '', model: model ?? '', other: otherModel ?? '' }, 'en');
  const location = placeName({ district: district ?? '', area: area ?? '' }, 'en');
  const found = modelOf(facts);
  const age = year === null ? undefined : Math.max(0, thisYear - year);
  return {
    ...(isNamed && name && { name }),
    ...(found && { category: categoryOfKind(found.model.kind) }),
    ...(location && { location }),
    ...(age !== undefined && age <= maximumYears && { used: age }),
  };
}

/**
 * What a listing states after an edit. What is left out stays, but for what hangs on something that
 * has changed: a model on its brand, an area on its district, an engine on its model.
 */
export function editedFacts(before: Facts, edit: FactsEdit): Facts {
  const after: Facts = {
    ...before,
    ...given(edit),
    papers: { ...before.papers, ...given(edit.papers ?? {}) },
  };
  if (edit.model === undefined && after.brand !== before.brand) after.model = null;
  if (edit.brand === undefined && edit.model) after.brand = null;
  // Words for another model take the place of the one that was chosen.
  if (edit.model === undefined && edit.otherModel) after.model = null;
  if (edit.area === undefined && after.district !== before.district) after.area = null;
  const hadUsualEngine = before.cc === (modelOf(before)?.model.cc ?? null);
  if (edit.cc === undefined && after.model !== before.model && hadUsualEngine) after.cc = null;
  return completed(after);
}

/**
 * The columns of the specification's fields that follow what is stated, after an edit: those that were
 * filled from it before. What its seller wrote stays.
 */
export function followingColumns(
  listing: Pick<ListingRow, 'name' | 'category_id' | 'location' | 'used'>,
  before: Implied,
  after: Implied,
): Updateable<ProductsTable> {
  const { name, category, location, used } = after;
  return {
    ...(name !== undefined && listing.name === before.name && { name }),
    ...(category && listing.category_id === before.category && { category_id: category }),
    ...(location !== undefined && listing.location === before.location && { location }),
    ...(used !== undefined && listing.used === (before.used ?? null) && { used }),
  };
}

function given<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>;
  };
}
