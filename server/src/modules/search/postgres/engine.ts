import type { Queryable } from '../../../database/index.ts';
import type { SearchEngine, Wanted } from '../port.ts';
import { countFacets, countTotal } from './count.ts';
import { readFigures } from './figures.ts';
import { findIds } from './find.ts';
import { keptLeads } from './kept-leads.ts';
import { keptSamples } from './sample.ts';
import { readTallies } from './tallies.ts';

/** Searches in the table `bike_search`. */
export function postgresSearch(db: Queryable): SearchEngine {
  const samples = keptSamples(db);
  const leadOf = keptLeads();
  const samplesOf = async ({ words }: Wanted) => {
    const [all, having] = await Promise.all([samples.all(), samples.having(words)]);
    return { all, having };
  };
  return {
    find: async (wanted, asked) =>
      findIds(db, wanted, asked, leadOf(wanted, asked.sort, await samplesOf(wanted))),
    total: async (wanted) => countTotal(db, wanted, await samplesOf(wanted)),
    facets: async (wanted) => countFacets(db, wanted, await samplesOf(wanted)),
    figures: (wanted) => readFigures(db, wanted),
    tallies: () => readTallies(db),
  };
}
