import type { Database } from '../database/index.ts';
import { expireOffers } from '../modules/offers/offers.repository.ts';
import { inParts } from './in-parts.ts';
import type { Job } from './runner.ts';

const batch = 500;

/** Writes down every minute which offers are over; nobody can use one from the moment that it is. */
export function expireOldOffers(db: Database): Job {
  return {
    name: 'expire-offers',
    every: 60,
    run: ({ signal, now }) =>
      inParts(batch, signal, () => expireOffers(db, { now: now(), limit: batch })),
  };
}
