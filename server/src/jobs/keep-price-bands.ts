import { priceBandsOf } from '@motohaat/domain/price-sense';

import type { Database } from '../database/index.ts';
import {
  changedModels,
  forgetModelsLeft,
  pricedModels,
  selectPricedBikes,
  writePriceBands,
} from '../modules/price-sense/price-bands.repository.ts';
import type { Job } from './runner.ts';

const day = 86_400_000;
/** For clocks that differ, and transactions that were under way. */
const overlap = 5 * 60_000;

/**
 * Keeps what bikes of each model cost, every minute for the models of which one changed, and once a
 * day for all, since prices grow old.
 */
export function keepPriceBands(db: Database): Job {
  // What another process did meanwhile is done again, which is more work and no mistake.
  let last = { changes: 0, all: Number.NEGATIVE_INFINITY };
  return {
    name: 'keep-price-bands',
    every: 60,
    run: async ({ signal, now }) => {
      const start = now();
      const isAll = start.getTime() - last.all > day;
      const models = isAll
        ? await pricedModels(db)
        : await changedModels(db, new Date(last.changes - overlap));
      for (const model of models) {
        // One at a time, each of so many bikes at the most, so that nobody waits for it.
        if (signal.aborted) return;
        const { rows } = await selectPricedBikes(model, start).execute(db);
        await writePriceBands(db, model, priceBandsOf(rows));
      }
      last = { ...last, changes: start.getTime() };
      if (!isAll) return;
      // Whoever looked longer ago than that looks at all.
      await forgetModelsLeft(db, new Date(start.getTime() - 2 * day));
      last.all = start.getTime();
    },
  };
}
