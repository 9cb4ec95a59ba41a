import type { Random } from '@motohaat/server/bench';

/** Work of one kind that comes at random times. */
export type Work = {
  /** A second. */
  rate: number;
  /** Milliseconds that it takes one of the servers. */
  takes: number;
};

export type Queue = {
  work: readonly Work[];
  servers: number;
  /** Standard deviation of what a piece of work takes, over its mean. */
  spread: number;
  /** Pieces of work that come; the first tenth is not counted. */
  arrivals: number;
};

export type Waits = { p50: number; p99: number; mean: number };

/** How much of the servers the work takes: above 1 the queue grows without end. */
export function utilisation(work: readonly Work[], servers: number): number {
  return work.reduce((whole, { rate, takes }) => whole + (rate * takes) / 1000, 0) / servers;
}

/**
 * Lets work come to some servers that take it in the order in which it came (M/G/c), and tells how long it
 * waited. Times between arrivals are exponential, what a piece takes is log-normal.
 *
 * @returns milliseconds of waiting
 */
export function simulate(queue: Queue, random: Random): Waits {
  const total = queue.work.reduce((whole, { rate }) => whole + rate, 0);
  const free = new Float64Array(queue.servers);
  const waits: number[] = [];
  let now = 0;
  for (let arrival = 0; arrival < queue.arrivals; arrival += 1) {
    now += (-Math.log(1 - random.next()) / total) * 1000;
    const begins = Math.max(now, free[0] ?? 0);
    replaceLeast(free, begins + taken(pick(queue.work, total, random), queue.spread, random));
    if (arrival >= queue.arrivals / 10) waits.push(begins - now);
  }
  const sorted = Float64Array.from(waits).toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), mean: sum(waits) / waits.length };
}

function pick(work: readonly Work[], total: number, random: Random): number {
  let rest = random.next() * total;
  for (const { rate, takes } of work) {
    rest -= rate;
    if (rest <= 0) return takes;
  }
  return work.at(-1)?.takes ?? 0;
}

/** A log-normal number with this mean; the normal one is by Box and Muller. */
function taken(mean: number, spread: number, random: Random): number {
  const variance = Math.log(1 + spread ** 2);
  const normal =
    Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return mean * Math.exp(Math.sqrt(variance) * normal - variance / 2);
}

/** Puts a value in the place of the least of a binary heap. */
function replaceLeast(heap: Float64Array, value: number): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) break;
    const right = left + 1;
    const child =
      right < heap.length && (heap[right] ?? Infinity) < (heap[left] ?? Infinity) ? right : left;
    const least = heap[child] ?? Infinity;
    if (least >= value) break;
    heap[at] = least;
    at = child;
  }
  heap[at] = value;
}

function sum(values: readonly number[]): number {
  return values.reduce((whole, value) => whole + value, 0);
}
