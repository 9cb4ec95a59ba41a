import { conditions } from '@motohaat/domain/listing';

import { readKey, slugs } from '../../search-index/catalogue-keys.ts';
import type { Counted, Loose } from '../port.ts';
import { saidOf } from './conditions.ts';
import { edges, type Measure, steps } from './steps.ts';

/** Numbers of owners that are counted for: at most so many. */
const ownersCounted = [1, 2, 3];

/** The one value of filters that have no other. */
export const onlyValue: Partial<Record<Counted, string>> = {
  papers: 'complete',
  verified: '1',
  photos: '1',
  advertised: '1',
};

const flag = (name: keyof typeof onlyValue) => (number: number) =>
  number === 1 ? [onlyValue[name] ?? ''] : [];
const slug = (name: keyof ReturnType<typeof slugs>) => (key: number) => {
  const found = slugs()[name].get(key);
  return found === undefined ? [] : [found];
};

/** A band's number, as `width_bucket` has it, becomes the steps that let the whole band in. */
const from = (measure: Measure) => (band: number) => {
  const least = edges[measure][band - 1] ?? -Infinity;
  return steps[measure].from.filter((step) => step <= least).map(String);
};
const upTo = (measure: Measure) => (band: number) => {
  const least = edges[measure][band - 1] ?? Infinity;
  return steps[measure].to.filter((step) => step >= least).map(String);
};

const readers: Record<Counted, (number: number) => string[]> = {
  kind: (id) => [String(id)],
  brand: slug('brand'),
  model: slug('model'),
  priceMin: from('price'),
  priceMax: upTo('price'),
  yearMin: from('year'),
  yearMax: upTo('year'),
  kmMax: upTo('km'),
  ccMin: from('cc'),
  ccMax: upTo('cc'),
  district: slug('district'),
  condition: (number) => conditions.filter((_, place) => place + 1 === number),
  papers: flag('papers'),
  owners: (owners) => ownersCounted.filter((most) => owners <= most).map(String),
  verified: flag('verified'),
  photos: flag('photos'),
  advertised: flag('advertised'),
};

/**
 * The values of an address that a number of the database counts for: none where it is not stated, and
 * several where one takes another in. What a text asks for also counts where a bike's texts say it.
 */
export function readValue(name: Counted, number: number, loose: Loose = {}): string[] {
  const said = saidOf(loose, name).filter((value) => readKey(value) === number);
  return [...readers[name](number), ...said];
}
