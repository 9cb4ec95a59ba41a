import { bikeFields, editFields } from '@motohaat/contract/bike-fields';
import {
  type BikeFields,
  type BikeForm,
  bikeFormUpTo,
  type EditForm,
  editFormUpTo,
  wireFieldOf,
} from '@motohaat/contract/bike-form';
import type { EditProduct, NewProduct } from '@motohaat/contract/bike-form';
import { FactsForm } from '@motohaat/contract/facts-form';
import type { ListingStatus } from '@motohaat/domain/listing';
import { cleanText } from '@motohaat/domain/text';
import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import { completed, type Implied, impliedBy, unknownFacts } from './facts.ts';

/**
 * @param thisYear in Dhaka
 * @param highest asking price, in whole taka
 * @throws AppError `invalid` with a sentence for each field
 */
export function readBike(body: NewProduct, thisYear: number, highest: number): BikeForm {
  const schema = bikeFormUpTo(highest);
  const fields = bikeFields(body);
  const stated = v.safeParse(FactsForm, fields);
  if (!stated.success) return read(schema, fields, { photos: photoField(body) });
  const facts = completed(stated.output);
  const form = read(schema, filled(fields, impliedBy(facts, thisYear)), {
    photos: photoField(body),
    others: unknownFacts(facts),
  });
  return { ...form, ...facts };
}

/** The inputs, those that are empty filled. */
function filled(fields: BikeFields, { name, category, location, used }: Implied): BikeFields {
  return {
    ...fields,
    productName: or(fields.productName, name),
    category: or(fields.category, category),
    location: or(fields.location, location),
    used: or(fields.used, used),
  };
}

function or(typed: string, implied: string | number | undefined): string {
  return cleanText(typed) === '' && implied !== undefined ? String(implied) : typed;
}

/** What an edit changes. @throws AppError `invalid` with a sentence for each field */
export function readEdit(body: EditProduct, highest: number): Partial<EditForm> {
  return read(v.partial(editFormUpTo(highest)), editFields(body), { photos: 'images' });
}

/** The field of the wire in which a body has its photos. */
export function photoField(body: NewProduct): 'img' | 'images' {
  return body.images === undefined ? 'img' : 'images';
}

function read<Output>(
  schema: v.GenericSchema<unknown, Output>,
  fields: object,
  { photos, others = {} }: { photos: 'img' | 'images'; others?: Record<string, Say> },
): Output {
  const parsed = v.safeParse(schema, fields);
  const issues = parsed.issues ?? [];
  if (parsed.success && Object.keys(others).length === 0) return parsed.output;
  const errors = issues.map((issue): [string, Say] => {
    const input = v.getDotPath(issue) ?? '';
    return [input === 'image' ? photos : wireFieldOf(input), (t) => t.contract(issue.message)];
  });
  // The first thing that is wrong with a field is said.
  throw new AppError('invalid', {
    fields: { ...others, ...Object.fromEntries(errors.toReversed()) },
  });
}

/** Why a seller cannot do something to a listing in this state. */
export function refusalIn(status: ListingStatus): AppError {
  if (status === 'reserved') return new AppError('has_booking');
  return new AppError('conflict', { message: (t) => t.selling.listings[status] });
}
