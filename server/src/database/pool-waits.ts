/** How long queries wait for a connection. */
export class PoolWaits {
  /** When those that still wait began to, the oldest first. */
  readonly #waiting = new Set<{ since: number }>();
  #sum = 0;
  #count = 0;
  readonly #ended = { count: 0, seconds: 0 };

  /** Those that are over, since the beginning. */
  get ended(): Readonly<{ count: number; seconds: number }> {
    return this.#ended;
  }

  /** @param arrival of the connection, or of the end of patience */
  async measure<T>(arrival: Promise<T>): Promise<T> {
    const wait = { since: performance.now() };
    this.#waiting.add(wait);
    try {
      return await arrival;
    } finally {
      this.#waiting.delete(wait);
      const waited = performance.now() - wait.since;
      this.#sum += waited;
      this.#count += 1;
      this.#ended.count += 1;
      this.#ended.seconds += waited / 1000;
    }
  }

  /** Milliseconds since the last call: on average, or of the oldest that still waits, if that is longer. */
  take(): number {
    const average = this.#count === 0 ? 0 : this.#sum / this.#count;
    this.#sum = 0;
    this.#count = 0;
    const [oldest] = this.#waiting;
    return Math.max(average, oldest ? performance.now() - oldest.since : 0);
  }
}
