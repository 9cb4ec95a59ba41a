import type { Database } from '../../database/index.ts';
import { atOtherTime, makeDateMovable } from './moved-date.ts';
import { makeNowMovable, movedSession, moveNow, restoreNow } from './moved-now.ts';

/** A clock that can be moved, for the process and for sessions of the database. */
export type MovedClock = {
  /** What is done in it is done at the clock's time. */
  db: Database;
  /** Does work as if it were that time; one thing after another. */
  at<Result>(time: Date, work: () => Promise<Result>): Promise<Result>;
  /** Puts both clocks back, and closes the sessions. */
  stop(): Promise<void>;
};

/**
 * Makes a clock that can be moved: the functions that serve everybody then write down the time that it
 * tells, in `Date` and in SQL, without knowing of it.
 *
 * @param openWith opens the same database with settings of its sessions
 */
export async function openMovedClock(
  db: Database,
  openWith: (settings: string) => Database,
): Promise<MovedClock> {
  await makeNowMovable(db);
  const moved = openWith(movedSession);
  const restoreDate = makeDateMovable();
  return {
    db: moved,
    at: async (time, work) => {
      const ms = time.getTime() - Date.now();
      await moveNow(db, ms / 1_000);
      return atOtherTime(ms, work);
    },
    stop: async () => {
      restoreDate();
      await moved.close();
      await restoreNow(db);
    },
  };
}
