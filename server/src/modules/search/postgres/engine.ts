import type { Queryable } from '../../../database/index.ts';
import type { SearchEngine, Wanted } from '../port.ts';
import { countTotal, countValues } from './count.ts';
import { readFigures } from './figures.ts';
import { findIds, orderOf } from './find.ts';
import { leadOf } from './lead.ts';
import { keptSamples } from './sample.ts';
import { readTallies } from './tallies.ts';

/** Searches in the table `bike_search`. */
export function postgresSearch(db: Queryable): SearchEngine {
  const samples = keptSamples(db);
  const samplesOf = async ({ words }: Wanted) => {
    const [all, having] = await Promise.all([samples.all(), samples.having(words)]);
    return { all, having };
  };
  return {
    find: async (wanted, asked) => {
      const { all, having } = await samplesOf(wanted);
      return findIds(db, wanted, asked, leadOf(wanted, orderOf(asked.sort), all, having));
    },
    total: async (wanted) => countTotal(db, wanted, await samplesOf(wanted)),
    values: async (wanted, of) => countValues(db, wanted, of, await samplesOf(wanted)),
    figures: (wanted) => readFigures(db, wanted),
    tallies: () => readTallies(db),
  };
}
