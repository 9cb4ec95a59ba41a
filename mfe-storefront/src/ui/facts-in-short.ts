import type { FoundBike } from '@motohaat/contract/bike-facts';

import type { Messages } from '../messages/bikes/en.tsx';

/** Year, kilometres and engine, as far as they were stated. */
export function factsInShort(
  { year, km, cc }: Pick<FoundBike, 'year' | 'km' | 'cc'>,
  t: Messages['card'],
): string[] {
  return [
    year === null ? [] : t.year(year),
    km === null ? [] : t.km(km),
    cc === null ? [] : t.cc(cc),
  ].flat();
}
