import {
  type BikeFields,
  bikeFields,
  BikeForm,
  editFields,
  EditForm,
  wireFieldOf,
} from '@motohaat/contract/bike-form';
import type { EditProduct, NewProduct } from '@motohaat/contract/bike-form';
import type { ListingStatus } from '@motohaat/domain/listing';
import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';

/** @throws AppError `invalid` with a sentence for each field */
export function readBike(body: NewProduct): BikeForm {
  return read(BikeForm, bikeFields(body), photoField(body));
}

/** What an edit changes. @throws AppError `invalid` with a sentence for each field */
export function readEdit(body: EditProduct): Partial<EditForm> {
  return read(v.partial(EditForm), editFields(body), 'images');
}

/** The field of the wire in which a body has its photos. */
export function photoField(body: NewProduct): 'img' | 'images' {
  return body.images === undefined ? 'img' : 'images';
}

function read<Output>(
  schema: v.GenericSchema<unknown, Output>,
  fields: Partial<BikeFields>,
  photos: 'img' | 'images',
): Output {
  const parsed = v.safeParse(schema, fields);
  if (parsed.success) return parsed.output;
  const errors = parsed.issues.map(({ path, message }): [string, Say] => {
    const input = path?.[0]?.key as keyof BikeFields;
    return [input === 'image' ? photos : wireFieldOf(input), (t) => t.contract(message)];
  });
  // The first thing that is wrong with a field is said.
  throw new AppError('invalid', { fields: Object.fromEntries(errors.toReversed()) });
}

/** Why a seller cannot do something to a listing in this state. */
export function refusalIn(status: ListingStatus): AppError {
  if (status === 'reserved') return new AppError('has_booking');
  return new AppError('conflict', { message: (t) => t.selling.listings[status] });
}
