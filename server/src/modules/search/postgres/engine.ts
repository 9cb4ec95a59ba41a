import type { Queryable } from '../../../database/index.ts';
import type { SearchEngine, Wanted } from '../port.ts';
import { countFacets, countTotal } from './count.ts';
import { readFigures } from './figures.ts';
import { findIds } from './find.ts';
import { keptLeads } from './kept-leads.ts';
import { keptSamples } from './sample.ts';
import { counter } from './read-found.ts';
import { readTallies } from './tallies.ts';

/** Searches in the table `bike_search`. */
export function postgresSearch(db: Queryable): SearchEngine {
  const samples = keptSamples(db);
  const leadOf = keptLeads();
  const count = counter(db);
  const samplesOf = async ({ words }: Wanted) => {
    const [all, having] = await Promise.all([samples.all(), samples.having(words)]);
    return { all, having };
  };
  return {
    find: async (wanted, asked) =>
      findIds(db, wanted, asked, leadOf(wanted, asked.sort, await samplesOf(wanted))),
    total: async (wanted) => {
      const samples = await samplesOf(wanted);
      return count((read) => countTotal(read, wanted, samples));
    },
    facets: async (wanted) => {
      const samples = await samplesOf(wanted);
      return count((read) => countFacets(read, wanted, samples));
    },
    figures: (wanted) => readFigures(db, wanted),
    tallies: () => readTallies(db),
  };
}
