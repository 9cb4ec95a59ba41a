import type { Queryable } from '../../../database/index.ts';
import type { SearchEngine, Wanted } from '../port.ts';
import { countFacets, countTotal } from './count.ts';
import { readFigures } from './figures.ts';
import { type Measure, workInTurns } from './in-turns.ts';
import { keptLeads } from './kept-leads.ts';
import { counter } from './read-found.ts';
import { findBikes, findIds } from './read-page.ts';
import { keptSamples } from './sample.ts';
import { readTallies } from './tallies.ts';

/**
 * Six pages are read at once, and two of those that read more entries of an index: the longest would otherwise
 * share the processors with whoever searches.
 */
const pages = { atOnce: 6, heavy: { entries: 50_000, atOnce: 2 } } as const;

/** Searches in the table `bike_search`. @param measureTurn told how long pages wait for their turn */
export function postgresSearch(db: Queryable, measureTurn?: Measure): SearchEngine {
  const known = keptSamples(db);
  const leadOf = keptLeads();
  const count = counter(db);
  const inTurn = workInTurns(pages, measureTurn);
  const samplesOf = async ({ words }: Wanted) => {
    const [all, having] = await Promise.all([known.all(), known.having(words)]);
    return { all, having };
  };
  return {
    find: async (wanted, asked) => {
      const found = leadOf(wanted, asked.sort, await samplesOf(wanted));
      return inTurn(found.cost, () => findIds(db, wanted, asked, found));
    },
    bikes: async (wanted, asked) => {
      const found = leadOf(wanted, asked.sort, await samplesOf(wanted));
      return inTurn(found.cost, () => findBikes(db, wanted, asked, found));
    },
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
