import type { Database } from '../database/index.ts';
import { closeGoneCases } from '../modules/review/review-cases.repository.ts';
import { inParts } from './in-parts.ts';
import type { Job } from './runner.ts';

const batch = 1_000;

/** Closes the cases of listings that were sold or deleted before anybody looked, every hour. */
export function closeReviewCases(db: Database): Job {
  return {
    name: 'close-review-cases',
    every: 3_600,
    run: ({ signal }) => inParts(batch, signal, () => closeGoneCases(db, batch)),
  };
}
