import type { Queryable } from '../../../database/index.ts';
import type { SearchEngine } from '../port.ts';
import { countTotal, countValues } from './count.ts';
import { findIds } from './find.ts';
import { knownFrequencies } from './frequencies.ts';

/** Searches in the table `bike_search`. */
export function postgresSearch(db: Queryable): SearchEngine {
  const frequencies = knownFrequencies(db);
  return {
    find: async (wanted, asked) => findIds(db, wanted, asked, await frequencies()),
    total: (wanted) => countTotal(db, wanted),
    values: (wanted, of) => countValues(db, wanted, of),
  };
}
