import type { EditForm } from '@motohaat/contract/bike-form';
import type { FactsEdit } from '@motohaat/contract/facts-form';

import { AppError } from '../../http/app-error.ts';
import type { ListingRow } from '../listings/listing.transitions.ts';
import {
  editedFacts,
  factColumns,
  factsOf,
  followingColumns,
  impliedBy,
  unknownFacts,
} from './facts.ts';

/**
 * The columns that change with what an edit states.
 *
 * @returns nothing where it states what was stated before
 * @throws AppError `invalid` for what the catalogue does not know
 */
export function editedColumns(listing: ListingRow, edit: FactsEdit, thisYear: number) {
  const before = factsOf(listing);
  const after = editedFacts(before, edit);
  if (JSON.stringify(factColumns(after)) === JSON.stringify(factColumns(before))) return undefined;
  const fields = unknownFacts(after);
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
  const following = followingColumns(
    listing,
    impliedBy(before, thisYear),
    impliedBy(after, thisYear),
  );
  return { ...factColumns(after), ...following };
}

/** What a listing says after an edit. A name or a place that was not changed follows what is stated. */
export function editedTexts(
  listing: ListingRow,
  edit: Partial<EditForm>,
  following: { name?: string | undefined; location?: string | undefined } = {},
) {
  const { productName: name = listing.name, location = listing.location } = edit;
  return {
    name: name === listing.name ? (following.name ?? name) : name,
    location: location === listing.location ? (following.location ?? location) : location,
    description: edit.message ?? listing.description,
  };
}
