import { conditions } from '@motohaat/domain/listing';

import { slugs } from '../../search-index/catalogue-keys.ts';
import type { Counted } from '../port.ts';

/** Numbers of owners that are counted for: at most so many. */
const ownersCounted = [1, 2, 3];

const flag = (value: string) => (number: number) => (number === 1 ? [value] : []);
const slug = (known: ReadonlyMap<number, string>) => (key: number) => {
  const found = known.get(key);
  return found === undefined ? [] : [found];
};

const readers: Record<Counted, (number: number) => string[]> = {
  kind: (id) => [String(id)],
  brand: slug(slugs.brand),
  model: slug(slugs.model),
  district: slug(slugs.district),
  condition: (number) => conditions.filter((_, place) => place + 1 === number),
  papers: flag('complete'),
  owners: (owners) => ownersCounted.filter((most) => owners <= most).map(String),
  verified: flag('1'),
  photos: flag('1'),
  advertised: flag('1'),
};

/**
 * The values of an address that a number of the database counts for: none where it is not stated, and
 * several where one takes another in.
 */
export function readValue(name: Counted, number: number): string[] {
  return readers[name](number);
}
