import { setTimeout as sleep } from 'node:timers/promises';

import { AppError } from '../../http/app-error.ts';
import { inEnglish } from '../../messages/index.ts';

/** ms that a publish waits for the one before it. */
const patience = 10_000;

/** Seconds after which to try again. */
const retryAfter = 10;

/**
 * Lets each application have one publish in receipt at a time, which bounds what releases take of the
 * memory while they are sent. Nobody waits for another application's team, however slowly that sends.
 */
export function createPublishPlaces(wait = patience) {
  const taken = new Map<string, Promise<void>>();

  /**
   * @param publish begins when the application's place is free
   * @throws AppError `unavailable` when that takes too long; what `publish` throws
   */
  return async function inPlace<T>(application: string, publish: () => Promise<T>): Promise<T> {
    const before = taken.get(application);
    const published = Promise.withResolvers<void>();
    const place = Promise.all([before, published.promise]).then(() => {});
    taken.set(application, place);
    try {
      if (before && !(await isOver(before, wait))) throw busy();
      return await publish();
    } finally {
      published.resolve();
    }
  };
}

async function isOver(before: Promise<void>, wait: number): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(wait, false, { signal: timer.signal }).catch(() => false);
  const isInTime = await Promise.race([before.then(() => true), late]);
  timer.abort();
  return isInTime;
}

function busy(): AppError {
  const message = inEnglish(
    `Another release of this application is being published. Try again in ${retryAfter} seconds.`,
  );
  return new AppError('unavailable', { message, retryAfter });
}
