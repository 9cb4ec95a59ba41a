import { AppError } from '../../http/app-error.ts';
import type { SharedStore } from '../../shared-store/shared-store.ts';
import { createAccountLeases } from './account-leases.ts';
import { createFairGate } from './fair-gate.ts';

/** Photos that a process receives at once, each with up to 8 MiB in memory. */
export const photosAtOnce = 24;
/** Photos that one account sends at once, to all processes together; the pages send one. */
const ofEach = 2;
/** Milliseconds that a photo waits for its place before it is refused. */
const longestWait = 10_000;

/**
 * Does a piece of work when there is a place for it. Until then the caller waits: the request stays
 * open, and its body stays where it is, with the sender.
 *
 * @param gone aborted when the caller has left
 * @throws AppError `unavailable` after ten seconds
 */
export type UploadPlaces = <T>(
  account: string,
  gone: AbortSignal,
  work: () => Promise<T>,
) => Promise<T>;

/** @param store through which all processes count the places of an account */
export function createUploadPlaces(
  store: SharedStore | undefined,
  patience = longestWait,
): UploadPlaces {
  const gate = createFairGate({ atOnce: photosAtOnce, ofEach });
  const leases = store && createAccountLeases(store, { ofEach });

  return async (account, gone, work) => {
    const late = AbortSignal.timeout(patience);
    const signal = AbortSignal.any([late, gone]);
    const leaving: (() => void)[] = [];
    try {
      if (leases) leaving.push(await leases.acquire(account, signal));
      leaving.push(await gate.enter(account, signal));
    } catch (error) {
      for (const leave of leaving) leave();
      throw signal.aborted ? refusal(late.aborted) : error;
    }
    try {
      return await work();
    } finally {
      for (const leave of leaving) leave();
    }
  };
}

function refusal(isLate: boolean): AppError {
  if (!isLate) return new AppError('bad_request');
  return new AppError('unavailable', { message: (t) => t.photos.tooMany, retryAfter: 10 });
}
