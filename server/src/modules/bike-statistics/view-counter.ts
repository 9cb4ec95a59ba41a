import { dhakaDate } from '@motohaat/domain/time';

import type { Queryable } from '../../database/index.ts';
import { addViews, type DayViews } from './bike-statistics.repository.ts';

/** ms between two writes of a process. */
const pause = 2_000;
/** Bikes and days that wait to be written: while the database is away for long, others are not counted. */
const mostWaiting = 20_000;

export type ViewCounter = {
  /** Counts a view of today. */
  count(bikeId: string): void;
  /** Writes what was counted; what cannot be written is kept for the next time. */
  flush(): Promise<void>;
};

/**
 * Counts views together for some seconds: a bike that many look at must not cost a write for each of
 * them. What processes count adds up.
 *
 * @param onError told of what could not be written
 */
export function createViewCounter(db: Queryable, onError: (error: unknown) => void): ViewCounter {
  let waiting = new Map<string, DayViews>();
  let timer: NodeJS.Timeout | undefined;
  let written: Promise<void> = Promise.resolve();

  function add(bikeId: string, day: string, views: number) {
    const key = `${bikeId} ${day}`;
    const before = waiting.get(key);
    if (!before && waiting.size >= mostWaiting) return;
    waiting.set(key, { bikeId, day, views: (before?.views ?? 0) + views });
    timer ??= setTimeout(() => void flush().catch(onError), pause).unref();
  }

  async function write() {
    const rows = [...waiting.values()];
    waiting = new Map();
    try {
      await addViews(db, rows);
    } catch (error) {
      for (const { bikeId, day, views } of rows) add(bikeId, day, views);
      throw error;
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // One after the other: the last one must also write what the one before could not.
    written = written.catch(() => {}).then(write);
    return written;
  }

  return { count: (bikeId) => add(bikeId, dhakaDate(new Date()), 1), flush };
}
