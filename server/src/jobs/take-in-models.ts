import type { Database } from '../database/index.ts';
import { finishDecisions, keyOtherModels } from '../modules/other-models/unfinished.ts';
import type { Job } from './runner.ts';

/** Carries on what admins decided of models that the catalogue lacked, where bikes are many. */
export function takeInModels(db: Database): Job {
  return {
    name: 'take-in-models',
    every: 10,
    run: async ({ signal, log }) => {
      await keyOtherModels(db, signal);
      const decisions = await finishDecisions(db, signal);
      if (decisions > 0) log.info({ decisions }, 'decisions about models were carried on');
    },
  };
}
