/** Milliseconds that something took, each time. */
export type Times = number[];

/**
 * Does something over and over.
 *
 * @param callers how many do so at the same time
 * @param jobs all that is done; each is taken by who is free
 */
export async function timed(
  callers: number,
  jobs: readonly (() => Promise<unknown>)[],
): Promise<Times> {
  const times: Times = [];
  let next = 0;
  const work = async () => {
    for (;;) {
      const job = jobs[next];
      next += 1;
      if (!job) return;
      const started = performance.now();
      // Each caller waits for its answer before it asks again.
      await job();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: callers }, work));
  return times;
}

/** What of all took at most so long. @param part from 0 to 1 */
export function quantile(times: Times, part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
