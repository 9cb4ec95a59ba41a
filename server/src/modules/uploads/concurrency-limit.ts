import { AppError } from '../../http/app-error.ts';

/** Lets few pieces of work run at once, and few more wait. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param atOnce pieces of work that run at the same time
 * @param waiting pieces that may wait for them
 * @throws AppError `unavailable` for a piece beyond these
 */
export function createConcurrencyLimit({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): ConcurrencyLimit {
  let running = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((enter) => queue.push(enter));
    else {
      throw new AppError('unavailable', { message: (t) => t.photos.tooMany, retryAfter: 5 });
    }
    try {
      return await work();
    } finally {
      // Whoever waits takes this place, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
