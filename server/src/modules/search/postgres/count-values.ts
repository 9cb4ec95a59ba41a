import { conditions } from '@motohaat/domain/listing';

import { readKey, slugs } from '../../search-index/catalogue-keys.ts';
import type { Counted, Loose } from '../port.ts';
import { saidOf } from './conditions.ts';
import { edges, type Measure, steps } from './steps.ts';

/** Numbers of owners that are counted for: at most so many. */
const ownersCounted = [1, 2, 3];

const onlyValues = {
  papers: 'complete',
  verified: '1',
  photos: '1',
  advertised: '1',
} as const satisfies Partial<Record<Counted, string>>;
/** The one value of filters that have no other. */
export const onlyValue: Partial<Record<Counted, string>> = onlyValues;

const flag = (name: keyof typeof onlyValues) => (number: number) =>
  number === 1 ? [onlyValues[name]] : [];
const slug = (name: keyof ReturnType<typeof slugs>) => (key: number) => {
  const found = slugs()[name].get(key);
  return found === undefined ? [] : [found];
};

/** A band's number, as `width_bucket` has it, becomes the steps that let the whole band in. */
const from = (measure: Measure) =>
  ofBands(measure, (least = -Infinity) => steps[measure].from.filter((step) => step <= least));
const upTo = (measure: Measure) =>
  ofBands(measure, (least = Infinity) => steps[measure].to.filter((step) => step >= least));

/** Worked out once. @param read of where a band begins; of the first, which has no beginning, nothing */
function ofBands(measure: Measure, read: (least: number | undefined) => number[]) {
  const all = [undefined, ...edges[measure]].map((least) => read(least).map(String));
  return (band: number) => all[band] ?? [];
}

const readers: Record<Counted, (number: number) => readonly string[]> = {
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
 * Reads the values of an address that a number of the database counts for: none where it is not stated, and
 * several where one takes another in. What a text asks for also counts where a bike's texts say it.
 */
export function readerOf(name: Counted, loose: Loose = {}): (number: number) => readonly string[] {
  const read = readers[name];
  const said = saidOf(loose, name).map((value) => ({ key: readKey(value), value }));
  return (number) => [
    ...read(number),
    ...said.filter(({ key }) => key === number).map(({ value }) => value),
  ];
}
