import { randomUUID } from 'node:crypto';

import type { Database } from '../database/index.ts';
import type { Log } from '../plugins/logging.ts';
import { claimLease, finishLease, renewLease } from './leases.repository.ts';

/** Something that has to be done again and again, by one process at a time. */
export type Job = {
  /** Its name in `job_leases`. */
  name: string;
  /** Seconds from one run's end to the next's beginning. Each process also tries once at its start. */
  every: number;
  /**
   * One run, which may be cut off at any point and done again. It stops early when the signal says
   * so: the process ends, or the lease is lost.
   */
  run: (context: JobContext) => Promise<void>;
};

export type JobContext = { signal: AbortSignal; now: () => Date; log: Log };

export type Jobs = {
  /**
   * Runs a job now unless another process does.
   * @returns whether it ran, and ended well
   */
  runNow: (name: string) => Promise<boolean>;
  /** Lets the runs under way end early, and starts none. */
  stop: () => Promise<void>;
};

/** Seconds from one job's first run to the next one's: all at once would take every connection. */
const betweenFirst = 0.1;

/** `cut`: it ended early, as it was told to. */
type Outcome = 'done' | 'failed' | 'cut';

type Options = {
  db: Database;
  jobs: readonly Job[];
  log: Log;
  now?: () => Date;
  /** Seconds that a lease counts without being renewed; renewed three times as often. */
  lease?: number;
  /** What the first runs wait for. */
  after?: Promise<unknown> | undefined;
  /** Told of each run that this process made. */
  onRun?: ((job: string, run: { outcome: Outcome; seconds: number }) => void) | undefined;
};

/**
 * Runs jobs in any number of processes: for each run one of them holds the job's lease, and a lease
 * that is not renewed, because its process died or lost the database, lapses by the database's clock.
 * A run that fails is logged and comes again at its next time.
 */
export function startJobs({
  db,
  jobs,
  log,
  now = () => new Date(),
  lease = 60,
  after = Promise.resolve(),
  onRun,
}: Options): Jobs {
  const holder = randomUUID();
  const stopping = new AbortController();
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Set<Promise<unknown>>();

  /** @param rest seconds that the last run of any process must be over for */
  async function tryRun(job: Job, rest: number): Promise<boolean> {
    const about = { job: job.name };
    try {
      if (!(await claimLease(db, { job: job.name, holder, lease, rest }))) return false;
      const isDone = await runHolding(job);
      await finishLease(db, { job: job.name, holder, isDone });
      return isDone;
    } catch (err) {
      log.error({ ...about, err }, 'a job could not be started or ended');
      return false;
    }
  }

  async function runHolding(job: Job): Promise<boolean> {
    const losing = new AbortController();
    const signal = AbortSignal.any([stopping.signal, losing.signal]);
    const renewal = setInterval(
      () => {
        void track(
          renewLease(db, { job: job.name, holder, lease }).then(
            (isHeld) => isHeld || losing.abort(),
            // Not renewed is not lost yet: the next try, or the lapse, decides.
            (err: unknown) => log.warn({ job: job.name, err }, 'a lease could not be renewed'),
          ),
        );
      },
      (lease * 1000) / 3,
    );
    const begin = performance.now();
    let outcome: Outcome = 'failed';
    try {
      await job.run({ signal, now, log });
      outcome = signal.aborted ? 'cut' : 'done';
    } catch (err) {
      log.error({ job: job.name, err }, 'a job failed');
    } finally {
      clearInterval(renewal);
    }
    onRun?.(job.name, { outcome, seconds: (performance.now() - begin) / 1000 });
    return outcome === 'done';
  }

  function track<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    const forget = () => underWay.delete(work);
    work.then(forget, forget);
    return work;
  }

  function schedule(job: Job, seconds: number, rest: number) {
    if (stopping.signal.aborted) return;
    // Up to a tenth more, so that processes that start together do not stay together.
    const delay = seconds * 1000 * (1 + Math.random() / 10);
    const timer = setTimeout(() => {
      void track(tryRun(job, rest)).then(() => schedule(job, job.every, job.every * 0.9));
    }, delay);
    timers.set(job.name, timer.unref());
  }

  const begin = () => {
    for (const [place, job] of jobs.entries()) schedule(job, place * betweenFirst, 0);
  };
  void after.then(begin, begin);

  return {
    runNow: async (name) => {
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new Error(`There is no job ${name}`);
      return track(tryRun(job, 0));
    },
    stop: async () => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(underWay);
    },
  };
}
