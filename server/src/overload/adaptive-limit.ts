/** How much one process takes on at once, and when that is too much. */
export type LimitSettings = {
  /** Milliseconds that ready work may wait for the process or for a connection. */
  target: number;
  /** Requests under way: with which it starts, and between which it moves. */
  start: number;
  least: number;
  most: number;
  /** The least while many are refused: a page whose ten calls come together is no flood. */
  leastInFlood: number;
};

/**
 * Three, for where the database shares a CPU with this process: what is asked of it takes turns with the
 * refusing, and so does all that is at hand.
 */
const usual: LimitSettings = { target: 20, start: 64, least: 8, most: 1_000, leastInFlood: 3 };

/**
 * How many requests may be under way, learnt from how long work waits: it falls by a part while that is
 * too long, and rises by steps while it is used and work does not wait (additive increase,
 * multiplicative decrease, as in TCP; the delay as signal, as in CoDel, RFC 8289). What a machine can
 * do need not be known, nor what a request costs.
 */
export class AdaptiveLimit {
  readonly #settings: LimitSettings;
  #limit: number;
  #underWay = 0;
  /** The most that were under way since it was adapted last. */
  #peak = 0;
  /** How many times in a row work waited too long. */
  #late = 0;

  constructor(settings: Partial<LimitSettings> = {}) {
    this.#settings = { ...usual, ...settings };
    this.#limit = this.#settings.start;
  }

  get limit(): number {
    return this.#limit;
  }

  /**
   * @param share of the limit that is open to this request; more than 1 for those that go first
   * @param most that may be under way, however much the limit is
   */
  admits(share: number, most = Number.POSITIVE_INFINITY): boolean {
    return this.#underWay < Math.min(this.#limit * share, most);
  }

  /** @returns to be called when the work is done; the first call counts */
  enter(): () => void {
    this.#underWay += 1;
    this.#peak = Math.max(this.#peak, this.#underWay);
    let isUnderWay = true;
    return () => {
      if (isUnderWay) this.#underWay -= 1;
      isUnderWay = false;
    };
  }

  /**
   * @param delay milliseconds that ready work waited since the last call
   * @param isFlood whether many were refused since then
   */
  adapt(delay: number, isFlood = false): void {
    const { target, start, most } = this.#settings;
    const least = this.#settings[isFlood ? 'leastInFlood' : 'least'];
    const peak = this.#peak;
    this.#peak = this.#underWay;
    this.#late = delay > target ? this.#late + 1 : 0;
    if (this.#late > 0) {
      // A pause of the machine passes, and what few requests wait for is not their number.
      if (this.#late === 1 || peak < this.#limit / 2) return;
      const part = delay > 2 * target ? 0.7 : 0.85;
      this.#limit = Math.max(Math.min(least, this.#limit), this.#limit * part);
    } else if (peak >= this.#limit * 0.9) {
      this.#limit = Math.min(most, this.#limit + Math.max(1, this.#limit / 20));
    } else {
      // What was learnt of a busy time is forgotten in a quiet one, so that a page's calls get in.
      this.#limit = Math.max(this.#limit, Math.min(start, this.#limit + 1));
    }
  }
}
