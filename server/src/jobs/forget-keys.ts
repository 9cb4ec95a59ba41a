import type { Database } from '../database/index.ts';
import { forgetExpiredKeys } from '../plugins/idempotency.repository.ts';
import { inParts } from './in-parts.ts';
import type { Job } from './runner.ts';

const batch = 1_000;

/** Removes the idempotency keys whose time is over, every hour. */
export function forgetKeys(db: Database): Job {
  return {
    name: 'forget-idempotency-keys',
    every: 3_600,
    run: ({ signal }) => inParts(batch, signal, () => forgetExpiredKeys(db, batch)),
  };
}
