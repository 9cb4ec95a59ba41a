import type { Database } from '../database/index.ts';
import { sweepChanges } from '../database/index.ts';
import type { Job } from './runner.ts';

/** Keeps what is read for each document short, every ten seconds. */
export function sweepPublicChanges(db: Database): Job {
  return { name: 'sweep-public-changes', every: 10, run: () => sweepChanges(db) };
}
