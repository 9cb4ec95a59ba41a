import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks at the clock. */
const resolution = 10;

/** How long ready work waits: for its turn in this process, and for a connection to the database. */
export type Delay = {
  /** Milliseconds since the last call, the longer of the two. */
  take: () => number;
  stop: () => void;
};

/** @param takePoolWait milliseconds that requests waited for a connection since the last call */
export function measureDelay(takePoolWait: () => number): Delay {
  const loop = monitorEventLoopDelay({ resolution });
  loop.enable();
  return {
    take: () => {
      // The histogram has the time between two looks, in nanoseconds; nothing when there was none. The
      // shortest tells what stays from what passes (CoDel): one late look is no queue.
      const between = loop.count === 0 ? 0 : loop.min / 1e6;
      loop.reset();
      return Math.max(between - resolution, takePoolWait());
    },
    stop: () => void loop.disable(),
  };
}
