import { setTimeout as sleep } from 'node:timers/promises';

import { sqlState } from './errors.ts';

// serialization_failure and deadlock_detected: the database asks for the transaction again.
const retriedStates = new Set(['40001', '40P01']);

const firstPause = 20;
const longestPause = 500;

/**
 * Runs a transaction again when the database refused it for a conflict with another one (40001,
 * 40P01), after a random pause that grows. Any other error, and the last refusal, is thrown.
 *
 * @param work one whole transaction; it may run several times and must touch nothing but the database
 * @param attempts how often it may run, the first time included
 */
export async function withRetry<T>(work: () => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !retriedStates.has(sqlState(error) ?? '')) throw error;
      // The whole range at random, so that those who collided do not meet again.
      await sleep(Math.random() * Math.min(longestPause, firstPause * 2 ** attempt));
    }
  }
}
